import { foldText, type Sentence } from './clean-text.ts'
import { type IntentId, intentIds } from './intent-list.ts'
import type { Pack } from './pack.ts'

export type IntentReading = {
  readonly id: IntentId
  /** What the sentence is about, as the user wrote it, when the pattern says so. */
  readonly subject: string | null
}

/** A sentence without interjections and the companion's name around it. */
function core(sentence: Sentence, pack: Pack, name: string): Sentence {
  let { text } = sentence
  const names = name === '' ? [] : [foldText(name, pack.text)]
  for (let round = 0; round < 4; round++) {
    const folded = foldText(text, pack.text)
    const lead = pack.text.lead.exec(folded)
    const called = names.find((each) => folded.startsWith(each) && folded.length > each.length)
    const cut = called?.length ?? lead?.[0].length ?? 0
    if (cut === 0 || cut >= text.length) break
    text = text.slice(cut).replace(/^[\s\p{P}]+/u, '')
    if (text === '') return sentence
  }
  const folded = foldText(text, pack.text)
  const called = names.find((each) => folded.endsWith(each) && folded.length > each.length + 1)
  if (called !== undefined) text = text.slice(0, -called.length).replace(/[\s\p{P}]+$/u, '')
  return { ...sentence, text, folded: foldText(text, pack.text) }
}

/** A sentence without the words that trail off at its end. */
function withoutTail(sentence: Sentence, pack: Pack): Sentence {
  const tail = pack.text.tail.exec(sentence.folded)
  if (tail === null || tail.index === 0) return sentence
  const text = sentence.text.slice(0, tail.index).trim()
  return { ...sentence, text, folded: foldText(text, pack.text) }
}

/**
 * The forms of a sentence that patterns are tried on: its core, that without its tail, the whole;
 * of a marked question also its last clause ("tomorrow, should I …?").
 */
export function formsOf(sentence: Sentence, pack: Pack, name: string): Sentence[] {
  const bare = core(sentence, pack, name)
  const last = sentence.marked && sentence.clauses.length > 1 ? sentence.clauses.at(-1) : undefined
  const clause = last === undefined ? [] : [core({ ...sentence, ...last }, pack, name)]
  const forms = [bare, withoutTail(bare, pack), sentence, ...clause]
  return forms.filter((form, at) => forms.findIndex((each) => each.folded === form.folded) === at)
}

/** A question's form with its mark, for the patterns that ask for one (`^really\?$`). */
const withMark = (form: Sentence): Sentence => ({
  ...form,
  text: `${form.text}?`,
  folded: `${form.folded}?`,
})
const asksForMark = (pattern: RegExp): boolean => pattern.source.includes('\\?')

/**
 * The first intent, in the order of the list, that the sentence shows; null for plain telling.
 * Sentences come without their marks; a pattern that holds `\?` also sees the one of a question.
 */
export function readIntent(sentence: Sentence, pack: Pack, name: string): IntentReading | null {
  const plain = formsOf(sentence, pack, name)
  const marked = sentence.marked ? [...plain, ...plain.map(withMark)] : plain
  for (const id of intentIds) {
    for (const pattern of pack.intents[id]) {
      for (const { text, folded } of asksForMark(pattern) ? marked : plain) {
        const match = pattern.exec(folded)
        if (match !== null) return { id, subject: subjectOf(match, text) }
      }
    }
  }
  return null
}

function subjectOf(match: RegExpExecArray, text: string): string | null {
  const group = match.groups?.['subject']
  if (group === undefined) return null
  const at = match.index + match[0].lastIndexOf(group)
  return text.slice(at, at + group.length)
}
