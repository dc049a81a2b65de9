import type { Progress } from './download.ts'
import { sizeInWords } from './size-in-words.ts'

const everyMs = 5_000

/** A line each few seconds: readable in a terminal, a log file and a screen reader alike. */
export function sayProgress(
  what: string,
  report: (line: string) => void,
  now: () => number = () => performance.now(),
): (progress: Progress) => void {
  let last = -Infinity
  return ({ received, total, bytesPerSecond }) => {
    if (now() - last < everyMs && received !== total) return
    last = now()
    const of =
      total === null ? '' : ` of ${sizeInWords(total)} (${Math.floor((received / total) * 100)} %)`
    const left =
      total === null || bytesPerSecond === 0
        ? ''
        : `, ${Math.ceil((total - received) / bytesPerSecond / 60)} min left`
    report(
      `Fetching ${what}: ${sizeInWords(received)}${of}, ${sizeInWords(bytesPerSecond)}/s${left}`,
    )
  }
}
