import type { CharacterCard } from '@lumen/cards/card'
import { companionCard } from '@lumen/cards/companion-card'
import type { ChatContext } from '../context.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { readPersona } from '../store/personas.ts'

/** A visible companion of the user as a character card, with what it wears; null: no such companion. */
export async function exportCard(
  { db, sealer, clock }: ChatContext,
  userId: string,
  companionId: string,
): Promise<(Pick<StoredCompanion, 'face' | 'name'> & { card: CharacterCard }) | null> {
  const box = await sealer.open(db, userId)
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null || companion.hiddenAt !== null) return null
  const persona = await readPersona(db, box, companionId)
  const { createdAt, face, name } = companion
  const dates = { createdAt, exportedAt: clock.now() }
  return { face, name, card: companionCard({ ...companion, persona }, dates) }
}
