import { cleanText, hasLink } from './clean-text.ts'
import { draft, type Draft, say } from './draft.ts'
import { emojiEmotion, hasEmoji } from './emoji.ts'
import { isLaugh } from '@lumen/language/laughs'
import { toneFor, valenceOf } from './emotion-labels.ts'
import type { Turn } from './turn.ts'

const rows = /^(?:asdf|qwer|zxcv|hjkl|sdfg|dfgh|fghj|ghjk|wert|qaz|wsx)[a-z]*$/i

/** The reply to a message without words: a link, emoji, question marks, dots or nothing. */
export function replyToWordless(turn: Turn): Draft | null {
  if (turn.sentences.length > 0) return null
  const text = cleanText(turn.input.text)
  if (hasLink(text)) return draft('link', [], { ask: say(turn, 'link') })
  const feeling = emojiEmotion(text)
  if (hasEmoji(text) || feeling !== null) {
    const valence = feeling === null ? 'plain' : valenceOf(feeling)
    return draft('emoji', [say(turn, `emoji.${valence}`)], {
      emotion: toneFor(feeling ?? 'neutral'),
    })
  }
  if (/^[?？\s]+$/.test(text)) return draft('huh', [say(turn, 'huh')], { emotion: 'apologetic' })
  return draft('silence', [say(turn, 'silence')], { emotion: 'calm' })
}

/** A message of letters that are no word: a slipped hand, or a cat on the keyboard. */
export function replyToGibberish(turn: Turn): Draft | null {
  const text = turn.text.trim()
  if (isLaugh(text)) return null
  const single = /^\p{L}+$/u.test(text)
  const mashed =
    (single && (rows.test(text) || /^[bcdfghjklmnpqrstvwxz]{5,}$/i.test(text))) ||
    /^(\p{L})\1{5,}$/u.test(text) ||
    /^\d{7,}$/.test(text)
  return mashed ? draft('gibberish', [], { ask: say(turn, 'gibberish'), emotion: 'playful' }) : null
}
