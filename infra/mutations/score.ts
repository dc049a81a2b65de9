/** A change of the code that changes nothing anybody could see, and why. */
export type Equivalent = {
  file: string
  /** What stands in the code, and what Stryker puts in its place. */
  from: string
  to: string
  why: string
}

type Position = { line: number; column: number }
type Mutant = {
  mutatorName: string
  status: string
  replacement?: string
  location: { start: Position; end: Position }
}
/** What Stryker's JSON reporter writes, as far as it is read here. */
export type MutationReport = { files: Record<string, { source: string; mutants: Mutant[] }> }

export type Score = {
  killed: number
  equivalent: number
  /** Those that nothing noticed, and could have. */
  alive: { place: string; from: string; to: string }[]
  /** Of the killed ones among all that are not equivalent; percent. */
  percent: number
}

/** Read while a file loads, or not to be read at all: nothing was tried. */
const untried = new Set(['Ignored', 'CompileError', 'RuntimeError', 'Pending'])
const noticed = new Set(['Killed', 'Timeout'])

/** Counts what was noticed; `equivalent` ones count neither way, also where a test notices one. */
export function scoreOf(report: MutationReport, equivalent: readonly Equivalent[]): Score {
  const score: Score = { killed: 0, equivalent: 0, alive: [], percent: 100 }
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { status, replacement = '', location } of mutants) {
      if (untried.has(status)) continue
      const from = textAt(source, location)
      const isEquivalent = equivalent.some(
        (each) => each.file === file && each.from === from && each.to === replacement,
      )
      if (noticed.has(status)) score.killed += 1
      else if (isEquivalent) score.equivalent += 1
      else score.alive.push({ place: `${file}:${location.start.line}`, from, to: replacement })
    }
  }
  const all = score.killed + score.alive.length
  if (all > 0) score.percent = Math.floor((score.killed / all) * 1_000) / 10
  return score
}

/** Lines and columns begin with 1, and the end is behind the last sign. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n')
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  return source.slice(offset(start), offset(end))
}
