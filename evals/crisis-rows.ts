import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { CrisisLabel } from '@lumen/safety/crisis'
import { isLanguage } from '@lumen/contracts/languages'
import type { Language } from '@lumen/contracts/languages'

/** One line of a data file. Rows with a label are also counted. */
export type CrisisRow = {
  readonly text: string
  readonly language?: Language
  readonly label?: CrisisLabel
  /** Of a row labelled `crisis`: whether it names what it means; other rows count as direct. */
  readonly form?: 'direct' | 'indirect'
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
  const { text, language, label, form } = row as Record<string, unknown>
  if (typeof text !== 'string') throw new Error(`${place}: "text" must be a string`)
  if (language !== undefined && !isLanguage(language)) {
    throw new Error(`${place}: "language" must be one of the product's languages`)
  }
  if (label !== undefined && !isLabel(label)) {
    throw new Error(`${place}: "label" must be crisis, third_party or none`)
  }
  if (form !== undefined && form !== 'direct' && form !== 'indirect') {
    throw new Error(`${place}: "form" must be direct or indirect`)
  }
  return {
    text,
    ...(language === undefined ? {} : { language }),
    ...(label === undefined ? {} : { label }),
    ...(form === undefined ? {} : { form }),
  }
}

const isLabel = (label: unknown): label is CrisisLabel =>
  label === 'crisis' || label === 'third_party' || label === 'none'
