import { readFileSync, writeFileSync } from 'node:fs'
import { isLanguage } from '@lumen/contracts/languages'
import { guessFeeling } from '@lumen/understanding/feeling'
import { readArguments } from './arguments.ts'

/**
 * Labels JSONL rows {text, language} with the likeliest of seven feelings of a message of a talk:
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
      return `${JSON.stringify({ text, language, label: guessFeeling(text, language).emotion })}\n`
    })
    .join(''),
)
