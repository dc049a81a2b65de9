import { cleanText, readSentences, type Sentence } from '@lumen/companion-engine/clean-text'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { detectLanguage } from '@lumen/language/detect-language'
import { packFor } from '@lumen/companion-engine/packs/registry'
import type { Language } from '@lumen/contracts/languages'
import type { Day } from '../ranking/dates.ts'
import type { Candidate } from '../candidate.ts'
import { readFacts } from './read-facts.ts'
import { readFeelings } from './read-feelings.ts'
import { readAppointments, readEvents, readPeople } from './read-life.ts'
import { readSelf } from './read-self.ts'
import { asRead } from './spoken.ts'

export type Said = {
  text: string
  language: Language
  /** The day it was said on, where the user was. */
  today: Day
}

/**
 * What a message of the user tells about them, by the companion engine's patterns and those of
 * life events, people and feelings, in eight languages. Questions and wishes tell nothing.
 */
export function extractByRules(said: Said): Candidate[] {
  const text = cleanText(said.text)
  if (dictated.test(text)) return []
  const language =
    detectLanguage(asRead(text, packFor(said.language)), said.language) ?? said.language
  const pack = packFor(language)
  const sentences = readSentences(text, pack.text)
  const found: Candidate[] = []
  sentences.forEach((sentence, at) => {
    if (conditional[language].test(sentence.text)) return
    const reading = { sentence, before: sentences[at - 1] ?? null, pack, today: said.today }
    const events = readEvents(reading)
    const eventful = new Set(events.map(({ content }) => content))
    const facts = readFacts(reading, events.length > 0).filter(
      ({ content }) => !eventful.has(content),
    )
    const selves = readSelf(reading, facts).filter(({ content }) => !eventful.has(content))
    // "I can't eat gluten" is no matter of taste.
    const barred = new Set(
      selves.filter(({ slot }) => slot.startsWith('allergy:')).map(({ content }) => content),
    )
    const told = [
      ...facts.filter(({ type, content }) => type !== 'preference' || !barred.has(content)),
      ...selves,
    ]
    const plans =
      events.length === 0 && !facts.some(({ type }) => type === 'plan')
        ? readAppointments(reading)
        : []
    const people = facts.some(({ type }) => type === 'person')
      ? []
      : readPeople(reading).filter(
          ({ content }) =>
            !eventful.has(content) && !plans.some((plan) => plan.content.startsWith(content)),
        )
    found.push(...keptWhole([...told, ...events, ...plans, ...people], sentence))
  })
  found.push(...readFeelings(sentences, found, pack, said.today))
  return distinct(found)
}

/** Words to be translated or polished tell nothing of who sends them. */
const dictated =
  /翻译(?:成|一下|这|下面)|造句|润色|改写(?:一下|成|这)|\btranslate (?:this|that|it|the|to|into|for)\b|\bproofread\b|übersetze?n? (?:mir|das|den|bitte|diesen|folgend)|tradui(?:s|re|sez)[- ](?:moi|ce|cette|le|la|en)\b|tradu(?:ce|cir|zca)(?:me)? (?:esto|esta|este|al|el|la)\b|traduz(?:ir|a|e)? (?:isso|isto|esta|este|para)\b|訳して|번역(?:해|좀)/iu

/** The longest Chinese sentence that is kept whole, in characters. */
const shortSentence = 32
/** What merely refuses what was said before. */
const refusal = /^(?:不对|不是|错了|(?:我|你)?(?:记|说|搞|弄)错了)[，,]\s*/u
const lived: ReadonlySet<string> = new Set(['event', 'plan', 'person', 'trait', 'habit', 'family'])

/**
 * A short Chinese sentence that tells one thing is kept whole: 差三分没过线 says little without the
 * 考研成绩出来了 before it.
 */
function keptWhole(told: readonly Candidate[], sentence: Sentence): readonly Candidate[] {
  const [only] = told
  if (only === undefined || told.length > 1 || only.language !== 'zh') return told
  // Alone, or with the day it means behind it.
  const at = sentence.clauses.findIndex(({ text }) =>
    /^(?:（|$)/u.test(only.content.startsWith(text) ? only.content.slice(text.length) : '–'),
  )
  const short = [...sentence.text].length <= shortSentence
  const known = lived.has(only.type) || lived.has(only.contextTags[0] ?? '')
  // What is felt beside a habit is a memory of its own.
  const felt =
    !lived.has(only.type) && readEmotion(sentence.text, only.language).label !== 'neutral'
  if (!known || felt || at === -1 || !short || sentence.marked) return told
  const clause = sentence.clauses[at]?.text ?? ''
  return [
    { ...only, content: only.content.replace(clause, () => sentence.text.replace(refusal, '')) },
  ]
}

/** A sentence that begins so tells of what is not. */
const conditional: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:如果|要是|假如|万一)/u,
  ja: /^(?:もし|仮に)/u,
  ko: /^(?:만약|혹시)/u,
  en: /^(?:if|suppose) /i,
  fr: /^(?:si |s'il )/i,
  de: /^(?:wenn|falls) /i,
  es: /^si /i,
  pt: /^se /i,
}

/** One candidate per thing said, and none twice in the same words. */
function distinct(found: readonly Candidate[]): Candidate[] {
  const kept = new Map<string, Candidate>()
  for (const candidate of found) {
    const { content } = candidate
    if (!kept.has(content)) kept.set(content, candidate)
  }
  // 我有个妹妹 stands in what is told of her.
  return [...kept.values()].filter(
    ({ content, contextTags }) =>
      contextTags[0] !== 'family' ||
      ![...kept.keys()].some((other) => other !== content && other.includes(content)),
  )
}
