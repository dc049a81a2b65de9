import type { Language } from '@lumen/contracts/languages'
import { findAll } from './find-all.ts'
import { fold, foldPauses } from './fold.ts'
import { judge } from './judge.ts'
import { laughsIn } from './laughter.ts'

/** What the rules of one language find in a message, for reviewers and the examples of the rules. */
export type RulesHeard = {
  /** The names of the rules that count, of whomever they speak. */
  readonly names: ReadonlySet<string>
  /** True where a rule of `not-meant` covers something. */
  readonly isMasked: boolean
}

/** Reads a message as `assessCrisis` does, by the rules of one language alone. */
export function rulesHeard(text: string, language: Language): RulesHeard {
  const found = findAll(foldPauses(fold(text))).find((one) => one.pack.pack.language === language)
  if (found === undefined) return { names: new Set(), isMasked: false }
  const { heard } = judge(found, laughsIn(text.toLowerCase()))
  return { names: heard, isMasked: found.isMasked }
}
