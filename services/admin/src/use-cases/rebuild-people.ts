import { authOfficeRequests, type Account } from '@lumen/contracts/auth/office-bus'
import { chatOfficeRequests, type ListedCompanion } from '@lumen/contracts/chat/office-bus'
import type { AdminContext } from '../context.ts'
import { clearPeople, noteCompanion, notePerson } from '../store/people.ts'

const page = 500

/**
 * Makes anew what the figures are counted from, out of what its owners have: after a loss, or where
 * accounts are older than the back office. Events that come meanwhile are not lost: they are noted
 * beside it, and both agree.
 *
 * @returns how many accounts and companions there are
 */
export async function rebuildPeople(
  context: AdminContext,
): Promise<{ people: number; companions: number }> {
  await clearPeople(context.db)
  return { people: await notePeople(context), companions: await noteCompanions(context) }
}

async function notePeople({ bus, db }: AdminContext): Promise<number> {
  let count = 0
  let before: string | null = null
  for (;;) {
    const { accounts }: { accounts: readonly Account[] } = await bus.request(
      authOfficeRequests,
      'auth.list-accounts',
      { query: '', before, limit: page },
    )
    for (const { id, createdAt } of accounts)
      await notePerson(db, { userId: id, at: new Date(createdAt) })
    count += accounts.length
    if (accounts.length < page) return count
    before = accounts.at(-1)!.id
  }
}

async function noteCompanions({ bus, db, clock }: AdminContext): Promise<number> {
  let count = 0
  let after: string | null = null
  for (;;) {
    const { companions }: { companions: readonly ListedCompanion[] } = await bus.request(
      chatOfficeRequests,
      'chat.list-all-companions',
      { after, limit: page },
    )
    for (const { id, userId, createdAt, hidden, messages, lastWrittenOn } of companions) {
      await noteCompanion(db, {
        userId,
        companionId: id,
        createdAt: new Date(createdAt),
        hidden,
        messages,
        ...(lastWrittenOn !== null && { writtenOn: lastWrittenOn }),
      })
      if (lastWrittenOn !== null)
        await notePerson(db, { userId, at: clock.now(), activeOn: lastWrittenOn })
    }
    count += companions.length
    if (companions.length < page) return count
    after = companions.at(-1)!.id
  }
}
