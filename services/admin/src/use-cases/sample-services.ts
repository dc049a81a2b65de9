import type { AdminContext } from '../context.ts'
import { stateOf } from '../domain/overall-status.ts'
import { insertSamples } from '../store/samples.ts'

/**
 * Measures all services and stores it for this minute. When no gateway answers, that is the one
 * thing known: the others were not measured.
 */
export async function sampleServices(
  { db, checks, clock }: AdminContext,
  signal: AbortSignal,
): Promise<void> {
  const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000)
  const answers = await checks.measure(signal)
  const samples = answers?.map((check) => ({
    service: check.id,
    state: stateOf(check),
    responseMs: check.responseMs,
  }))
  await insertSamples(
    db,
    minute,
    samples ?? [{ service: 'gateway', state: 'outage', responseMs: null }],
  )
}
