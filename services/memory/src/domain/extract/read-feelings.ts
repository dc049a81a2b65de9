import type { Sentence } from '@lumen/companion-engine/clean-text'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { valenceOf, type UserEmotion } from '@lumen/companion-engine/emotion-labels'
import { isAsking } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import { firstPerson } from '@lumen/companion-engine/packs/language-words'
import type { Day } from '../search/dates.ts'
import type { Candidate } from './candidate.ts'
import { lifePatterns } from './life-patterns.ts'
import { cut, speaksOfAnother } from './sentence-reading.ts'

/** How strongly a feeling has to speak to be kept. */
const leastIntensity = 0.5
const emotionImportance = 4

/** Japanese and Korean leave the speaker out; a marked subject is then somebody else. */
function speaksOfSelf(sentence: Sentence, pack: Pack): boolean {
  if (speaksOfAnother(sentence.text, pack)) return false
  if (firstPerson[pack.language].test(sentence.folded)) return true
  if (lifePatterns[pack.language].ownVerb?.test(sentence.text.toLowerCase()) === true) return true
  if (pack.language === 'ja') return !/[はが]/u.test(sentence.text)
  return pack.language === 'ko' && !/(?:은|는|이|가)(?= )/u.test(sentence.text)
}

/** Whether a feeling is named beside what the sentence told already ("I hate mushrooms" is a taste). */
function speaksBeside(text: string, told: readonly string[], pack: Pack): boolean {
  const covered = told.find((content) => text.includes(content.slice(0, 60)))
  if (covered === undefined) return true
  const rest = text.replace(covered, ' ')
  return readEmotion(rest, pack.language).label !== 'neutral'
}

/** Too plain, or too fleeting, to be kept. */
const passing: readonly UserEmotion[] = [
  'neutral',
  'bored',
  'confused',
  'surprise',
  'calm',
  'tired',
  'gratitude',
]

/** The strongest feeling that a message names as the user's own. */
export function readFeelings(
  sentences: readonly Sentence[],
  already: readonly string[],
  pack: Pack,
  today: Day,
): Candidate[] {
  const felt = sentences.flatMap((sentence) => {
    const { label, intensity } = readEmotion(sentence.text, pack.language)
    const told =
      !sentence.marked &&
      !passing.includes(label) &&
      intensity >= leastIntensity &&
      speaksOfSelf(sentence, pack) &&
      !isAsking(sentence.folded, pack) &&
      !lifePatterns[pack.language].unreal.test(sentence.text.toLowerCase()) &&
      speaksBeside(sentence.text, already, pack)
    return told ? [{ sentence, label, intensity }] : []
  })
  const [strongest] = felt.toSorted((a, b) => b.intensity - a.intensity)
  if (strongest === undefined) return []
  const { sentence, label, intensity } = strongest
  const sign = valenceOf(label) === 'bad' ? -1 : 1
  return [
    {
      type: 'emotion',
      scope: 'companion',
      slot: `emotion:${today}:${label}`,
      value: label,
      content: cut(sentence.text),
      importance: Math.min(8, emotionImportance + Math.round(intensity * 3)),
      emotionalWeight: Math.round(sign * intensity * 100) / 100,
      contextTags: [label],
      confidence: 0.6,
      day: today,
      language: pack.language,
    },
  ]
}
