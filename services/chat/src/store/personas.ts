import type { Persona } from '@lumen/contracts/chat/persona'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import type { Box } from '@lumen/database/sealing'
import type { Kysely } from 'kysely'
import type { ChatTables } from './tables.ts'

type Db = Kysely<ChatTables>

const personaContext = (companionId: string) => `companions.persona:${companionId}`

/** What the owner of a companion wrote about it beyond its character. */
export async function readPersona(db: Db, box: Box, companionId: string): Promise<Persona> {
  const row = await db
    .selectFrom('companions')
    .select('persona')
    .where('id', '=', companionId)
    .executeTakeFirst()
  return openPersona(box, companionId, row?.persona ?? null)
}

/** What is sealed of it; null: nothing was written. */
export function openPersona(box: Box, companionId: string, sealed: Buffer | null): Persona {
  if (sealed === null) return emptyPersona
  const written = JSON.parse(box.unseal(sealed, personaContext(companionId))) as Persona
  return { ...emptyPersona, ...written }
}

export async function writePersona(
  db: Db,
  box: Box,
  companionId: string,
  persona: Persona,
): Promise<void> {
  const sealed = box.seal(JSON.stringify(persona), personaContext(companionId))
  await db
    .updateTable('companions')
    .set({ persona: sealed })
    .where('id', '=', companionId)
    .execute()
}
