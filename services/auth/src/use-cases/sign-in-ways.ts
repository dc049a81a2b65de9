import type { SignInProvider, SignInWays } from '@lumen/contracts/auth/provider-operations'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { listLinks, openLinkEmail, removeLink } from '../store/sign-in-links.ts'
import { findPasswordHash, lockUser } from '../store/users.ts'
import { announceNotification } from './create-notification.ts'
import { noteProviderChange } from './note-provider-change.ts'
import { requireFresh } from './require-fresh.ts'
import { requireWayIn } from './require-way-in.ts'

/** Ways into an account. */
export async function readSignInWays(
  { db, sealer }: AuthContext,
  userId: string,
): Promise<SignInWays> {
  const [hash, links] = await Promise.all([findPasswordHash(db, userId), listLinks(db, userId)])
  const box = await sealer.open(db, userId)
  return {
    hasPassword: hash !== null,
    links: links.map((row) => ({
      provider: row.provider,
      email: openLinkEmail(box, row),
      linkedAt: row.linked_at.toISOString(),
    })),
  }
}

/** Takes a provider off an account; `not_found`, `last_way_in` when nothing else would open it. */
export async function unlinkProvider(
  context: AuthContext,
  session: { userId: string; sessionId: string },
  provider: SignInProvider,
  visitor: Visitor,
): Promise<void> {
  const { userId } = session
  await requireFresh(context, session)
  const told = await context.db.transaction().execute(async (tx) => {
    // One after the other: of two links, two requests at once would take both.
    await lockUser(tx, userId)
    if (!(await removeLink(tx, userId, provider)))
      throw new AppError('not_found', 'This provider is not linked')
    await requireWayIn(tx, userId)
    return noteProviderChange(context, tx, userId, 'unlinked', visitor)
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
}
