import type { RefusedThing } from '@lumen/contracts/moderation'
import { mediaEvents } from '@lumen/contracts/media/bus'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ModerationVerdict } from '@lumen/service/moderate'
import type { MediaContext } from '../context.ts'

const said: Readonly<Record<RefusedThing, string>> = {
  prompt: 'This is not made here; describe something else',
  template: 'This is not made here; describe something else',
  upload: 'This picture is not kept here; choose another one',
  picture: 'What was made is not shown here; describe something else',
  companion: 'This is not kept here; write something else',
  scenario: 'This is not kept here; write something else',
  reply: 'This is not shown here',
}

/**
 * Goes on when the policy allows it; otherwise counts the refusal and tells the log of decisions what
 * decided.
 * @throws AppError `prompt_refused`, whose `details` say the reason
 */
export async function holdToPolicy(
  context: Pick<MediaContext, 'db' | 'figures' | 'eventsCommitted'>,
  { userId, what }: { userId: string; what: RefusedThing },
  verdict: ModerationVerdict,
): Promise<void> {
  if (verdict.allowed) return
  const { allowed: _allowed, reason, by, provider, model, providerAway } = verdict
  context.figures.refused.inc({ reason })
  const told = { userId, what, reason, by, provider, model, providerAway }
  await context.db
    .transaction()
    .execute((tx) => appendEvent(tx, mediaEvents, 'media.content-refused', told))
  context.eventsCommitted()
  throw new AppError('prompt_refused', said[what], {
    details: [{ path: 'reason', message: reason }],
  })
}
