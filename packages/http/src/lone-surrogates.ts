/** JSON can name half a surrogate pair only by an escape. */
const surrogateEscape = /\\u[dD][89a-fA-F]/

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (Array.isArray(value)) return value.every(isWellFormed)
  return Object.entries(value).every(([key, each]) => key.isWellFormed() && isWellFormed(each))
}

/** Whether a JSON value holds text, keys too, that cannot be written as Unicode. */
export const hasLoneSurrogates = (json: string, value: unknown): boolean =>
  surrogateEscape.test(json) && !isWellFormed(value)
