const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)
const humanized =
  /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/

/** The moment when it stands for one of our times, in milliseconds. */
const sane = (at: number): number | null =>
  Number.isFinite(at) && at >= earliest && at < latest ? Math.trunc(at) : null

/**
 * When something was said, as files write it: seconds or milliseconds since 1970, an ISO time, the long
 * English form, or SillyTavern's `2024-03-01 @14h 05m 10s 123ms`. What names no zone is read as UTC.
 */
export function saidAt(value: unknown): number | null {
  if (typeof value === 'number') return sane(value < 1e11 ? value * 1_000 : value)
  if (typeof value !== 'string' || value.length > 64) return null
  const text = value.trim()
  if (/^\d{9,13}(?:\.\d+)?$/.test(text)) return saidAt(Number(text))
  const parts = humanized.exec(text)
  if (parts !== null) {
    const [year, month, day, hour, minute, second, ms] = parts.slice(1).map((part) => +(part ?? 0))
    return sane(Date.UTC(year!, month! - 1, day, hour, minute, second, ms))
  }
  // `March 1, 2024 2:05pm` has no space before am and pm, which Date wants.
  const spaced = text.replace(/(\d)(am|pm)$/i, '$1 $2')
  return sane(
    Date.parse(zoned.test(spaced) ? spaced : `${spaced}${isoLocal(spaced) ? 'Z' : ' UTC'}`),
  )
}

const isoLocal = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text)
