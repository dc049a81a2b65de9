import { type LanguageFacts } from '@lumen/contracts/languages'
import { type Static, Type } from 'typebox'
import { Closed, Line } from './text.ts'

const Beginnings = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })
const Texts = Type.Record(Type.String({ minLength: 1 }), Type.String())

/** How a line is put right once its slots are filled; the notation stands in the file itself. */
export const Grammar = Closed({
  changes: Type.Array(
    Closed({
      write: Texts,
      before: Type.Optional(Beginnings),
      except: Type.Optional(Beginnings),
    }),
  ),
  particles: Type.Optional(
    Type.Record(Type.String({ minLength: 1 }), Type.Array(Line(), { minItems: 2, maxItems: 3 })),
  ),
  digits: Type.Optional(Type.Array(Line(), { minItems: 10, maxItems: 10 })),
})
export type Grammar = Static<typeof Grammar>

type Mend = (text: string) => string

/** Puts a filled line right: what its grammar says, the decimal mark, capitals of sentences. */
export function createFinish(
  { changes, particles, digits }: Grammar,
  { decimal, script }: Pick<LanguageFacts, 'decimal' | 'script'>,
): Mend {
  const mends: Mend[] = changes.map(changing)
  if (particles !== undefined) mends.push(choosing(particles, digits ?? []))
  if (decimal !== '.') mends.push((text) => text.replace(/(\d)\.(\d+°)/g, `$1${decimal}$2`))
  if (script === 'Latin') mends.push(capitalised)
  return (text) => mends.reduce((mended, mend) => mend(mended), text)
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A text in small letters stands for capitals as well. */
const smartCase = (text: string): string =>
  text === text.toLowerCase()
    ? Array.from(text, (letter) =>
        letter === letter.toUpperCase() ? escaped(letter) : `[${letter}${letter.toUpperCase()}]`,
      ).join('')
    : escaped(text)

const anyOf = (texts: readonly string[]): string => `(?:${texts.map(smartCase).join('|')})`

function changing({ write, before, except }: Grammar['changes'][number]): Mend {
  const follows = before === undefined ? '' : `(?=${anyOf(before)})`
  const spares = except === undefined ? '' : `(?!${anyOf(except)})`
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}])${anyOf(Object.keys(write))}${follows}${spares}`,
    'gu',
  )
  return (text) =>
    text.replace(words, (word) => {
      const exact = write[word]
      if (exact !== undefined) return exact
      const small = write[word.toLowerCase()] ?? word
      return word[0] === word[0]!.toLowerCase() ? small : upperFirst(small)
    })
}

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
/** A syllable is the first one + 28 × (initial and vowel) + final; final 0 is none, 8 is ㄹ. */
const finals = 28
const rieul = 8

/** Chooses between the forms of a particle by how the word before it ends, read aloud. */
function choosing(
  particles: Readonly<Record<string, readonly string[]>>,
  digits: readonly string[],
): Mend {
  const written = new RegExp(
    `([가-힣\\d])([”’」』)]*)(${Object.keys(particles).map(escaped).join('|')})`,
    'g',
  )
  const finalOf = (letter: string): number => {
    const code = (digits[Number(letter)] ?? letter).charCodeAt(0)
    return code < firstSyllable || code > lastSyllable ? 0 : (code - firstSyllable) % finals
  }
  return (text) =>
    text.replace(written, (_, letter: string, quotes: string, particle: string) => {
      const [closed = '', open = '', afterRieul = closed] = particles[particle] ?? []
      const final = finalOf(letter)
      return `${letter}${quotes}${final === 0 ? open : final === rieul ? afterRieul : closed}`
    })
}

/** A slot may open a sentence. */
const capitalised: Mend = (text) =>
  text.replace(
    /(^|[.!?…]\s+)([¿¡«]*)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => `${before}${mark}${letter.toUpperCase()}`,
  )

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
