import type { StackMutant } from './stack-mutant.ts'

/**
 * The text of a file with the mutant in it.
 * @throws Error where what is to be replaced does not stand there exactly once: the code has moved on,
 *   and the list must follow it
 */
export function applyMutant(
  source: string,
  { id, file, find, replace }: Pick<StackMutant, 'id' | 'file' | 'find' | 'replace'>,
): string {
  const found = source.split(find).length - 1
  if (found !== 1) throw new Error(`${id}: ${file} holds what it replaces ${found} times, not once`)
  return source.replace(find, () => replace)
}
