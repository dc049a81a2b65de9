import type { Analyser } from '@lumen/language/analyser'
import type { Candidate } from './candidate.ts'
import { tasteSlot, valueKey } from './value-key.ts'

/** The day that the content of a plan ends with. */
const dayAtEnd = / \(\d{4}-\d{2}-\d{2}\)$/

/**
 * A candidate under the keys of another analyser: what of its slot and value was made of the value as
 * it was said, or of its content. What neither gave stays as it is.
 */
export function rekey(told: Candidate, from: Analyser, to: Analyser): Candidate {
  const { said, content, language, slot, value } = told
  for (const text of [said ?? content, content, content.replace(dayAtEnd, '')]) {
    const before = valueKey(text, language, from)
    const after = valueKey(text, language, to)
    const put = (key: string): string =>
      key === before || key.endsWith(`:${before}`)
        ? key.slice(0, key.length - before.length) + after
        : key
    const rekeyed =
      slot === tasteSlot(before)
        ? { slot: tasteSlot(after), value: put(value) }
        : { slot: put(slot), value: put(value) }
    if (rekeyed.slot !== slot || rekeyed.value !== value) return { ...told, ...rekeyed }
  }
  return told
}
