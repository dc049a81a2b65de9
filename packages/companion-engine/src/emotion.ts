import type { Language } from '@lumen/contracts/languages'
import { cleanText, foldText } from './clean-text.ts'
import { emojiEmotion } from './emoji.ts'
import { type UserEmotion, userEmotions, valenceOf } from './emotion-labels.ts'
import { laughsAlong } from '@lumen/language/laughs'
import type { Pack } from './pack.ts'
import { firstPerson } from './packs/language-words.ts'
import { packFor } from './packs/registry.ts'

export type EmotionReading = {
  readonly label: UserEmotion
  /** 0 (none) to 1. */
  readonly intensity: number
  /** No feeling is named, yet one is denied: “not sad at all”. */
  readonly denied?: true
}

const negationReach = 14
const neutral: EmotionReading = { label: 'neutral', intensity: 0 }

/** Where a pattern matches without a negation in front of it; whether it does with one, else. */
function findUnnegated(folded: string, pattern: RegExp, negation: RegExp) {
  let from = 0
  let denied = false
  while (from < folded.length) {
    const match = pattern.exec(folded.slice(from))
    if (match === null || match[0] === '') break
    const at = from + match.index
    if (!negation.test(folded.slice(Math.max(0, at - negationReach), at))) {
      return { at, length: match[0].length }
    }
    denied = true
    from = at + match[0].length
  }
  return denied ? 'denied' : null
}

/** Reads the feeling of a cleaned text with one pack; emoji count where words are silent. */
export function readEmotionWith(text: string, folded: string, pack: Pack): EmotionReading {
  let label: UserEmotion = 'neutral'
  let best = 0
  let found = 0
  let denied = false
  for (const emotion of userEmotions) {
    if (emotion === 'neutral') continue
    let score = 0
    for (const pattern of pack.emotions[emotion].words) {
      const match = findUnnegated(folded, pattern, pack.text.negation)
      if (match === null) continue
      if (match === 'denied') {
        denied = true
        continue
      }
      // what is said last and in more words weighs a little more
      score += 1 + Math.min(match.length, 12) / 24 + match.at / (folded.length * 4 + 1)
    }
    if (score === 0) continue
    found++
    if (score > best) {
      best = score
      label = emotion
    }
  }
  const sign = emojiEmotion(text)
  if (label === 'neutral' && sign !== null) return { label: sign, intensity: 0.5 }
  if (label === 'neutral') return denied ? { ...neutral, denied } : neutral
  // who laughs at something terrible that is not theirs is not hurt by it
  const amused = valenceOf(label) === 'bad' && laughsAlong(text)
  if (amused && !firstPerson[pack.language].test(folded)) return neutral
  let intensity = 0.5
  if (pack.text.strong.test(folded)) intensity += 0.25
  if (/[!！]/.test(text)) intensity += 0.1
  if (sign !== null || found > 1 || best >= 2) intensity += 0.15
  return { label, intensity: Math.min(1, intensity) }
}

/** A guess at the feeling of a short text, from word lists and emoji; show it as a guess. */
export function readEmotion(text: string, language: Language): EmotionReading {
  const pack = packFor(language)
  const cleaned = cleanText(text)
  return readEmotionWith(cleaned, foldText(cleaned, pack.text), pack)
}
