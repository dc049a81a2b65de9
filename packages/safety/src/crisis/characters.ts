import { withoutFillers } from './fillers.ts'
import { announceBorder, createViewBuilder } from './view.ts'
import type { View } from './view.ts'

const written = /[\p{L}\p{N}💀☠🔪🔫]/u
const wide = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
/** Laughing and crying letters of Korean and Japanese chat say nothing about the words around. */
const filler = new Set(['ᄏ', 'ᄒ', 'ᅲ', 'ᅮ', 'ᅳ'])
/** Marks put between characters to get past filters. */
const noise = new Set([
  '.',
  '·',
  '*',
  '_',
  '-',
  '/',
  '|',
  '~',
  '^',
  '+',
  '=',
  '・',
  '‧',
  '•',
  '˙',
  "'",
  '#',
  '`',
  '\\',
  '&',
  '%',
  '@',
  '$',
])

/**
 * The characters of a folded message without spaces, emoji and the marks people put between
 * characters; where spaces stood is remembered as the start of a word.
 */
export function viewCharacters(folded: string): View {
  const builder = createViewBuilder()
  const characters = [...withoutFillers(folded)]
  let previous = ''
  for (const [at, character] of characters.entries()) {
    if (written.test(character)) {
      if (filler.has(character)) builder.space()
      else builder.add(character)
    } else if (/\s/.test(character)) {
      builder.space()
    } else if (noise.has(character)) {
      const next = characters[at + 1] ?? ''
      if (character === '.' && !(wide.test(previous) && wide.test(next))) {
        announceBorder(builder, character)
      }
    } else if (/[\p{P}<>]/u.test(character)) {
      announceBorder(builder, character)
    }
    previous = character
  }
  return builder.build()
}
