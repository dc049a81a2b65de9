import type { TalkImport } from '@lumen/contracts/chat/imports'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { createHmac } from 'node:crypto'
import type { ChatContext } from '../../context.ts'
import { hasCompanion } from '../../store/companions.ts'
import {
  changeImport,
  findImport,
  lockImport,
  openFound,
  sealChoice,
  type ImportRow,
} from '../../store/imports.ts'
import { wasTalkedIn } from '../../store/imported-messages.ts'
import { createOrFind } from '../create-companion.ts'
import { holdToPolicy } from '../hold-to-policy.ts'
import { noSuchCompanion } from '../read-companions.ts'
import { presentImport } from './present-import.ts'
import { enqueueImport, noSuchImport } from './receive-file.ts'

export type ImportChoice = { talk: string; companionId?: string; name?: string }

/**
 * Begins to bring a talk over. Repeated, it is answered with how far the import is.
 * @throws AppError `not_found` for the import, the talk or the companion; `conflict` while the file was
 *   not looked through, or for a companion that was talked with; `invalid_input` without a name; what
 *   `holdToPolicy` and `createCompanion` throw
 */
export async function startImport(
  context: ChatContext,
  caller: Caller,
  importId: string,
  choice: ImportChoice,
  signal: AbortSignal,
): Promise<TalkImport> {
  const { db, sealer } = context
  const { userId } = caller
  const row = await findImport(db, userId, importId)
  if (row === null) throw noSuchImport()
  const box = await sealer.open(db, userId)
  if (row.status === 'importing' || row.status === 'done') return presentImport(box, row)
  const found = openFound(box, row)
  if (row.status !== 'found' || found === null)
    throw new AppError('conflict', 'The file has not been looked through')
  const talk = found.talks.find(({ key }) => key === choice.talk)
  if (talk === undefined) throw new AppError('not_found', 'There is no such talk in the file')
  const companionId =
    choice.companionId ?? (await newCompanion(context, caller, row, choice, signal))
  const started = await db.transaction().execute(async (tx) => {
    const locked = await lockImport(tx, userId, importId)
    if (locked === null) throw noSuchImport()
    if (locked.status !== 'found') return locked
    if (!(await hasCompanion(tx, userId, companionId))) throw noSuchCompanion()
    if (await wasTalkedIn(tx, companionId))
      throw new AppError('conflict', 'You have talked with this companion; choose an empty one')
    return changeImport(tx, importId, {
      status: 'importing',
      companion_id: companionId,
      choice: sealChoice(box, importId, talk.key),
      total: talk.messages,
      adult: caller.ageBand === 'adult',
    })
  })
  await enqueueImport(context, importId)
  return presentImport(box, started)
}

/** A companion of a talk that came over before is found again, so that the same file adds nothing. */
async function newCompanion(
  context: ChatContext,
  caller: Caller,
  row: ImportRow,
  { talk, name }: ImportChoice,
  signal: AbortSignal,
): Promise<string> {
  const trimmed = name?.trim() ?? ''
  if (trimmed === '')
    throw new AppError('invalid_input', 'The request is not valid: name must be there', {
      details: [{ path: 'name', message: 'must be there' }],
    })
  const written = { name: trimmed }
  await holdToPolicy(context, caller, written, signal)
  const box = await context.sealer.open(context.db, caller.userId)
  const about = openFound(box, row)!.talks.find(({ key }) => key === talk)!
  const { first, lines, title } = about
  const hash = createHmac('sha256', box.indexKey('companions.card_hash'))
    .update(JSON.stringify({ import: { talk, first, lines, title } }))
    .digest()
  const made = await createOrFind(context, caller, written, { hash, again: false })
  // What was said in it since would be said before what comes over.
  if (made.created || !(await wasTalkedIn(context.db, made.companion.id))) return made.companion.id
  return (await createOrFind(context, caller, written, { hash, again: true })).companion.id
}
