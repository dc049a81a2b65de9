import type { RuleGroup } from './pack.ts'

/** Rules separated by commas. */
export function readRules(text: string): readonly string[] {
  return text.split(',').map((rule) => rule.trim())
}

/** A group of rules of one meaning; `text`: the rules, separated by commas. */
export function says(meaning: Omit<RuleGroup, 'match'>, text: string): RuleGroup {
  return { ...meaning, match: readRules(text) }
}
