import { dictionary } from '@zxcvbn-ts/language-common'

let known: ReadonlySet<string> | undefined

/** Whether a text in lower case is one of the 49,233 passwords that leaks hold most often. */
export function isCommonPassword(text: string): boolean {
  known ??= new Set(dictionary['passwords-common'] as readonly string[])
  return known.has(text)
}
