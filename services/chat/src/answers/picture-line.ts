import { fillSlots } from '@lumen/content/fill-slots'
import { languageFacts } from '@lumen/contracts/languages'
import { pickBySeed } from '@lumen/language/seed'
import { excerpt } from '@lumen/runtime/excerpt'
import { pictureTextsOf } from '../texts.ts'
import type { AnswerRequest } from './answer.ts'

const descriptionLength = 120

/**
 * What whoever cannot see says to the pictures of the newest message: that they are kept and not seen,
 * and, alone, asks about them. No line is said twice in a row.
 */
export function pictureLine({ turns, spoken, seed }: AnswerRequest, alone: boolean): string {
  const pictures = turns.at(-1)?.pictures ?? []
  const description = pictures.map((each) => each.description.trim()).find((each) => each !== '')
  const texts = pictureTextsOf(spoken)
  const [open, close] = languageFacts[spoken].quotes
  const slots = { description: `${open}${excerpt(description ?? '', descriptionLength)}${close}` }
  const pool = !alone ? texts.beside : description === undefined ? texts.alone : texts.described
  const last = turns.findLast(({ from }) => from === 'companion')?.text ?? ''
  const lines = pool.map((line) => fillSlots(line, slots)).filter((line) => !last.includes(line))
  return pickBySeed(lines, seed) ?? ''
}
