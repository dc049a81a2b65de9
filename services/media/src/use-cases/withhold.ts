import type { Language } from '@lumen/contracts/languages'
import type { MediaContext } from '../context.ts'
import { findSeeded } from '../domain/templates/seeded.ts'
import { findObjectOf } from '../store/objects.ts'
import { setObjectWithheld, setTemplateWithheld } from '../store/withheld.ts'
import { templateTexts } from '../texts.ts'
import { smallCopy } from './talk-pictures.ts'

/** A small copy of a picture, for whoever reports it; null: the user has no such picture. */
export async function readReportedPicture(
  context: MediaContext,
  { userId, objectId }: { userId: string; objectId: string },
) {
  const row = await findObjectOf(context.db, userId, objectId)
  const copy = row === null ? null : await smallCopy(context, row)
  if (row === null || copy === null) return null
  return { ...copy, madeBy: row.model ?? 'uploaded', createdAt: row.created_at.toISOString() }
}

/** What a template that comes along says; null: there is none of this name. */
export function readReportedTemplate(templateId: string, language: Language): string | null {
  const seeded = findSeeded(templateId)
  if (seeded === undefined) return null
  const { name, description, prompt } = templateTexts(language)[seeded.id]
  return [name, description, prompt].join('\n\n')
}

/** Shows a picture to nobody any longer, or again. @returns whether there is one */
export const withholdPicture = (
  { db, clock }: MediaContext,
  { userId, objectId, withheld }: { userId: string; objectId: string; withheld: boolean },
): Promise<boolean> =>
  setObjectWithheld(db, { userId, objectId, at: withheld ? clock.now() : null })

/** Offers a template that comes along no longer, or again. @returns whether there is one */
export async function withholdTemplate(
  { db, clock }: MediaContext,
  { templateId, withheld }: { templateId: string; withheld: boolean },
): Promise<boolean> {
  if (findSeeded(templateId) === undefined) return false
  await setTemplateWithheld(db, { templateId, at: withheld ? clock.now() : null })
  return true
}
