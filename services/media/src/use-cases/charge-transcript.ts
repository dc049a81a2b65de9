import { voiceMinutes } from '@lumen/contracts/media/voice-minutes'
import { AppError } from '@lumen/http/app-error'
import type { MediaContext } from '../context.ts'
import {
  findTranscriptCharge,
  insertTranscriptCharge,
  oweTranscript,
  removeTranscriptCharge,
} from '../store/transcript-charges.ts'
import { settleDebt } from './settle-debt.ts'

/** Whoever writes a recording down for longer has died: what was reserved goes back. */
const longestWorkMs = 10 * 60_000

type Charging = Pick<MediaContext, 'db' | 'charges' | 'clock' | 'log' | 'figures'>

const chargeKey = (recordingId: string) => `media:transcript:${recordingId}`

/**
 * Charges what is heard in a recording, for the minutes begun; one in which nothing was heard costs
 * nothing. What is owed is written down before billing is asked, so that it is asked until it answers.
 * @throws AppError `quota_exceeded` or `unavailable`, and what `work` throws
 */
export async function chargeTranscript(
  context: Charging,
  recording: { userId: string; objectId: string; seconds: number | null },
  work: () => Promise<string>,
): Promise<string> {
  const { db, charges, clock } = context
  const { userId, objectId } = recording
  const units = voiceMinutes(recording.seconds ?? 0)
  await insertTranscriptCharge(db, {
    recording_id: objectId,
    user_id: userId,
    units,
    reservation_id: null,
    state: 'release',
    due_at: new Date(clock.now().getTime() + longestWorkMs),
  })
  const owe = async (state: 'settle' | 'release', reservationId: string | null) => {
    await oweTranscript(db, objectId, {
      state,
      reservation_id: reservationId,
      due_at: clock.now(),
    })
    await closeTranscriptCharge(context, objectId)
  }
  let reservationId: string | null = null
  try {
    const wish = { userId, key: chargeKey(objectId), kind: 'voice', units } as const
    reservationId = (await charges.reserve(wish)).id
    const text = await work()
    await owe(text === '' ? 'release' : 'settle', reservationId)
    return text
  } catch (error) {
    const refused = error instanceof AppError && error.code === 'quota_exceeded'
    await (
      refused && reservationId === null
        ? removeTranscriptCharge(db, objectId)
        : owe('release', reservationId)
    ).catch((cause: unknown) =>
      context.log.warn({ err: cause, objectId }, 'the charge of a recording is left to the sweep'),
    )
    throw error
  }
}

/**
 * Settles or releases what is owed for a recording.
 * @returns false when billing did not answer
 */
export async function closeTranscriptCharge(
  context: Charging,
  recordingId: string,
): Promise<boolean> {
  const { db, log, figures } = context
  const charge = await findTranscriptCharge(db, recordingId)
  if (charge === null) return true
  const { state } = charge
  const credits = await settleDebt(context, {
    state,
    userId: charge.user_id,
    key: chargeKey(recordingId),
    reservationId: charge.reservation_id,
    units: charge.units,
    since: charge.due_at,
  }).catch((error: unknown) => {
    figures.openCharges.inc({ state })
    log.warn({ err: error, recordingId, state }, 'billing did not answer; the sweep asks again')
    return null
  })
  if (credits === null) return false
  if (credits !== 'unknown') await removeTranscriptCharge(db, recordingId)
  return true
}
