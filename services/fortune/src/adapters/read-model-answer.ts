import { checkOutput } from '@lumen/safety/output-guard'
import { type Language, type LanguageFacts, languageFacts } from '@lumen/contracts/languages'
import type { WritingTask } from './model-prompt.ts'

/** Texts of a model that cannot be shown. */
export class UnusableText extends Error {
  override readonly name = 'UnusableText'
  readonly reason: 'broken' | 'fields' | 'length' | 'language' | 'invented' | 'unsafe'

  constructor(reason: UnusableText['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** A text may be so many times as long as its draft, and some characters more. */
const longest = { times: 2, more: 120 }
const lettersOf: Readonly<Record<LanguageFacts['script'], RegExp>> = {
  Han: /\p{Script=Han}/gu,
  Kana: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Latin: /\p{Script=Latin}/gu,
}
/** Letters of the language’s own script among all letters, at least. */
const ownScript = 0.6
const markup = /https?:|www\.|[<>{}[\]]|\*\*|^#|^\s*[-*] /m

/**
 * The texts of a model’s answer, one for each that was asked for.
 * @throws UnusableText naming the first thing that is wrong
 */
export function readModelAnswer(
  answer: string,
  { texts, facts, language }: WritingTask,
): Record<string, string> {
  const written = parse(answer)
  const names = Object.keys(texts)
  const extra = Object.keys(written).find((name) => !names.includes(name))
  if (extra !== undefined) throw new UnusableText('fields', 'the answer has a field too many')
  const numbers = numbersOf([...Object.values(texts), ...facts.map(({ label }) => label)].join(' '))
  return Object.fromEntries(
    names.map((name) => {
      const text = written[name]
      if (typeof text !== 'string' || text.trim() === '')
        throw new UnusableText('fields', `the answer has no ${name}`)
      check(text.trim(), texts[name] ?? '', { name, language, numbers })
      return [name, text.trim()]
    }),
  )
}

function parse(answer: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(
      answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1),
    )
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Told below.
  }
  throw new UnusableText('broken', 'the answer is no JSON')
}

function check(
  text: string,
  draft: string,
  { name, language, numbers }: { name: string; language: Language; numbers: ReadonlySet<string> },
): void {
  if (text.length > draft.length * longest.times + longest.more)
    throw new UnusableText('length', `${name} is far longer than its draft`)
  if (markup.test(text)) throw new UnusableText('broken', `${name} holds markup`)
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const own = text.match(lettersOf[languageFacts[language].script])?.length ?? 0
  if (own < letters * ownScript)
    throw new UnusableText('language', `${name} is in another language`)
  for (const number of numbersOf(text))
    if (!numbers.has(number))
      throw new UnusableText('invented', `${name} names a number that no fact has`)
  if (!checkOutput(text).isSafe) throw new UnusableText('unsafe', `${name} may do harm`)
}

/** Numbers of two digits and more: smaller ones are ways of speaking. */
const numbersOf = (text: string): Set<string> => new Set(text.match(/\d{2,}/g) ?? [])
