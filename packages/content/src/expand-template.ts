import { Type } from 'typebox'

/** More spellings than this are a sign of two templates in one. */
const mostSpellings = 256

/** What stands for itself. */
const plain = /[^()[\]|]*/y

/**
 * All spellings of a template: `(a|b)` stands for one of its alternatives, `[a]` and `[a|b]` for them
 * or nothing; both may hold others. `{slot}` is left as it is. There is nothing else, so that what a
 * template finds can be found in one pass over a text.
 *
 * @throws for brackets that do not close and for more than 256 spellings
 */
export function expandTemplate(template: string): string[] {
  let at = 0
  const alternatives = (end: string): string[] => {
    const all: string[] = []
    let current = ['']
    const append = (pieces: readonly string[]) => {
      current = current.flatMap((start) => pieces.map((piece) => start + piece))
      if (current.length > mostSpellings) throw new Error(`too many spellings: ${template}`)
    }
    while (at < template.length) {
      const letter = template[at]!
      at++
      if (letter === end) return [...all, ...current]
      if (letter === '(') append(alternatives(')'))
      else if (letter === '[') append([...alternatives(']'), ''])
      else if (letter === '|' && end !== '') {
        all.push(...current)
        current = ['']
      } else if (letter === ')' || letter === ']')
        throw new Error(`${letter} opens nowhere: ${template}`)
      else {
        plain.lastIndex = at
        const more = plain.exec(template)![0]
        at += more.length
        append([letter + more])
      }
    }
    if (end !== '') throw new Error(`${end} is missing: ${template}`)
    return current
  }
  return [...new Set(alternatives('').map((spelling) => spelling.replaceAll(/ {2,}/g, ' ').trim()))]
}

const faultOf = (template: string): string => {
  try {
    expandTemplate(template)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A template in a file of the content: one that cannot be expanded is named with its line. */
export const Template = Type.Refine(
  Type.String({ minLength: 1 }),
  (template) => faultOf(template) === '',
  faultOf,
)
