import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isLanguage } from '@lumen/safety/language'
import type { Language } from '@lumen/safety/language'

/** One line of a data file; what the scorer alone needs may be missing. */
export type CrisisRow = {
  readonly text: string
  readonly language?: Language
  readonly label?: string
  readonly source?: string
}

/** Reads JSONL rows in order. Throws an error that names the line of a row that is not usable. */
export async function* readCrisisRows(path: string): AsyncGenerator<CrisisRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() !== '') yield parseRow(line, `${path}:${number}`)
  }
}

function parseRow(line: string, place: string): CrisisRow {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    throw new Error(`${place}: not JSON`)
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw new Error(`${place}: not an object`)
  }
  const { text, language, label, source } = row as Record<string, unknown>
  if (typeof text !== 'string') throw new Error(`${place}: "text" must be a string`)
  if (language !== undefined && !isLanguage(language)) {
    throw new Error(`${place}: "language" must be one of the product's languages`)
  }
  return {
    text,
    ...(language === undefined ? {} : { language }),
    ...(typeof label === 'string' ? { label } : {}),
    ...(typeof source === 'string' ? { source } : {}),
  }
}
