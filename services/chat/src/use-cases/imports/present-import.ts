import type { TalkImport } from '@lumen/contracts/chat/imports'
import type { Box } from '@lumen/database/sealing'
import { openFound, type ImportRow } from '../../store/imports.ts'

/** An import as its user is told of it. */
export function presentImport(box: Box, row: ImportRow): TalkImport {
  const found = openFound(box, row)
  return {
    id: row.id,
    status: row.status,
    bytes: row.bytes,
    received: row.received,
    problem: row.problem,
    format: found?.format ?? null,
    talks: found?.talks ?? [],
    talksBeyond: found?.talksBeyond ?? 0,
    companionId: row.companion_id,
    total: row.total,
    position: row.position,
    added: row.added,
  }
}
