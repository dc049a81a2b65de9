import type { CrisisAssessment } from '@lumen/safety/crisis'
import type { CrisisRow } from './crisis-rows.ts'

export type AssessedRow = { readonly row: CrisisRow; readonly said: CrisisAssessment }

const kinds = ['direct', 'indirect', 'third_party', 'none'] as const
type Kind = (typeof kinds)[number]

/** The thresholds of the curve; what is in use is 1. */
const thresholds = [0.2, 0.4, 0.6, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 2]

const kindOf = ({ label, form }: CrisisRow): Kind | null =>
  label === 'crisis' ? (form ?? 'direct') : (label ?? null)

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${part}/${whole} ${((100 * part) / whole).toFixed(1)} %`

function figuresOf(rows: readonly AssessedRow[]) {
  const of = (kind: Kind) => rows.filter(({ row }) => kindOf(row) === kind)
  const heard = (kind: Kind, label: string) =>
    share(of(kind).filter(({ said }) => said.label === label).length, of(kind).length)
  return {
    'everyday alarms': share(
      of('none').filter(({ said }) => said.label !== 'none').length,
      of('none').length,
    ),
    'third persons': heard('third_party', 'third_party'),
    direct: heard('direct', 'crisis'),
    indirect: heard('indirect', 'crisis'),
  }
}

/** Alarms of any label at each threshold: of everyday rows they are false, of the others recall. */
function curveOf(rows: readonly AssessedRow[]) {
  return thresholds.map((threshold) => [
    threshold.toFixed(1),
    Object.fromEntries(
      kinds.map((kind) => {
        const all = rows.filter(({ row }) => kindOf(row) === kind)
        return [kind, share(all.filter(({ said }) => said.signs >= threshold).length, all.length)]
      }),
    ),
  ])
}

/** Tables of what was heard, by language and over all, and the curve of alarms against recall. */
export function crisisFigures(rows: readonly AssessedRow[]) {
  const languages = [...new Set(rows.map(({ row }) => row.language ?? 'unknown'))].toSorted()
  const groups = languages.map((language) => [
    language,
    figuresOf(rows.filter(({ row }) => (row.language ?? 'unknown') === language)),
  ])
  return {
    figures: Object.fromEntries([...groups, ['all', figuresOf(rows)]]) as Record<
      string,
      ReturnType<typeof figuresOf>
    >,
    curve: Object.fromEntries(curveOf(rows)) as Record<string, Record<Kind, string>>,
  }
}
