import { parseArgs } from 'node:util'
import { assessCrisis } from '@lumen/safety/crisis'
import { keywordLabel } from './crisis-baseline.ts'
import { readCrisisRows } from './crisis-rows.ts'
import type { CrisisRow } from './crisis-rows.ts'

const usage = `usage: node evals/crisis-score.ts --data FILE
  --data  JSONL rows {text, language?, label, source?}, label: crisis, third_party or none`

type Tally = {
  crisis: number
  crisisFound: number
  third: number
  thirdFound: number
  none: number
  falseAlarms: number
  saidCrisis: number
}

function emptyTally(): Tally {
  return {
    crisis: 0,
    crisisFound: 0,
    third: 0,
    thirdFound: 0,
    none: 0,
    falseAlarms: 0,
    saidCrisis: 0,
  }
}

function count(tally: Tally, label: string, said: string) {
  if (said === 'crisis') tally.saidCrisis += 1
  if (label === 'crisis') {
    tally.crisis += 1
    if (said === 'crisis') tally.crisisFound += 1
  } else if (label === 'third_party') {
    tally.third += 1
    if (said === 'third_party') tally.thirdFound += 1
  } else {
    tally.none += 1
    if (said !== 'none') tally.falseAlarms += 1
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${part}/${whole} ${((100 * part) / whole).toFixed(1)}%`
}

function ratio(ours: number, theirs: number): string {
  return theirs === 0 ? '-' : `${(ours / theirs).toFixed(2)}x`
}

function print(title: string, groups: ReadonlyMap<string, { ours: Tally; baseline: Tally }>) {
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      [...groups].map(([name, { ours, baseline }]) => [
        name,
        {
          recall: share(ours.crisisFound, ours.crisis),
          'keyword recall': share(baseline.crisisFound, baseline.crisis),
          'recall ratio': ratio(ours.crisisFound, baseline.crisisFound),
          precision: share(ours.crisisFound, ours.saidCrisis),
          'keyword precision': share(baseline.crisisFound, baseline.saidCrisis),
          'third party': share(ours.thirdFound, ours.third),
          'false alarms': share(ours.falseAlarms, ours.none),
          'keyword false alarms': share(baseline.falseAlarms, baseline.none),
          'alarm ratio': ratio(ours.falseAlarms, baseline.falseAlarms),
        },
      ]),
    ),
  )
}

function readPath(): string {
  try {
    const { values } = parseArgs({ options: { data: { type: 'string' } } })
    if (values.data !== undefined) return values.data
    console.error(usage)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  process.exit(2)
}

const path = readPath()
const byLanguage = new Map<string, { ours: Tally; baseline: Tally }>()
const bySource = new Map<string, { ours: Tally; baseline: Tally }>()

function tallyRow({ text, language, source }: CrisisRow, label: string) {
  const { label: said } = assessCrisis(text, language === undefined ? {} : { language })
  const keyword = keywordLabel(text)
  for (const [groups, names] of [
    [byLanguage, [language ?? 'unknown', 'all']],
    [bySource, [source ?? 'unknown']],
  ] as const) {
    for (const name of names) {
      const group = groups.get(name) ?? { ours: emptyTally(), baseline: emptyTally() }
      groups.set(name, group)
      count(group.ours, label, said)
      count(group.baseline, label, keyword)
    }
  }
}

try {
  for await (const row of readCrisisRows(path)) {
    const { label } = row
    if (label !== 'crisis' && label !== 'third_party' && label !== 'none') {
      throw new Error(`"label" must be crisis, third_party or none: ${JSON.stringify(row)}`)
    }
    tallyRow(row, label)
  }
  print('by language, beside a naive keyword rule', byLanguage)
  print('by source, beside a naive keyword rule', bySource)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
