import { splitText } from '@lumen/language/split-text'

/** Shorter ones go with the next: a voice that begins anew with each “Ja.” stumbles. */
const shortest = 6
/** What is said at once, in UTF-16 units. */
const longest = 300

/** A period after these ends no sentence: initials, “Dr.”, “3. Mai”. */
const goesOn = /(?:^|[^\p{L}\p{N}])(?:\p{Ll}|\p{Lu}\p{Ll}{0,2}|\d+)\.\s*$/u
/** Marks of Markdown, and signs that a voice would read out or stumble over. */
const silent = /[*_`~#>|]+|\p{Extended_Pictographic}|[\u200d\ufe0f]/gu
const link = /!?\[([^\]]*)\]\([^)]*\)/g

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** A part of a reply as it is said. */
const spoken = (part: string) =>
  part.replaceAll(link, '$1').replaceAll(silent, '').replaceAll(/\s+/g, ' ').trim()

export type ReplySentences = {
  /**
   * What can be said now of a reply that has come this far, in order; each part of it once.
   * @param done nothing follows: what is left is a sentence, too
   */
  read(text: string, done: boolean): string[]
}

/** Cuts a reply that is still being written into sentences, in any of the eight languages. */
export function createReplySentences(): ReplySentences {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
  let taken = 0
  return {
    read(text, done) {
      const parts = [...segmenter.segment(text.slice(taken))].map(({ segment }) => segment)
      const sentences: string[] = []
      let held = ''
      parts.forEach((part, index) => {
        held += part
        const last = index === parts.length - 1
        // More of the last one may be on its way.
        if (last ? !done : lettersIn(held) < shortest || goesOn.test(held)) return
        taken += held.length
        if (lettersIn(held) > 0) sentences.push(...splitText(spoken(held), longest))
        held = ''
      })
      return sentences
    },
  }
}
