import { branchesMost, type TalkBranches } from '@lumen/contracts/chat/branches'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../../context.ts'
import { branchAt, exchange, spansOf, type Fork } from '../../domain/branches.ts'
import {
  dropEmptyBranch,
  insertBranch,
  isSaidAfter,
  readBranches,
  setBranchDeleted,
  showSpans,
  type Branches,
  type StoredBranch,
} from '../../store/branches.ts'
import { lockConversation } from '../../store/conversations.ts'
import { readMessage } from '../../store/messages.ts'
import { hasOpenPlay } from '../../store/plays.ts'
import { findRunning } from '../../store/replies.ts'
import type { ChatTables } from '../../store/tables.ts'
import { eraseSummaryAfter } from '../../store/talk-summaries.ts'
import { noSuchMessage } from '../edit-message.ts'
import { noSuchCompanion } from '../read-companions.ts'
import { readTalkBranches } from './read-branches.ts'

type Tx = Transaction<ChatTables>
type Talk = { userId: string; companionId: string }

const noSuchBranch = () => new AppError('not_found', 'There is no such branch')

/** The branch, while it can be opened; what is erased of it cannot come back. */
function branchOf({ all }: Branches, id: string): StoredBranch {
  const branch = all.find((one) => one.id === id)
  if (branch === undefined || branch.erased) throw noSuchBranch()
  return branch
}

/** Does something to the branches of a talk, under its lock. Errors: `not_found`. */
const inTalk = <T>(
  { db }: ChatContext,
  { userId, companionId }: Talk,
  change: (tx: Tx, branches: Branches) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    return change(tx, await readBranches(tx, companionId))
  })

/** What is said just now belongs to what is shown: it is neither put aside nor taken along. */
async function requireQuiet(tx: Tx, talk: Talk): Promise<void> {
  if ((await findRunning(tx, talk)) !== null)
    throw new AppError('reply_running', 'A reply is being written. Try again after it')
  if (await hasOpenPlay(tx, talk.companionId))
    throw new AppError('scene_open', 'A scene is being played. End it first')
}

/** Shows another branch in the place of the one that is open, and removes that one where it holds nothing. */
async function show(
  { clock }: ChatContext,
  tx: Tx,
  talk: Talk,
  {
    branches,
    target,
    keeps,
  }: {
    branches: Branches
    target: Fork
    /** What is left stays, even when nothing was said in it. */
    keeps?: true
  },
): Promise<void> {
  const forks = [...branches.all.filter(({ id }) => id !== target.id), target]
  const { aside, back } = exchange(spansOf(forks, branches.open), spansOf(forks, target.id))
  await showSpans(tx, talk, { aside, back, open: target.id, at: clock.now() })
  const from = [...aside, ...back].reduce<bigint | null>(
    (first, { after }) => (first === null || after < first ? after : first),
    null,
  )
  if (from !== null) await eraseSummaryAfter(tx, talk.companionId, from)
  if (keeps !== true) await dropEmptyBranch(tx, branches.open)
}

/** Lets a talk go on after a position; false: nothing stands behind it, so it does already. */
async function part(
  context: ChatContext,
  tx: Tx,
  talk: Talk,
  { branches, after, keeps }: { branches: Branches; after: bigint; keeps?: true },
): Promise<boolean> {
  const { companionId } = talk
  if (!(await isSaidAfter(tx, companionId, after))) return false
  const parentId = branchAt(spansOf(branches.all, branches.open), after)
  const target = { id: newId(), parentId, forkedAt: after }
  await insertBranch(tx, { ...talk, at: context.clock.now() }, target)
  await show(context, tx, talk, { branches, target, ...(keeps && { keeps }) })
  return true
}

function tell(context: ChatContext, { userId, companionId }: Talk): void {
  context.tellUser(userId, { kind: 'talk-changed', companionId })
}

const countThere = ({ all }: Branches) =>
  all.filter(({ erased, deletedAt }) => !erased && deletedAt === null).length

function requireRoom(branches: Branches): void {
  if (countThere(branches) >= branchesMost)
    throw new AppError('too_many_branches', `A conversation has at most ${branchesMost} branches`)
}

/**
 * Lets the talk go on differently after a message that is shown, or from its beginning; what stood after it
 * stands aside in the branch that was open. Asked again, nothing changes. Errors: `not_found`,
 * `reply_running`, `scene_open`, `too_many_branches`.
 */
export async function branchOff(
  context: ChatContext,
  talk: Talk,
  after: string | undefined,
): Promise<TalkBranches> {
  const { db, sealer } = context
  const box = await sealer.open(db, talk.userId)
  const changed = await inTalk(context, talk, async (tx, branches) => {
    const message = after === undefined ? null : await readMessage(tx, box, after)
    if (after !== undefined && message?.companionId !== talk.companionId) throw noSuchMessage()
    await requireQuiet(tx, talk)
    requireRoom(branches)
    return part(context, tx, talk, { branches, after: BigInt(message?.position ?? 0) })
  })
  if (changed) tell(context, talk)
  return readTalkBranches(context, talk.userId, talk.companionId)
}

/**
 * Goes on with another branch; one that was deleted comes back. Errors: `not_found`, `reply_running`,
 * `scene_open`, `too_many_branches`.
 */
export async function openBranch(
  context: ChatContext,
  talk: Talk,
  branchId: string,
): Promise<TalkBranches> {
  const { companionId } = talk
  const changed = await inTalk(context, talk, async (tx, branches) => {
    const target = branchOf(branches, branchId)
    if (branches.open === branchId) return false
    await requireQuiet(tx, talk)
    await show(context, tx, talk, { branches, target })
    // One that was left may be gone: there is room for the one that came back.
    if (target.deletedAt !== null) requireFit(await readBranches(tx, companionId))
    return true
  })
  if (changed) tell(context, talk)
  return readTalkBranches(context, talk.userId, companionId)
}

function requireFit(branches: Branches): void {
  if (countThere(branches) > branchesMost)
    throw new AppError('too_many_branches', `A conversation has at most ${branchesMost} branches`)
}

/** Deletes a branch that is not open; it can be restored for a while. Errors: `not_found`, `branch_open`. */
export async function deleteBranch(
  context: ChatContext,
  talk: Talk,
  branchId: string,
): Promise<TalkBranches> {
  await inTalk(context, talk, async (tx, branches) => {
    const { id } = branchOf(branches, branchId)
    if (branches.open === id)
      throw new AppError('branch_open', 'This branch is open. Open another one first')
    await setBranchDeleted(tx, id, context.clock.now())
  })
  return readTalkBranches(context, talk.userId, talk.companionId)
}

/** Brings a deleted branch back into the list. Errors: `not_found`, `too_many_branches`. */
export async function restoreBranch(
  context: ChatContext,
  talk: Talk,
  branchId: string,
): Promise<TalkBranches> {
  await inTalk(context, talk, async (tx, branches) => {
    const { id, deletedAt } = branchOf(branches, branchId)
    if (deletedAt === null) return
    requireRoom(branches)
    await setBranchDeleted(tx, id, null)
  })
  return readTalkBranches(context, talk.userId, talk.companionId)
}

/**
 * Deletes the open branch and begins anew; opening it undoes that. Where nothing is shown nothing changes.
 * Errors: `not_found`, `reply_running`, `scene_open`.
 */
export async function clearTalk(
  context: ChatContext,
  talk: Talk,
): Promise<TalkBranches & { cleared: string | null }> {
  const cleared = await inTalk(context, talk, async (tx, branches) => {
    await requireQuiet(tx, talk)
    if (!(await part(context, tx, talk, { branches, after: 0n, keeps: true }))) return null
    await setBranchDeleted(tx, branches.open, context.clock.now())
    return branches.open
  })
  if (cleared !== null) tell(context, talk)
  return { cleared, ...(await readTalkBranches(context, talk.userId, talk.companionId)) }
}
