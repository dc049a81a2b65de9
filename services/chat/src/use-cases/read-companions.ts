import type { Companion } from '@lumen/contracts/chat/schema'
import type { CompanionWithPersona } from '@lumen/contracts/chat/whole-companion'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { findCompanion, listCompanions } from '../store/companions.ts'
import { readPersona } from '../store/personas.ts'
import { presentCompanion, presentCompanions } from './present-companion.ts'

export const noSuchCompanion = () => new AppError('not_found', 'There is no such companion')

/** The user's companions, oldest first: the visible ones, or those that can be restored. */
export async function readCompanions(
  context: ChatContext,
  userId: string,
  hidden: boolean,
): Promise<Companion[]> {
  const box = await context.sealer.open(context.db, userId)
  const companions = await listCompanions(context.db, box, userId, hidden)
  return presentCompanions(context, box, companions)
}

/** One visible companion; `not_found` for hidden ones and those of others. */
export async function readCompanion(
  context: ChatContext,
  userId: string,
  companionId: string,
): Promise<CompanionWithPersona> {
  const box = await context.sealer.open(context.db, userId)
  const companion = await findCompanion(context.db, box, userId, companionId)
  if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
  const persona = await readPersona(context.db, box, companionId)
  const { generation, birth } = companion
  return { ...(await presentCompanion(context, box, companion)), persona, generation, birth }
}
