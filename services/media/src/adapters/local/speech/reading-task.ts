import type { Counting } from '../../../content.ts'

/** A text, words of it that are read otherwise than the dictionary says, and how it counts. */
export type ReadingTask = {
  readonly text: string
  readonly readings: Readonly<Record<string, string>>
  readonly counting?: Counting | undefined
}

/** Finds the words of some readings; where several begin, the one that is listed first. */
export const anyOf = (readings: ReadingTask['readings']): RegExp =>
  new RegExp(Object.keys(readings).join('|') || '(?!)', 'gu')
