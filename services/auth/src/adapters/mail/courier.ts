import { authEvents } from '@lumen/contracts/auth/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { Sealer } from '@lumen/database/sealing'
import type { Mailer } from '@lumen/mail/mail'
import { renderMail } from '@lumen/mail/render-mail'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Kysely } from 'kysely'
import type { Language } from '@lumen/contracts/languages'
import type { MailTexts } from '../../content.ts'
import { mailContent, threadOf, type WaitingMail } from '../../domain/mail-content.ts'
import {
  delayMail,
  letterKey,
  listExpiredMails,
  removeMail,
  takeDueMail,
} from '../../store/mails.ts'
import type { AuthTables } from '../../store/tables.ts'

/** As long as one try may take, and nobody else takes the mail meanwhile. */
const leaseMs = 60_000
const firstDelayMs = 30_000
const longestDelayMs = 60 * 60_000

/** Carries waiting mails to the mail server. */
export type Courier = {
  /** Sends what is due, without anybody waiting for it: to be called after the commit. */
  wake(): void
  /** Sends what is due; resolves when nothing is. */
  deliver(): Promise<void>
  /** Resolves when what is under way has ended. */
  close(): Promise<void>
}

export type CourierParts = {
  db: Kysely<AuthTables>
  sealer: Sealer
  mailer: Mailer
  clock: Clock
  log: Logger
  /** Counts mails by their outcome. */
  counter: ReturnType<Metrics['counter']>
  textsOf(language: Language): MailTexts
  /** Called after a commit that told something. */
  eventsCommitted(): void
}

/** One mail after the other; a failure puts its mail off for longer each time, up to an hour. */
export function createCourier(parts: CourierParts): Courier {
  const { log } = parts
  let running: Promise<void> | null = null
  let again = false
  let closed = false
  const run = async () => {
    do {
      again = false
      while (!closed && (await deliverOne(parts)));
    } while (again && !closed)
  }
  const deliver = () => {
    again = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  return {
    deliver,
    wake: () => void deliver().catch((error: unknown) => log.error({ err: error }, 'mails wait')),
    close: async () => {
      closed = true
      await running?.catch(() => undefined)
    },
  }
}

/** Tries the mail that is due longest; false when none is. */
async function deliverOne(parts: CourierParts) {
  const { db, sealer, mailer, clock, log } = parts
  const now = clock.now()
  const expired = await listExpiredMails(db, sealer, now)
  for (const { id, content } of expired) await end(parts, id, content, 'expired')
  if (expired.length > 0)
    log.error({ expired: expired.length }, 'mails were given up that could not be sent in time')
  const taken = await takeDueMail(db, sealer, now, leaseMs)
  if (taken === null) return false
  const { id, attempts, content } = taken
  if (content === null) {
    // It waits until it expires: the key may only be missing from this process’s settings.
    await delayMail(db, id, new Date(now.getTime() + longestDelayMs))
    log.error({ mailId: id }, 'a mail cannot be opened: its key is gone')
    return true
  }
  const fields = { mailId: id, kind: content.kind, attempts }
  try {
    const mail = {
      ...renderMail(mailContent(content, parts.textsOf(content.language)), {
        id,
        address: content.to,
      }),
      ...threadOf(content),
    }
    const outcome = await withDeadline(() => mailer.send(mail), leaseMs, 'sending a mail')
    await end(parts, id, content, mailer.mode === 'captured' ? 'captured' : outcome)
    parts.counter.inc({ outcome })
    log.info({ ...fields, outcome }, 'mail')
  } catch (error) {
    const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)
    await delayMail(db, id, new Date(clock.now().getTime() + delay))
    parts.counter.inc({ outcome: 'failed' })
    log.warn({ ...fields, err: error }, 'a mail could not be sent; it is tried again')
  }
  return true
}

/** Takes a mail out that is done with. */
async function end(
  { db, sealer, eventsCommitted }: CourierParts,
  id: string,
  content: WaitingMail | null,
  outcome: 'sent' | 'captured' | 'refused' | 'expired',
): Promise<void> {
  const isLetter = content?.kind === 'letter'
  await db.transaction().execute(async (tx) => {
    // Two processes may find the same one expired.
    if ((await removeMail(tx, id)) && isLetter)
      await appendEvent(tx, authEvents, 'auth.letter-ended', { letterId: id, outcome })
  })
  if (!isLetter) return
  eventsCommitted()
  // Of a visitor’s, which sealed nothing else.
  await sealer.forget(db, letterKey(id))
}
