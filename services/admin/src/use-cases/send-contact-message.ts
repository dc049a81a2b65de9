import type { adminOperations } from '@lumen/contracts/admin/operations'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Input } from '@lumen/contracts/operation'
import { newId } from '@lumen/database/ids'
import type { Caller } from '@lumen/http/identity'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { findByClientId, insertContactMessage } from '../store/contact-messages.ts'

type Form = Input<(typeof adminOperations)['POST /api/contact']>['body']

/** Stores what somebody wrote, sealed; repeated under its `clientId` it is stored once. */
export async function sendContactMessage(
  { db, sealer, clock, log }: AdminContext,
  form: Form,
  caller: Pick<Caller, 'userId' | 'language'> | null,
): Promise<{ id: string }> {
  const clientId = form.clientId ?? null
  const known = clientId === null ? null : await findByClientId(db, clientId)
  if (known !== null) return { id: known }
  const id = newId()
  const userId = caller?.userId ?? null
  const sealedFor = userId ?? id
  const stored = await db.transaction().execute(async (tx) => {
    const box = await sealer.open(tx, sealedFor)
    const isNew = await insertContactMessage(tx, box, {
      id,
      clientId,
      sealedFor,
      userId,
      name: form.name.trim(),
      email: form.email,
      subject: form.subject.trim(),
      category: form.category,
      message: form.message,
      language: form.language ?? caller?.language ?? defaultLanguage,
      createdAt: clock.now(),
    })
    if (isNew) await insertActivity(tx, { id, kind: 'contact-received', at: clock.now() })
    return isNew
  })
  if (stored) {
    log.info({ messageId: id, category: form.category }, 'somebody wrote to us')
    return { id }
  }
  // Sent twice at the same time: both hear of the one that was stored. The key that was made for
  // this one seals nothing.
  if (userId === null) await sealer.forget(db, sealedFor)
  return { id: (clientId === null ? null : await findByClientId(db, clientId)) ?? id }
}
