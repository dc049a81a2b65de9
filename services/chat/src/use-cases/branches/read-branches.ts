import { branchBeginning, type TalkBranches } from '@lumen/contracts/chat/branches'
import type { ChatContext } from '../../context.ts'
import { isShown, spansOf } from '../../domain/branches.ts'
import { cutText } from '../../domain/cut-text.ts'
import { findPlace, idsAt, readBranches, readSaid } from '../../store/branches.ts'
import { hasCompanion } from '../../store/companions.ts'
import { noSuchMessage } from '../edit-message.ts'
import { noSuchCompanion } from '../read-companions.ts'

/** The branches of a talk of the user, those that can be restored among them. Errors: `not_found`. */
export async function readTalkBranches(
  { db, sealer }: ChatContext,
  userId: string,
  companionId: string,
): Promise<TalkBranches> {
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { open, all } = await readBranches(tx, companionId)
      const shown = spansOf(all, open)
      const said = await readSaid(tx, box, companionId, shown)
      const forkedFrom = await idsAt(
        tx,
        companionId,
        all.map(({ forkedAt }) => forkedAt),
      )
      return {
        shown: shown.map(({ branchId }) => branchId),
        branches: all
          .filter(({ erased }) => !erased)
          .map(({ id, parentId, forkedAt, createdAt, deletedAt }) => {
            const { messages = 0, lastSpokenAt = null, beginning = '' } = said.get(id) ?? {}
            return {
              id,
              parentId,
              forkedFrom: forkedFrom.get(forkedAt) ?? null,
              createdAt: createdAt.toISOString(),
              messages,
              lastSpokenAt: lastSpokenAt?.toISOString() ?? null,
              beginning: cutText(beginning, branchBeginning),
              deletedAt: deletedAt?.toISOString() ?? null,
            }
          }),
      }
    })
}

/** Where a message of the user stands, and which branch shows it. Errors: `not_found`. */
export async function findMessagePlace({ db }: ChatContext, userId: string, messageId: string) {
  const place = await findPlace(db, userId, messageId)
  if (place === null) throw noSuchMessage()
  const { companionId, position, asideIn } = place
  if (asideIn === null) return { companionId, branchId: null, deleted: false }
  const { all } = await readBranches(db, companionId)
  const showing = all
    .filter(({ id, erased }) => !erased && isShown(spansOf(all, id), asideIn, position))
    // Rather the one in which it was said than one that parts from it, and rather one that is there.
    .toSorted((one, other) => Number(other.id === asideIn) - Number(one.id === asideIn))
  const branch = showing.find(({ deletedAt }) => deletedAt === null) ?? showing[0]
  if (branch === undefined) throw noSuchMessage()
  return { companionId, branchId: branch.id, deleted: branch.deletedAt !== null }
}
