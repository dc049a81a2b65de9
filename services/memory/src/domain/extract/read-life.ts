import { foldText } from '@lumen/companion-engine/clean-text'
import { findKey } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import type { Candidate } from '../candidate.ts'
import { happenings } from './happenings.ts'
import { goesOn, kinNews } from './kin-news.ts'
import { lifeEvents, lifePatterns, type LifeEventName } from './life-patterns.ts'
import { ownRelation } from './own-relation.ts'
import { intent, past, planPatterns, recurring } from './plan-patterns.ts'
import { shapes } from './read-facts.ts'
import {
  asks,
  cut,
  dated,
  goesOnAboutAnother,
  isDenied,
  speaksOfAnother,
  tellingClauses,
  weightOf,
  withoutLead,
  type Reading,
} from './sentence-reading.ts'
import { asRead } from './spoken.ts'
import type { Language } from '@lumen/contracts/languages'
import type { Day } from '../ranking/dates.ts'
import { soleRelations } from './slot-names.ts'
import { valueKey } from './value-key.ts'
import { comingDay, pastDay } from './when.ts'
import { isInvented, tellsOfSelf } from './whose.ts'

/** What happened in the user's life. */
export function readEvents(reading: Reading): Candidate[] {
  const { pack, today, sentence } = reading
  const found: Candidate[] = []
  if (isInvented(asRead(sentence.text, pack), pack.language)) return []
  const clauses = tellingClauses(reading)
  // A comma may part the words of one event; the whole sentence is read when no clause tells it.
  const spans =
    sentence.marked || clauses.length !== sentence.clauses.length
      ? clauses
      : [...clauses, sentence.text]
  for (const text of spans) {
    // 我爸在工地干活，去年摔断了腿: what goes on about him is kept with him.
    if (pack.language === 'zh' && goesOnAboutAnother(text, reading)) continue
    const lower = text.toLowerCase().replaceAll('’', "'")
    const told = happened(text, reading, clauses.includes(text))
    // "I used to smoke but I quit" ends no job.
    const name = told === 'jobLoss' && habits.test(sentence.text) ? 'quit' : told
    if (name === null || found.some(({ contextTags }) => contextTags[0] === name)) continue
    const { slot: ended, ...event } = lifeEvents[name]
    const ofAnother = speaksOfAnother(text, pack)
    // "My dad retired" ends no job of the user.
    if (ended !== null && ended !== 'partner' && ofAnother) continue
    const whose = findKey(foldText(text, pack.text), {
      ...pack.facts.keys.relation,
      ...pack.facts.keys.species,
    })
    // "My parents divorced" ends no love of the user.
    const slot = ofAnother && soleRelations[whose?.key ?? ''] !== 'partner' ? null : ended
    if ((name === 'death' || name === 'lost') && !isTheirs(lower, pack)) continue
    const value = valueKey(text, pack.language)
    const day = event.type === 'event' ? pastDay(text, pack, today) : null
    found.push({
      ...event,
      scope: slot === 'job' || slot === 'diet' ? 'user' : 'companion',
      slot:
        slot ?? (name === 'death' && whose !== null ? `death:${whose.key}` : `${name}:${value}`),
      value: slot === 'diet' ? dietOf(lower) : slot === null ? name : `${name}:${value}`,
      content: withoutLead(cut(text), pack),
      contextTags: [name, ...(whose === null ? [] : [whose.label])],
      confidence: 0.75,
      day: day !== null && day <= today ? day : null,
      language: pack.language,
    })
  }
  return found
}

const habits =
  /\b(?:smok|vap|cigar|drink|alcohol|booz|weed|sugar|caffein|gambl)\w*|rauch|zigarett|alkohol|trinken|fum(?:er|ar|aba|ais|o\b)|cigarr|beb(?:er|ía|ia)\b|[烟酒]|タバコ|煙草|禁煙|お酒|담배|술을/iu

/** Proposals, and honorifics, which are never of the speaker. */
const never: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /吧$|^(?:要不|不如|先|比如|例如|假装|除非)/u,
  ko: /셨|시네요|시라|으시|세요|십니다|자$/u,
  ja: /(?:しよう|しましょう|してください|しろ|しなさい)/u,
}

/** The life event that a text names; chats name some by what happened alone, in a single clause. */
function happened(text: string, { pack }: Reading, clause: boolean): LifeEventName | null {
  const { language } = pack
  const read = asRead(text, pack)
  const strict = Object.entries(lifePatterns[language].events) as [LifeEventName, RegExp][]
  const [named] =
    strict.find(([, pattern]) => pattern.test(text.toLowerCase().replaceAll('’', "'"))) ??
    strict.find(([, pattern]) => pattern.test(read)) ??
    []
  if (named !== undefined || !clause) return named ?? null
  for (const [name, pattern] of Object.entries(happenings[language]) as [LifeEventName, RegExp][]) {
    const match = pattern.exec(read)
    if (match === null) continue
    if (never[language]?.test(read) === true) continue
    if (name !== 'lost' && !tellsOfSelf(read, language, match.index, match.index + match[0].length))
      continue
    if (isDenied(read, match.index, pack)) continue
    return name
  }
  return null
}

/** "My Rex died" mourns; a phone that dies does not, nor does a friend's husband. */
function isTheirs(lower: string, pack: Pack): boolean {
  const { relation, species } = pack.facts.keys
  const unmarked = ['zh', 'ja', 'ko'].includes(pack.language)
  if (ownRelation(lower, pack) !== null) return true
  if (unmarked && findKey(foldText(lower, pack.text), relation) !== null) return true
  if (findKey(foldText(lower, pack.text), species) !== null) return true
  return mine.test(lower) && !lifeless.test(lower)
}
const mine =
  /(?:^|\s)(?:my|our|mon|ma|notre|mein|meine|unser|unsere|mi|mis|nuestr[oa]|meu|minha|noss[oa]) \p{L}+|我(?:家|的|那|养)|うち|우리/u
const lifeless =
  /phone|battery|laptop|computer|car\b|wifi|plant|téléphone|batterie|ordi|voiture|handy|akku|rechner|auto|móvil|celular|batería|ordenador|coche|bateria|carro|computador|手机|电脑|电池|スマホ|パソコン|電池|휴대폰|배터리|컴퓨터/

/** Whether a word of no longer doing it stands beside the diet. */
const dietOf = (text: string): string =>
  /no longer|not |again|started eating|wieder|nicht mehr|plus (?:végé|vég)|remange|ya no soy|vuel|vuelto|não sou mais|voltei|吃肉|また食べ|다시 먹/u.test(
    text,
  ) && !/不(?:再)?吃肉|stopped/u.test(text)
    ? 'meat'
    : /vegan|végane|ビーガン|ヴィーガン|비건|纯素/u.test(text)
      ? 'vegan'
      : 'vegetarian'

/** An interview, a flight, a wedding on a day to come, in whatever words, and what to be reminded of. */
export function readAppointments(reading: Reading): Candidate[] {
  const { pack, today, sentence } = reading
  const { appointment } = lifePatterns[pack.language]
  const { reminder, doing, soon } = planPatterns[pack.language]
  if (!sentence.marked && reminder.test(asRead(sentence.text, pack)))
    return [plan(sentence.text, sentence.text, comingDay(sentence.text, pack, today), pack)]
  if (isInvented(asRead(sentence.text, pack), pack.language)) return []
  const wanted = sentence.clauses
    .filter(({ text, folded }) => {
      const read = asRead(text, pack)
      return (
        intent[pack.language].test(read) &&
        (soon.test(read) || resolved.test(read)) &&
        !asks({ text, folded }, pack)
      )
    })
    .map(({ text }) => text)
  const clauses = [...tellingClauses(reading), ...(sentence.marked ? [] : wanted)]
  return [...new Set(clauses)].flatMap((text) => {
    const read = asRead(text, pack)
    if (pack.language === 'ko' && never.ko?.test(read) === true) return []
    if (recurring[pack.language].test(read) || past[pack.language].test(read)) return []
    const day = comingDay(text, pack, today)
    const named = appointment.exec(read)
    const near = ownRelation(read, pack)
    const ofOther = speaksOfAnother(text, pack) && (near === null || distant.has(near.key))
    if (named !== null && day !== null && !ofOther) return [plan(text, named[0].trim(), day, pack)]
    const does =
      doing.exec(read) ??
      intent[pack.language].exec(read) ??
      (soon.test(read) ? named : null) ??
      (pack.language === 'zh' ? resolved.exec(read) : null)
    if (does === null || (day === null && !soon.test(read) && !resolved.test(read))) return []
    if (pastDay(text, pack, today) !== null && day === null) return []
    if (isDenied(read, does.index, pack)) return []
    if (
      !tellsOfSelf(read, pack.language, does.index, does.index + does[0].length) &&
      ownRelation(read, pack) === null
    )
      return []
    return [plan(text, text, day, pack)]
  })
}

/** What somebody has made up their mind to do is a plan without a day as well; in Chinese. */
const resolved =
  /(?:^|我|们|真的|也|还|正|已经)(?:打算|决定|计划|准备(?=把|去|找|换|买|辞|剪|学|报|跟|和|给))(?!.{0,3}(?:怎|什|哪|吗|呢|好))[^，,]{2,}/u

const plan = (text: string, what: string, day: Day | null, pack: Pack): Candidate => ({
  ...shapes.plan,
  slot: `plan:${valueKey(what, pack.language)}`,
  value: String(day),
  content:
    day === null
      ? withoutLead(cut(text), pack)
      : dated(withoutLead(cut(text), pack), day, pack.language),
  emotionalWeight: weightOf(text, pack.language),
  contextTags: ['plan'],
  day,
  language: pack.language,
})

/** Whose appointments are no news of the user's. */
const distant: ReadonlySet<string> = new Set([
  'boss',
  'colleague',
  'teacher',
  'neighbour',
  'roommate',
])

/** A statement of some length, after words that merely lead to it. */
const aboutThem = /^(?!(?:的|和|跟|与|们|家|那边|之间|今天|昨天|刚|在)[^，,]*)[^，,]{4,}/u
/** What somebody does just now, says, or wants of the user. */
const ofTheHour =
  /^.{0,4}(?:来了|睡|走了|吃|喝|回来|回家|出门|打(?:来)?电话|说|问|叫|喊|让|催|等|找|看到|做(?:了|的)?饭|买|去(?:买|上班|超市)|陪|送我|给我|骂|知道|同意|觉得|认为|希望|以为)/u

/** 我跟我爸三年没说话了: how one stands with somebody. */
const beside = /我(?:们)?(?:跟|和|同)(?:我(?:的|家)?)?[^，,]{0,4}$/u
const standing =
  /^.{0,10}(?:(?:没|不)(?:怎么)?(?:说话|联系|来往|见面|讲话)|断(?:了)?(?:联系|绝)|关系|感情|处不来|合不来|不对付|有代沟|很亲|最亲)/u

/** A clause with those right after it that go on about the same person. */
function withWhatFollows(clause: string, { sentence, pack }: Reading): string {
  const at = sentence.clauses.findIndex(({ text }) => text === clause)
  if (at === -1) return clause
  const rest = sentence.clauses.slice(at + 1)
  const others = rest.findIndex(({ text }) => !goesOn[pack.language].test(asRead(text, pack)))
  const last = rest.slice(0, others === -1 ? undefined : others).at(-1)
  if (last === undefined) return clause
  const from = sentence.text.indexOf(clause)
  return sentence.text.slice(from, sentence.text.indexOf(last.text, from) + last.text.length)
}

/** What is told of people of the user's. */
export function readPeople(reading: Reading): Candidate[] {
  const { pack } = reading
  const { predicate, home, work } = lifePatterns[pack.language]
  const found: Candidate[] = []
  if (isInvented(asRead(reading.sentence.text, pack), pack.language)) return []
  for (const clause of tellingClauses(reading)) {
    const lower = asRead(clause, pack)
    const person = ownRelation(lower, pack)
    if (person === null) continue
    const text = withWhatFollows(clause, reading)
    const after = asRead(text, pack).slice(person.at + person.length)
    // 我妈 and 妈妈 overlap.
    const rest = person.word.startsWith('我') ? after.replace(/^[妈爸姐妹哥弟]/u, '') : after
    const between =
      pack.language === 'zh' &&
      beside.test(lower.slice(0, person.at + person.length)) &&
      standing.test(rest)
    const told =
      between ||
      predicate.test(rest) ||
      kinNews[pack.language].test(rest) ||
      // Chinese begins with whom it tells of: what follows is about them, unless it is of the hour.
      (pack.language === 'zh' && person.at <= 2 && aboutThem.test(rest) && !ofTheHour.test(rest))
    if (!told) continue
    const aspect = home.test(rest) ? 'home' : work.test(rest) ? 'work' : null
    const value = valueKey(text, pack.language)
    const slot = aspect === null ? `about:${person.key}:${value}` : `about:${person.key}:${aspect}`
    found.push({
      type: 'person',
      scope: 'companion',
      slot,
      value,
      content: withoutLead(cut(text), pack),
      importance: 6,
      emotionalWeight: weightOf(text, pack.language),
      contextTags: ['person', person.label],
      confidence: 0.7,
      day: null,
      language: pack.language,
    })
  }
  return found
}
