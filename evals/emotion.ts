import { readFileSync, writeFileSync } from 'node:fs'
import { isLanguage } from '@lumen/contracts/languages'
import { readFeeling } from '@lumen/understanding/feeling'
import { readArguments } from './arguments.ts'

/**
 * Labels JSONL rows {text, language} with one of seven feelings, as messages of a talk are read:
 * {text, language, label}, in order.
 */
const { data, out } = readArguments('eval:emotion', ['data', 'out'])
const lines = readFileSync(data, 'utf8').trim().split('\n')
writeFileSync(
  out,
  lines
    .map((line, at) => {
      const { text, language } = JSON.parse(line) as { text?: unknown; language?: unknown }
      if (typeof text !== 'string' || !isLanguage(language))
        throw new Error(`${data}:${at + 1} has no text or no language`)
      return `${JSON.stringify({ text, language, label: readFeeling(text, language).emotion })}\n`
    })
    .join(''),
)
