import { setImmediate } from 'node:timers/promises'
import { languages } from '@lumen/contracts/languages'
import { rulesIn, type OutputRules } from './rules.ts'

/** Texts are held in two ways, by their characters, and an expression is compiled for each. */
const samples = ['as ever, and so it was', '“as ever, and so it was”']

const expressionsOf = (rules: OutputRules): RegExp[] => [
  rules.sign,
  ...rules.patterns.map(([, pattern]) => pattern),
  ...rules.pairs.flatMap(([, one, other, unless]) => [one, other, ...(unless ? [unless] : [])]),
  rules.deniedBefore,
]

/**
 * Uses every rule once, a few milliseconds at a time. They are compiled when they are first used, about half
 * a second of work in all, which whoever begins the first replies would wait for.
 */
export async function warmOutputRules(): Promise<void> {
  for (const language of languages)
    for (const expression of expressionsOf(rulesIn(language))) {
      // The first use makes byte code of it, the second machine code.
      for (const sample of [...samples, ...samples]) {
        expression.lastIndex = 0
        expression.test(sample)
      }
      await setImmediate()
    }
}
