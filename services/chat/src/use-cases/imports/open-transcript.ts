import type { ChatContext } from '../../context.ts'
import { readTranscript } from '../../domain/transcripts/read-transcript.ts'
import { readPieces, type ImportRow } from '../../store/imports.ts'

/** The import is somebody else’s now, or gone. */
export class ImportReleased extends Error {}

/** The parts of an import’s file; who reads them stops with the signal. */
export async function openTranscript(
  { db, sealer }: ChatContext,
  row: ImportRow,
  signal: AbortSignal,
) {
  const box = await sealer.open(db, row.user_id)
  async function* pieces() {
    for await (const piece of readPieces(db, box, row)) {
      signal.throwIfAborted()
      yield piece
    }
  }
  return { box, ...(await readTranscript(pieces())) }
}
