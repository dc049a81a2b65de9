import type { Language } from '@lumen/contracts/languages'
import { liveAnalysers } from '@lumen/language/analyser'
import { fold } from '@lumen/language/fold'
import { strictTypes, type AnswerType } from './answer-types.ts'
import { factToken } from './fact-tokens.ts'
import type { Attribute } from './facts.ts'
import { speaksOfSelf, tailsOf, termsOf, withBroader } from './describe-clause.ts'
import { hasLabel, namesOf, type Heard, type LanguageRules } from './language-rules.ts'
import { namesIn, petKind } from './names.ts'

export type WeightedToken = { readonly token: string; readonly weight: number }

/** A question about the user, their people, animals, things or plans. */
export type UserQuestion = {
  readonly type: AnswerType
  /**
   * `user`, a relation, `pet.cat`, `name:luca`; `they`: somebody named before; `any`: it may ask for
   * something else altogether.
   */
  readonly subject: string
  /** Asks in so many words for what was told before: if nothing was, that is the answer. */
  readonly recalls: boolean
  /** Whether it surely asks; else it is answered by what agrees with it, or asked nothing. */
  readonly certain: boolean
  readonly tokens: readonly WeightedToken[]
  /** Of these, the words for days and hours: “today” is told of much that is not asked for. */
  readonly times: readonly string[]
  readonly language: Language
  readonly text: string
}

export type QuestionContext = {
  readonly language: Language
  /** By which the user may call the companion: it is nobody they ask about. */
  readonly companionName: string
  /** Folded names that the user told: name → relation, `pet.cat` or `user`. */
  readonly names: ReadonlyMap<string, string>
  /** What the user wrote just before: “and me?” asks for the same. */
  readonly before?: string | null
}

/** Questions may stand at either end of a message; what is longer tells. */
const longestQuestion = 160
const wordWeight = 1
const conceptWeight = 0.4
const characterWeight = 0.4
const nearShare = 0.45
const besideShare = 0.5

/** What a message asks about the user; null when it asks nothing of the kind. */
export function readQuestion(
  text: string,
  rules: LanguageRules,
  context: QuestionContext,
): UserQuestion | null {
  let likely: UserQuestion | null = null
  for (const sentence of sentencesOf(text)) {
    const question = readSentence(sentence, rules, context)
    if (question?.certain === true) return question
    likely ??= question
  }
  return likely
}

/** Partners whom a question names. */
const partners = new Set(['partner', 'wife', 'husband', 'boyfriend', 'girlfriend', 'ex'])

/** Of the types that a question's words ask for, the ones that it does. */
function mostNarrow(types: readonly AnswerType[], { hits }: Heard): readonly AnswerType[] {
  const strict = types.filter((type) => strictTypes.has(type))
  if (strict.length > 0) return strict
  // “What does my wife do?” does not ask whether there is one.
  const named = namesOf(hits, 'kin').some((kin) => partners.has(kin))
  const others = types.filter((type) => type !== 'partner' && !generic.has(type))
  return named && others.length > 0 ? others : types
}

/** The longest that asks “and me?”. */
const longestEcho = 18

/** The types that a question takes over from the one before it, when it names none. */
function typesBefore(
  text: string,
  rules: LanguageRules,
  { before = null }: QuestionContext,
): AnswerType[] {
  if (before === null || text.length > longestEcho) return []
  const types = namesOf(rules.hear(before).hits, 'ask') as AnswerType[]
  return types.filter((type) => !generic.has(type))
}

/** The sentences of a message, the last first. */
function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?\n；;]+[。！？!?\n；;]*/gu) ?? []
  return sentences
    .slice(-4)
    .toReversed()
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longestQuestion)
}

function readSentence(
  text: string,
  rules: LanguageRules,
  context: QuestionContext,
): UserQuestion | null {
  const { language, names, companionName } = context
  const heard = rules.hear(text)
  const { hits, matchable } = heard
  const own = (namesOf(hits, 'ask') as AnswerType[]).sort(
    (a, b) => Number(generic.has(a)) - Number(generic.has(b)),
  )
  const types = own.length > 0 ? mostNarrow(own, heard) : typesBefore(text, rules, context)
  const marked = /[?？][^\p{L}]*$/u.test(text)
  const asked = marked || asks(heard, types)
  if (!asked && !endsAsking(heard, types)) return null
  if (hasLabel(hits, 'companion')) return null
  const remembers = hasLabel(hits, 'remember')
  const self = speaksOfSelf(hits)
  const plain =
    (hasLabel(hits, 'asks') || hasLabel(hits, 'opens')) && types.some((type) => !vague.has(type))
  // Asked for a fact in so many words, “tell me” wishes for nothing else.
  if (hasLabel(hits, 'wish') && !remembers && !plain) return null
  const advice = hasLabel(hits, 'opinion') && !(plain && remembers)
  if (advice && !(marked && plain && types.some((type) => dated.has(type)))) return null
  const company = [...namesOf(hits, 'kin'), ...namesOf(hits, 'animal').map(petKind)]
  const called = fold(companionName)
  const named = namesIn(matchable.text, names).filter((name) => name !== called)
  const theirs = self || hasLabel(hits, 'own') || company.length > 0 || named.length > 0
  if (hasLabel(hits, 'you') && !remembers && !theirs) return null
  if (advice && !theirs) return null
  const topic = self || company.length > 0 || named.length > 0 ? [] : topicBefore(rules, context)
  return {
    type: types[0] ?? 'what',
    subject:
      theirs || types[0] === 'everything'
        ? subjectOf(company, named, names, self, language)
        : hasLabel(hits, 'they') && !generic.has(types[0] ?? 'what')
          ? 'they'
          : 'any',
    recalls: remembers,
    certain: asked && !advice,
    tokens: withTopic(tokensOf(heard, types, company, named, names, self), topic),
    times: hits
      .filter(({ label }) => label === 'tell:day' || label === 'tell:time')
      .flatMap(({ start, end }) => termsOf(matchable.text.slice(start, end), language)),
    language,
    text,
  }
}

/** The words and people of what the user wrote just before: “and which day?” is asked of them. */
function topicBefore(rules: LanguageRules, { before = null, names }: QuestionContext) {
  if (before === null || before.length > longestQuestion) return []
  const heard = rules.hear(before)
  const company = [...namesOf(heard.hits, 'kin'), ...namesOf(heard.hits, 'animal').map(petKind)]
  return tokensOf(heard, [], company, namesIn(heard.matchable.text, names), names, false)
}

/** How many words of its own a question has that leans on what was written before it. */
const mostOwnWords = 1
const topicShare = 0.4

function withTopic(
  own: readonly WeightedToken[],
  topic: readonly WeightedToken[],
): readonly WeightedToken[] {
  const words = own.filter(({ token }) => /^term:(?!c:).{2,}/u.test(token))
  if (words.length > mostOwnWords) return own
  const has = new Set(own.map(({ token }) => token))
  const more = topic.filter(({ token }) => !has.has(token))
  return [...own, ...more.map(({ token, weight }) => ({ token, weight: weight * topicShare }))]
}

/** Types that ask for what stands in a calendar or a passport: nobody wants advice on them. */
const dated = new Set<AnswerType>(['day', 'time', 'birthday', 'age', 'name', 'lives', 'price'])

/** Types that question words alone ask for; others say more. */
const generic = new Set<AnswerType>(['what', 'who', 'where', 'day', 'reason', 'state', 'number'])

/** Types that counsel and wishes ask for as well. */
const vague = new Set<AnswerType>(['what', 'who', 'reason', 'state', 'number', 'food', 'likes'])

/** An exclamation, not a question, when nothing tells what is asked: “que sueño”. */
const shortestOpened = 4

/** Whether a sentence asks by its words: anywhere, or as it or a part of it begins. */
function asks({ hits, matchable: { text } }: Heard, types: readonly AnswerType[]): boolean {
  if (hasLabel(hits, 'asks')) return true
  const typed = types.some((type) => type !== 'what')
  const specific = types.some((type) => !generic.has(type))
  const opens = new Set(hits.flatMap(({ label, start }) => (label === 'opens' ? [start] : [])))
  if (opens.size === 0) return false
  if (!typed && text.trim().split(/\s+/).length < shortestOpened && /[a-z]/.test(text)) return false
  const fillers = new Map(
    hits.flatMap(({ label, start, end }) => (label === 'filler' ? [[start, end]] : [])),
  )
  const begins = (from: number): boolean => {
    for (let at = from; at < text.length;) {
      while (at < text.length && /[\s\p{P}\p{S}]/u.test(text[at] ?? '')) at += 1
      if (opens.has(at)) return true
      const filler = fillers.get(at)
      if (filler === undefined) return false
      at = filler
    }
    return false
  }
  const commas = specific ? [...text.matchAll(/[,，、:：…]/g)].map(({ index }) => index + 1) : []
  return [0, ...commas].some(begins)
}

/** How far from its end a question word may stand in a sentence that ends with what it asks for. */
const askedLast = 12
const longestAskedLast = 60

/** Whether a sentence that begins like one that tells ends with what it asks for. */
const endsAsking = ({ hits, matchable: { text } }: Heard, types: readonly AnswerType[]): boolean =>
  text.length <= longestAskedLast &&
  types.some((type) => type !== 'what' && type !== 'reason' && type !== 'state') &&
  hits.some(({ label, firstEnd }) => label === 'opens' && firstEnd >= text.length - askedLast)

/** Languages in which whose comes before what: the last of the people named is asked about. */
const ownerFirst = new Set<Language>(['zh', 'en', 'ja', 'ko'])

function subjectOf(
  company: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
  self: boolean,
  language: Language,
): string {
  const head = ownerFirst.has(language) ? company.at(-1) : company[0]
  if (head !== undefined) return head
  const [name] = named
  if (name !== undefined) return names.get(name) ?? `name:${name}`
  return self ? 'user' : 'any'
}

const typeWeight = 1.5
const subjectWeight = 1.5
/** Whom somebody is among: a son among the children. */
const broaderShare = 0.5

function tokensOf(
  { written, language, matchable, hits }: Heard,
  types: readonly AnswerType[],
  company: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
  self: boolean,
): WeightedToken[] {
  const weights = new Map<string, number>()
  const add = (token: string, weight: number) =>
    weights.set(token, Math.max(weights.get(token) ?? 0, weight))
  const units = matchable.text.split('')
  for (const { label, start, firstEnd } of hits)
    if (emptyLabels.has(label)) {
      // “How old” asks for an age; in “which classes” the classes are what it is about.
      const noun = label === 'opens' && !asksAll(hits, start, firstEnd)
      const space = noun ? matchable.text.indexOf(' ', start) : -1
      units.fill(' ', start, space < 0 ? firstEnd : Math.min(firstEnd, space))
    }
  const kept = keptText(written, matchable.at, units)
  // Clauses are stored by the words of the analyser that was in use then.
  const terms = new Set(liveAnalysers.flatMap((each) => termsOf(kept, language, each)))
  const tails = new Set(liveAnalysers.flatMap((each) => tailsOf(kept, language, true, each)))
  for (const term of terms) {
    const word = term.slice('term:'.length)
    const weight = word.startsWith('c:')
      ? conceptWeight
      : [...word].length === 1
        ? characterWeight
        : wordWeight
    add(term, weight)
    add(`near:${word}`, weight * nearShare)
  }
  for (const tail of tails) add(tail, wordWeight)
  if (types[0] === 'everything')
    for (const [type, weight] of Object.entries(introductions)) add(`answers:${type}`, weight)
  for (const type of types.flatMap(answersTo)) {
    add(`answers:${type}`, typeWeight)
    add(`beside:${type}`, typeWeight * besideShare)
  }
  for (const each of company)
    for (const [at, subject] of withBroader(each).entries())
      add(`about:${subject}`, at === 0 ? subjectWeight : subjectWeight * broaderShare)
  for (const name of named) {
    add(`name:${name}`, subjectWeight)
    const relation = names.get(name)
    if (relation !== undefined) add(`about:${relation}`, subjectWeight / 2)
  }
  if (self && company.length === 0) add('about:user', subjectWeight / 2)
  const theirs = company.length > 0 ? company : named.flatMap((name) => names.get(name) ?? [])
  const whose = theirs.length > 0 ? theirs : self ? ['user'] : []
  for (const attribute of types.flatMap((type) => factsFor[type] ?? []))
    for (const relation of whose) add(factToken(relation, attribute), factWeight)
  return [...weights].map(([token, weight]) => ({ token, weight }))
}

/** What facts answer a question of a type. */
const factsFor: Partial<Record<AnswerType, readonly Attribute[]>> = {
  name: ['name'],
  age: ['age'],
  birthday: ['birthday'],
  lives: ['home'],
  work: ['work'],
  partner: ['partner'],
  child: ['children'],
  animal: ['animal', 'name'],
  health: ['health', 'diet'],
  dislikes: ['health', 'diet'],
}
const factWeight = 1.5

/** Whether all of a stretch tells what is asked for. */
const asksAll = (hits: Heard['hits'], from: number, to: number): boolean =>
  hits.some(({ label, start, end }) => label.startsWith('ask:') && start <= from && to <= end)

/** Words that ask and do not say what for. */
const emptyLabels = new Set(['asks', 'opens', 'remember', 'self', 'own', 'you', 'filler'])

function keptText(written: string, at: readonly number[], units: readonly string[]): string {
  const characters = written.split('')
  for (const [index, unit] of units.entries())
    if (unit === ' ') characters.fill(' ', at[index] ?? 0, at[index + 1] ?? written.length)
  return characters.join('')
}

/** What people tell of themselves first. */
const introductions = { name: 3, work: 2, lives: 2, study: 2, age: 1 } as const

/** What may answer a question of a type. */
const wider: Partial<Record<AnswerType, readonly AnswerType[]>> = {
  day: ['day', 'time', 'birthday'],
  time: ['time', 'day'],
  lives: ['lives', 'where'],
  where: ['where', 'lives', 'origin'],
  origin: ['origin', 'where'],
  who: ['who', 'name'],
  likes: ['likes', 'hobby', 'food'],
  hobby: ['hobby', 'likes'],
  food: ['food', 'likes'],
  gift: ['gift'],
  study: ['study', 'work'],
}

const answersTo = (type: AnswerType): readonly AnswerType[] => wider[type] ?? [type]
