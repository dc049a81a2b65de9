import { chatEvents } from '@lumen/contracts/chat/bus'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../../context.ts'
import { cut } from '../../domain/transcripts/look-through.ts'
import { isSetAside } from '../../domain/transcripts/set-aside.ts'
import { TranscriptError, type TranscriptPart } from '../../domain/transcripts/transcript.ts'
import { findCompanion } from '../../store/companions.ts'
import { lockConversation } from '../../store/conversations.ts'
import { insertImported, type ImportedMessage } from '../../store/imported-messages.ts'
import { deletePieces, openChoice, updateHeldImport, type ImportRow } from '../../store/imports.ts'
import type { ChatTables } from '../../store/tables.ts'
import { ImportReleased, openTranscript } from './open-transcript.ts'

/**
 * Brings the chosen talk over, a page at a time: what is new of it, how far it is and the event of it are
 * one transaction, so that a run that is broken off is gone on with after its last page.
 */
export async function bringOver(
  context: ChatContext,
  row: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const { box, parts } = await openTranscript(context, row, signal)
  let { added } = row
  for await (const page of pagesOf(
    messagesOf(parts, openChoice(box, row), { now: context.clock.now(), adult: row.adult }),
  )) {
    if (page.at(-1)!.index < row.position) continue
    signal.throwIfAborted()
    const now = { ...row, added }
    added += await context.db.transaction().execute((tx) => bringPage(context, tx, box, now, page))
    context.eventsCommitted()
  }
  await context.db.transaction().execute(async (tx) => {
    const held = await updateHeldImport(tx, row, { status: 'done', lease_until: null })
    if (held) await deletePieces(tx, row.id)
  })
  const { user_id: userId, companion_id: companionId } = row
  context.tellUser(userId, {
    kind: 'companion-changed',
    change: 'edited',
    companionId: companionId!,
  })
}

/** The messages of a talk; one without a time was said a second after the one before. */
async function* messagesOf(
  parts: AsyncIterable<TranscriptPart>,
  talk: string | null,
  { now, adult }: { now: Date; adult: boolean },
): AsyncGenerator<ImportedMessage> {
  let index = 0
  let before = 0
  let line: { fromUser: boolean; text: string } | null = null
  for await (const part of parts) {
    if (part.kind !== 'said' || part.talk !== talk) continue
    const { fromUser, at } = part
    const said = at ?? (before === 0 ? now.getTime() : before + 1_000)
    // Nothing was said tomorrow.
    before = Math.min(said, now.getTime())
    const text = cut(part.text, chatLimits.messageLength)
    const aside = isSetAside({ fromUser, text }, line, { adult })
    line = { fromUser, text }
    yield { index: index++, fromUser, at, text, aside, createdAt: new Date(before) }
  }
}

async function* pagesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = []
  for await (const item of items) {
    page.push(item)
    if (page.length < importLimits.page) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

/** @returns how many messages were new */
async function bringPage(
  { clock }: ChatContext,
  tx: Transaction<ChatTables>,
  box: Box,
  row: ImportRow,
  page: readonly ImportedMessage[],
): Promise<number> {
  const { user_id: userId, companion_id: companionId, language } = row
  const companion =
    companionId !== null && (await lockConversation(tx, userId, companionId))
      ? await findCompanion(tx, box, userId, companionId)
      : null
  if (companion === null) throw new TranscriptError('companion_gone')
  const talk = {
    userId,
    companionId: companion.id,
    offRecord: companion.offRecord,
    importedAt: clock.now(),
  }
  const fresh = await insertImported(tx, box, talk, page)
  const held = await updateHeldImport(tx, row, {
    position: page.at(-1)!.index + 1,
    added: row.added + fresh.length,
  })
  if (!held) throw new ImportReleased('the import is not ours any more')
  if (companion.offRecord) return fresh.length
  for (const messageIds of toldTogether(fresh.filter(({ aside }) => !aside)))
    await appendEvent(tx, chatEvents, 'chat.messages-imported', {
      userId,
      companionId: companion.id,
      messageIds,
      language,
      timeZone: null,
    })
  return fresh.length
}

/** Messages by id, as many at once as their words have room to be read in one answer. */
function toldTogether(messages: readonly { id: string; text: string }[]): string[][] {
  const together: string[][] = []
  let chars = 0
  for (const { id, text } of messages) {
    chars += text.length
    if (together.length === 0 || chars > importLimits.toldChars) {
      together.push([])
      chars = text.length
    }
    together.at(-1)!.push(id)
  }
  return together
}
