import { writeFile } from 'node:fs/promises'
import type { Result } from './run-faults.ts'

/** All that a run found. */
export type Report = {
  seed: number
  users: number
  minutes: number
  messages: number
  deeds: Record<string, number>
  results: Result[]
}

const seconds = (value: number) => value.toFixed(1)
const shown = 4

function row(result: Result): string[] {
  if (result.skipped !== null) return [result.fault, `skipped: ${result.skipped}`, '', '', '', '']
  return [
    result.times === 1 ? result.fault : `${result.fault} ×${result.times}`,
    result.survived ? 'yes' : '**no**',
    String(result.lost),
    String(result.duplicated),
    `${seconds(result.recoveryFirst)} / ${seconds(result.recoveryAll)} / ${seconds(result.ready)}`,
    result.saw.length === 0 ? 'nothing' : result.saw.slice(0, shown).join('; '),
  ]
}

/** The table, as Markdown. */
export function markdownOf({ results, seed, users, minutes, messages, deeds }: Report): string {
  const head = [
    'fault',
    'survived',
    'lost',
    'duplicated',
    'recovery s (first / all / ready)',
    'what users saw',
  ]
  const lines = [head, head.map(() => '---'), ...results.map(row)]
  const done = Object.entries(deeds).map(([deed, times]) => `${times} × ${deed}`)
  const findings = results.flatMap((result) =>
    result.findings.map((finding) => `- ${result.fault}: ${finding}`),
  )
  return [
    `Seed ${seed}, ${users} users, ${minutes.toFixed(1)} minutes, ${messages} messages acknowledged; done: ${done.join(', ')}.`,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    ...(findings.length === 0 ? [] : ['', 'What the audit found:', '', ...findings]),
    '',
  ].join('\n')
}

/** Writes `<path>.json` and `<path>.md`. */
export async function writeReport(path: string, report: Report): Promise<void> {
  await writeFile(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${path}.md`, markdownOf(report))
}
