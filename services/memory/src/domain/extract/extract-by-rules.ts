import { cleanText, readSentences } from '@lumen/companion-engine/clean-text'
import { detectLanguage } from '@lumen/companion-engine/detect-language'
import { packFor } from '@lumen/companion-engine/packs/registry'
import type { Language } from '@lumen/contracts/languages'
import type { Day } from '../search/dates.ts'
import type { Candidate } from './candidate.ts'
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
    found.push(...told, ...events)
    if (events.length === 0 && !facts.some(({ type }) => type === 'plan'))
      found.push(...readAppointments(reading))
    if (!facts.some(({ type }) => type === 'person'))
      found.push(...readPeople(reading).filter(({ content }) => !eventful.has(content)))
  })
  found.push(...readFeelings(sentences, found, pack, said.today))
  return distinct(found)
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
  return [...kept.values()]
}
