import { createHash } from 'node:crypto'
import { voiceOf } from '@lumen/contracts/chat/voice-of'
import type { VoiceCall } from '@lumen/contracts/media/call-schema'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { Voice } from '@lumen/contracts/media/names'
import { creditCosts } from '@lumen/contracts/plans'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { MediaContext } from '../../context.ts'
import { endOf } from '../../domain/call-time.ts'
import { findCallByKey, insertCall, removeUnpaidCall, type Call } from '../../store/calls.ts'
import { readCapabilitiesFor } from '../read-capabilities.ts'
import { readCompanion } from '../read-companion.ts'
import { isRefused, payMinute, payOwed } from './pay-minute.ts'

type Wish = { companionId: string; voice?: Voice; requestKey: string }

/**
 * Begins a call, whose first minute is set aside before it is answered; another one of the user ends and
 * is paid. The same key is the same call.
 * @throws AppError `call_unavailable`, `not_found`, `quota_exceeded` or `unavailable`
 */
export async function beginCall(
  context: MediaContext,
  caller: Caller,
  wish: Wish,
): Promise<VoiceCall> {
  const { db, clock, figures } = context
  const { userId } = caller
  const requestKey = createHash('sha256').update(`${userId}:${wish.requestKey}`).digest('base64url')
  const known = await findCallByKey(db, userId, requestKey)
  const call = known ?? (await begin(context, caller, wish, requestKey))
  const now = clock.now()
  // One that has ended says so when it is spoken into.
  if (call.ending !== null || endOf(call, now) !== null) return present(call)
  try {
    await payMinute(context, call, now)
  } catch (error) {
    if (isRefused(error)) await removeUnpaidCall(db, call.id)
    throw error
  }
  if (known === null) figures.callsBegun.inc()
  return present(call)
}

async function begin(
  context: MediaContext,
  caller: Caller,
  { companionId, voice }: Wish,
  requestKey: string,
): Promise<Call> {
  const { db, clock, figures } = context
  const { userId } = caller
  const { call: capability } = await readCapabilitiesFor(context, caller)
  if (!capability.available) throw new AppError('call_unavailable', capability.reason ?? '')
  const companion = await readCompanion(context, userId, companionId)
  const { call, former } = await insertCall(db, {
    id: newId(),
    user_id: userId,
    companion_id: companionId,
    voice: voice ?? companion.voice ?? voiceOf({ face: null, voice: null }),
    request_key: requestKey,
    started_at: clock.now(),
  })
  if (former !== null) {
    figures.callsEnded.inc({ ending: former.ending })
    await payOwed(context, former.id)
  }
  return call
}

const present = (call: Call): VoiceCall => ({
  id: call.id,
  companionId: call.companion_id,
  startedAt: call.started_at.toISOString(),
  creditsPerMinute: creditCosts.voiceMinute,
  secondsAtMost: mediaLimits.call.seconds,
})
