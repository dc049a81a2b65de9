import { foldText, quotable, readSentences, type Sentence, type Span } from './clean-text.ts'
import { readEmotion } from './emotion.ts'
import { type FactKind, factKinds, shapeOf } from './fact-kinds.ts'
import { firstPerson } from './packs/language-words.ts'
import type { KeyEntry, Pack, Patterns } from './pack.ts'

export type Fact = {
  readonly kind: FactKind
  /** Canonical key (cat, mother, colour) or, for plans, the user's folded words for a time. */
  readonly key: string | null
  /** What the key is called in a reply. */
  readonly keyLabel: string | null
  readonly value: string
  /** The user's turn it was told in, counted from 0; -1 for a stored memory. */
  readonly turn: number
  readonly memoryId: string | null
  /** Told as a further one ("another cat"): joins the former value instead of replacing it. */
  readonly adds: boolean
}

/** What the companion asked just before: a bare answer then tells a fact of this kind. */
export type Expected = { readonly kind: FactKind; readonly asked: string }

type Source = { readonly turn: number; readonly memoryId: string | null; readonly adds: boolean }

/** Whether a clause or sentence asks rather than tells. */
export const isAsking = (folded: string, pack: Pack): boolean =>
  pack.text.question.some((pattern) => pattern.test(folded))

/** The entry of a key table whose words stand in the text, as [key, label]. */
export function findKey(folded: string, table: Readonly<Record<string, KeyEntry>>) {
  let best: { key: string; label: string; word: string; length: number; at: number } | null = null
  for (const [key, entry] of Object.entries(table)) {
    const match = entry.words?.exec(folded)
    if (match === null || match === undefined) continue
    if (best !== null && match[0].length <= best.length) continue
    best = { key, label: entry.label, word: match[0], length: match[0].length, at: match.index }
  }
  return best
}

/** A value fit to be kept and repeated, or null. */
function cleanValue(raw: string, pack: Pack): string | null {
  let value = raw.trim()
  for (let round = 0; round < 3; round++) {
    const folded = foldText(value, pack.text)
    const tail = pack.text.tail.exec(folded)
    if (tail === null || tail.index === 0) break
    value = value.slice(0, tail.index).trim()
  }
  const plain = quotable(value, pack.text.quote.max + 6)
  if (plain === null || pack.facts.reject.test(foldText(plain, pack.text))) return null
  return plain
}

/** A clause without what leads into it ("by the way, my name is …"). */
function withoutLead(clause: Span, pack: Pack): Span {
  const cut = pack.text.lead.exec(clause.folded)?.[0].length ?? 0
  if (cut === 0 || cut >= clause.text.length) return clause
  return { text: clause.text.slice(cut), folded: clause.folded.slice(cut) }
}

function matchClause(clause: Span, kind: FactKind, patterns: Patterns, pack: Pack, source: Source) {
  for (const pattern of patterns) {
    const match = pattern.exec(clause.folded)
    const proper = match?.groups?.['proper']
    const groupValue = match?.groups?.['value'] ?? proper
    if (match === null || groupValue === undefined) continue
    const valueAt = match.index + match[0].lastIndexOf(groupValue)
    // folded text has no capitals: a name told by its place alone must be written with one
    if (proper !== undefined && !/\p{Lu}/u.test(clause.text.charAt(valueAt))) continue
    const value = cleanValue(clause.text.slice(valueAt, valueAt + groupValue.length), pack)
    if (value === null || (kind === 'name' && describes(value, pack))) continue
    const groupKey = match.groups?.['key'] ?? null
    const { keys } = shapeOf(kind)
    if (keys === null) return { kind, key: null, keyLabel: null, value, ...source }
    if (keys === 'when') {
      if (groupKey === null) continue
      const keyAt = match.index + match[0].indexOf(groupKey)
      const said = clause.text.slice(keyAt, keyAt + groupKey.length).trim()
      const keyLabel = keyAt === 0 ? withinSentence(said, groupKey, pack) : said
      return { kind, key: groupKey.trim(), keyLabel, value, ...source }
    }
    const found = findKey(groupKey ?? clause.folded, pack.facts.keys[keys])
    if (found === null) continue
    const own = pack.facts.keepWords && (keys === 'species' || keys === 'relation')
    const keyLabel = own && groupKey !== null ? found.word : found.label
    return { kind, key: found.key, keyLabel, value, ...source }
  }
  return null
}

/** "I'm furious" names a mood: a word in small letters that is one, or that is built like one. */
const describes = (value: string, pack: Pack): boolean =>
  /^\p{Ll}/u.test(value) &&
  (readEmotion(value, pack.language).label !== 'neutral' ||
    /(?:ous|ful|less|ing|ish|able|ible|ive|sick)$/.test(value))

/** "On Saturday" and "Tomorrow" began a sentence; in a reply they stand inside one. */
function withinSentence(said: string, folded: string, pack: Pack): string {
  const ordinary =
    said.includes(' ') || pack.calendar.offsets.some(([pattern]) => pattern.test(folded))
  return ordinary ? said.charAt(0).toLowerCase() + said.slice(1) : said
}

/** Facts told in sentences; those that ask tell none, except in clauses before the question. */
export function extractFacts(
  sentences: readonly Sentence[],
  pack: Pack,
  origin: { readonly turn: number; readonly memoryId: string | null },
  context: { readonly before: readonly string[]; readonly expected: Expected | null },
): Fact[] {
  const source = { ...origin, adds: false }
  const facts: Fact[] = []
  const heard = [...context.before]
  for (const sentence of sentences) {
    const { clauses } = sentence
    clauses.forEach((clause, at) => {
      const asks = (sentence.marked && at === clauses.length - 1) || isAsking(clause.folded, pack)
      const adds = pack.facts.another.test(sentence.folded)
      const now = heard.slice(context.before.length)
      if (!asks) {
        const told = factsOfClause(clause, pack, { ...source, adds }, { heard, now })
        facts.push(...told)
        if (told.length === 0 && goesOnAboutSelf(sentence, at, pack))
          facts.push(
            ...factsWithSubject(clause, pack, { ...source, adds }).filter(
              ({ kind }) => !facts.some((fact) => fact.kind === kind),
            ),
          )
      }
      heard.push(clause.folded)
    })
    if (!sentence.marked && clauses.length > 1 && !facts.some((fact) => fact.kind === 'plan')) {
      const plan = matchClause(sentence, 'plan', pack.facts.kinds.plan.told, pack, source)
      if (plan !== null && !isAsking(sentence.folded, pack)) facts.push(plan)
    }
  }
  if (facts.length === 0 && context.expected !== null) {
    const bare = bareFact(sentences, context.expected, pack, source, heard)
    if (bare !== null) facts.push(bare)
  }
  return facts
}

/** 我叫安娜，住在杭州: a later clause goes on about the speaker, whom only Chinese leaves out so. */
function goesOnAboutSelf(sentence: Sentence, at: number, pack: Pack): boolean {
  if (pack.language !== 'zh' || at === 0) return false
  const clause = sentence.clauses[at]?.folded ?? ''
  const before = sentence.clauses.slice(0, at).map(({ folded }) => folded)
  return (
    !/^[我你您他她它咱这那谁]/u.test(clause) &&
    before.some((folded) => /^(?:你好|嗨|其实|以前|之前)?我(?![们的])/u.test(folded)) &&
    before.every((folded) => findKey(folded, pack.facts.keys.relation) === null)
  )
}

const ofSelf: ReadonlySet<FactKind> = new Set(['city', 'job', 'study', 'origin', 'age', 'like'])

const factsWithSubject = (clause: Span, pack: Pack, source: Source): Fact[] =>
  factsOfClause({ text: `我${clause.text}`, folded: `我${clause.folded}` }, pack, source, {
    heard: [],
    now: [],
  }).filter(({ kind }) => ofSelf.has(kind))

/** @param said.now the clauses of this very message, of all that was heard lately */
function factsOfClause(
  clause: Span,
  pack: Pack,
  source: Source,
  said: { readonly heard: readonly string[]; readonly now: readonly string[] },
): Fact[] {
  const facts: Fact[] = []
  const bare = withoutLead(clause, pack)
  for (const kind of factKinds) {
    const { told } = pack.facts.kinds[kind]
    const fact =
      matchClause(clause, kind, told, pack, source) ??
      (bare === clause ? null : matchClause(bare, kind, told, pack, source))
    if (fact !== null) facts.push(fact)
  }
  if (facts.some(({ kind }) => kind === 'petName' || kind === 'personName')) return facts
  if (!facts.some(({ kind }) => kind === 'name')) {
    const name = followingName(clause, pack, source, said.heard)
    return name === null ? facts : [...facts, name]
  }
  // "I have a dog, called Rex": what was mentioned just now bears the name, not who speaks of it.
  const own = firstPerson[pack.language].test(clause.folded)
  const name = own ? null : followingName(clause, pack, source, said.now)
  return name === null ? facts : [...facts.filter(({ kind }) => kind !== 'name'), name]
}

/** "…, his name is Rex": the name of the animal or person mentioned last. */
function followingName(clause: Span, pack: Pack, source: Source, heard: readonly string[]) {
  for (const pattern of pack.facts.followingName) {
    const match = pattern.exec(clause.folded)
    const proper = match?.groups?.['proper']
    const group = match?.groups?.['value'] ?? proper
    if (match === null || group === undefined) continue
    const at = match.index + match[0].lastIndexOf(group)
    const value = cleanValue(clause.text.slice(at, at + group.length), pack)
    // a bare name belongs to the one mentioned in the very clause before it
    const bare = proper !== undefined
    if (bare && !/\p{Lu}/u.test(clause.text.charAt(at))) continue
    const owner = lastMentioned(bare ? heard.slice(-1) : [...heard, clause.folded], pack)
    if (value === null || owner === null) continue
    return { ...owner, value, ...source }
  }
  return null
}

/** The pet or person named last in what was said, as the key of a name. */
function lastMentioned(heard: readonly string[], pack: Pack) {
  for (const text of heard.slice(-6).reverse()) {
    const pet = findKey(text, pack.facts.keys.species)
    const person = findKey(text, pack.facts.keys.relation)
    const { keepWords } = pack.facts
    if (pet !== null && (person === null || pet.at >= person.at)) {
      return { kind: 'petName' as const, key: pet.key, keyLabel: keepWords ? pet.word : pet.label }
    }
    if (person !== null) {
      const keyLabel = keepWords ? person.word : person.label
      return { kind: 'personName' as const, key: person.key, keyLabel }
    }
  }
  return null
}

/** A short answer to the companion's own question, which holds nothing but the value. */
function bareFact(
  sentences: readonly Sentence[],
  expected: Expected,
  pack: Pack,
  source: Source,
  heard: readonly string[],
): Fact | null {
  const [first, second] = sentences
  if (first === undefined || second !== undefined || first.marked) return null
  const clause = first.clauses.at(-1)
  if (clause === undefined || isAsking(clause.folded, pack)) return null
  // "芝麻上周绝育了，现在不理我" tells something else; "嗯，叫芝麻" answers.
  if (first.clauses.slice(0, -1).some(({ text }) => text.length > 8)) return null
  let raw = clause.text
  for (const pattern of pack.facts.bare) {
    const group = pattern.exec(clause.folded)?.groups?.['value']
    if (group === undefined) continue
    const at = clause.folded.lastIndexOf(group)
    raw = clause.text.slice(at, at + group.length)
    break
  }
  const value = cleanValue(raw, pack)
  const bareMax = pack.text.glue === '' ? 10 : 28
  if (value === null || value.length > bareMax || value.split(' ').length > 4) return null
  if (
    [
      ...pack.intents.yes,
      ...pack.intents.no,
      ...pack.intents.dunno,
      ...pack.intents.nothing,
      ...pack.intents.okay,
    ].some((pattern) => pattern.test(first.folded))
  )
    return null
  const { kind } = expected
  const { keys } = shapeOf(kind)
  if (keys === null) return { kind, key: null, keyLabel: null, value, ...source }
  if (kind === 'petName' || kind === 'personName') {
    const owner = lastMentioned([...heard.slice(0, -1), foldText(expected.asked, pack.text)], pack)
    return owner === null ? null : { ...owner, value, ...source }
  }
  if (keys === 'when') {
    const when = pack.facts.when.exec(foldText(expected.asked, pack.text))
    return when === null ? null : { kind, key: when[0], keyLabel: when[0], value, ...source }
  }
  const found = findKey(foldText(expected.asked, pack.text), pack.facts.keys[keys])
  if (found === null) return null
  return { kind, key: found.key, keyLabel: found.label, value, ...source }
}

/** A memory's text as if the user had said it, for the same patterns. */
export function memorySentences(content: string, pack: Pack): Sentence[] {
  const voiced = pack.facts.memoryVoice.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    content,
  )
  const sentences = readSentences(voiced, pack.text)
  const prefix = pack.facts.memoryPrefix
  if (prefix === undefined) return sentences
  const spoken = (span: Span): Span =>
    span.folded.startsWith(prefix)
      ? span
      : { text: `${prefix}${span.text}`, folded: `${prefix}${span.folded}` }
  return sentences.map((sentence) => ({
    ...sentence,
    clauses: sentence.clauses.flatMap((clause) => [...new Set([clause, spoken(clause)])]),
  }))
}
