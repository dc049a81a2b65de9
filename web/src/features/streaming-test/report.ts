import { steps } from './diagnose'
import type { Diagnosis } from './use-diagnosis'

/** The outcome as text, to be sent to whoever helps: figures and frame names, no words of the talk. */
export function reportOf({ startedAt, steps: states, figures, traffic }: Diagnosis): string {
  const count = new Map<string, number>()
  for (const { direction, type } of traffic) {
    const name = `${direction} ${type}`
    count.set(name, (count.get(name) ?? 0) + 1)
  }
  return [
    `Lumen streaming test · ${startedAt ?? ''}`,
    `${globalThis.location.host} · ${navigator.userAgent}`,
    '',
    ...steps.map((id) => {
      const { state, why } = states[id]
      return `${id}: ${state}${why === undefined ? '' : ` (${why})`}`
    }),
    '',
    JSON.stringify(
      figures,
      (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value),
      2,
    ),
    '',
    ...[...count].map(([name, times]) => `${times} × ${name}`),
  ].join('\n')
}
