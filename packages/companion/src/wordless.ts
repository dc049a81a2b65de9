import { cleanText } from '@lumen/language/clean-text'
import { draft, type Draft } from './draft.ts'
import { valenceOf } from './feeling.ts'
import { hasLink, say, type Turn } from './turn.ts'

const hasSign = /\p{Extended_Pictographic}|[:;]-?['’]?[()D]|[TQ][_.wWA][TQ]|\^[_.]?\^/u

/** The reply to a message without words: a link, emoji, question marks, dots or nothing. */
export function replyToWordless(turn: Turn): Draft | null {
  if (turn.sentences.length > 0) return null
  const text = cleanText(turn.input.text)
  if (hasLink(text)) return draft(turn, 'link', [], { ask: say(turn, 'link') })
  if (hasSign.test(text) || turn.feeling !== null)
    return draft(turn, 'emoji', [say(turn, `emoji.${valenceOf(turn.feeling)}`)])
  return /^[?？\s]+$/.test(text)
    ? draft(turn, 'huh', [say(turn, 'huh')], { emotion: 'apologetic' })
    : draft(turn, 'silence', [say(turn, 'silence')])
}
