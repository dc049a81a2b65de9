import type { SheetEntry } from '@lumen/contracts/chat/play-schema'
import { sheetLimits } from '@lumen/contracts/chat/play-limits'

/** How a model says that an objective is met, by its number from 1 on. */
export const markExample = '[[met: 2]]'

/** How a model notes how things stand, by a name and its value. */
export const noteExample = '[[note: name = value]]'

/** Nothing longer is taken for a mark. */
const inside = String.raw`[^[\]\n]{0,90}`
const whole = new RegExp(String.raw`\s*\[\[${inside}\]\]`, 'gu')
/** What may still become one, with the blanks before it. */
const begun = new RegExp(String.raw`\s*(?:\[(?:\[${inside}\]?)?)?$`, 'u')
const told = /\[\[\s*met\s*[:：]([\d,，、\s]+)\]\]/giu

const noted =
  /\[\[\s*note\s*[:：]\s*([^\s[\]=＝][^[\]\n=＝]{0,60}?)\s*[=＝]\s*([^[\]\n]*?)\s*\]\]/giu

/** A text without marks, known and unknown ones. */
export const withoutMarks = (text: string): string => text.replaceAll(whole, '')

/** Places from 0 on of the objectives that a text marks as met, of those that are open. */
export function readMarks(text: string, open: readonly number[]): number[] {
  const numbers = [...text.matchAll(told)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+/gu)].map(([digits]) => Number(digits) - 1),
  )
  return open.filter((place) => numbers.includes(place))
}

/** What a text notes of how things stand, as far as a sheet has room for it; an empty value takes a name off. */
export const readNotes = (text: string): SheetEntry[] =>
  [...text.matchAll(noted)].flatMap(([, name = '', value = '']) =>
    name.length <= sheetLimits.name && value.length <= sheetLimits.value ? [{ name, value }] : [],
  )

export type MarkFilter = {
  push(piece: string): string
  /** The rest, when the text has ended. */
  end(): string
}

/** Takes marks out of a text that arrives in pieces; only what may become one is held. */
export function createMarkFilter(): MarkFilter {
  let held = ''
  return {
    push(piece) {
      held = withoutMarks(held + piece)
      const shown = held.slice(0, begun.exec(held)?.index)
      held = held.slice(shown.length)
      return shown
    },
    end() {
      const rest = held
      held = ''
      // A mark that broke off is none of the companion’s words.
      return rest.replace(/\s*\[\[.*$/su, '')
    },
  }
}
