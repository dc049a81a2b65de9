import { talkFileName, type TalkForm } from '@lumen/contracts/chat/talk-file'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { MadeFileReply } from '@lumen/http/file-reply'
import type { ExportRecord } from '@lumen/service/export-sections'
import { knownTimeZone, localDay } from '@lumen/runtime/local-day'
import type { Selectable } from 'kysely'
import type { ChatContext } from '../context.ts'
import { writeMarkdown } from '../domain/talk-in-markdown.ts'
import { nameCompanions, openCompanion } from '../store/companions.ts'
import type { CompanionTable } from '../store/tables/companions.ts'
import {
  findCompanionRow,
  lastPosition,
  messagesOfTalk,
  versionsOfTalk,
} from '../store/talk-pages.ts'
import { talkFileTextsOf } from '../texts.ts'
import { toldCompanion, toldMessage, toldVersion } from './export-sections.ts'
import { noSuchCompanion } from './read-companions.ts'

type Wish = { form: TalkForm; language: Language; timeZone: string | undefined }
type Source = { row: Selectable<CompanionTable>; box: Box; upTo: string; now: Date }

/** What is sent at once, in characters. */
const bufferedChars = 64 * 1024

/**
 * A conversation of the user as a file, as it stands when it is asked for. It is written while it is
 * sent and never held as a whole. Errors: `not_found`.
 */
export async function exportTalk(
  context: ChatContext,
  userId: string,
  companionId: string,
  wish: Wish,
): Promise<MadeFileReply> {
  const { db, sealer, clock } = context
  const row = await findCompanionRow(db, userId, companionId)
  if (row === null) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  const source = { row, box, upTo: await lastPosition(db, companionId), now: clock.now() }
  const timeZone = knownTimeZone(wish.timeZone)
  const { name } = openCompanion(box, row)
  const { form, language } = wish
  const names = await nameCompanions(db, box, userId)
  const writing = { texts: talkFileTextsOf(language), language, timeZone, name, names }
  return {
    mime: form === 'json' ? 'application/json' : 'text/markdown; charset=utf-8',
    downloadAs: talkFileName(name, form, localDay(source.now, timeZone)),
    pieces: () =>
      buffered(
        form === 'json' ? asJson(context, source, language) : asMarkdown(context, source, writing),
      ),
  }
}

async function* asMarkdown(
  { db }: ChatContext,
  { row, box, upTo, now }: Source,
  writing: Parameters<typeof writeMarkdown>[0],
): AsyncGenerator<string> {
  const talk = writeMarkdown(writing)
  yield talk.head(now)
  for await (const message of messagesOfTalk(db, box, row.id, upTo)) yield talk.message(message)
  yield talk.end()
}

/** In the form of the account’s export, with what of it belongs to this talk. */
async function* asJson(
  { db }: ChatContext,
  { row, box, upTo, now }: Source,
  language: Language,
): AsyncGenerator<string> {
  const about = {
    format: 'lumen-export',
    version: 1,
    exportedAt: now.toISOString(),
    userId: row.user_id,
    language,
  }
  yield `${JSON.stringify(about).slice(0, -1)},"data":{`
  yield `\n"companions":[\n${JSON.stringify(toldCompanion(box, row))}],\n"messages":[`
  yield* lines(messagesOfTalk(db, box, row.id, upTo), toldMessage)
  yield '],\n"replyVersions":['
  yield* lines(versionsOfTalk(db, row.id, upTo), (version) => toldVersion(box, version))
  yield ']}}\n'
}

async function* lines<T>(all: AsyncIterable<T>, told: (one: T) => ExportRecord) {
  let first = true
  for await (const one of all) {
    yield `${first ? '' : ','}\n${JSON.stringify(told(one))}`
    first = false
  }
}

async function* buffered(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < bufferedChars) continue
    yield Buffer.from(text, 'utf8')
    text = ''
  }
  if (text !== '') yield Buffer.from(text, 'utf8')
}
