/** A text, and words of it that are read otherwise than the dictionary says. */
export type ReadingTask = {
  readonly text: string
  readonly readings: Readonly<Record<string, string>>
}

/** Finds the words of some readings; where several begin, the one that is listed first. */
export const anyOf = (readings: ReadingTask['readings']): RegExp =>
  new RegExp(Object.keys(readings).join('|') || '(?!)', 'gu')
