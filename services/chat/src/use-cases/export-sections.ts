import type { ExportRecord, ExportSection, ServiceExport } from '@lumen/service/export-sections'
import { tableSection } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { openCompanion } from '../store/companions.ts'
import { listForExport, type StoredMessage } from '../store/messages.ts'
import { openPersona } from '../store/personas.ts'
import type { ChatTables, CompanionTable, TalkSummaryTable } from '../store/tables.ts'
import { openSummaryText } from '../store/talk-summaries.ts'

const companions = tableSection<ChatTables, Selectable<CompanionTable>>({
  name: 'companions',
  table: 'companions',
  key: ['id'],
  record: (row, box) => {
    const { userId: _owner, ...companion } = openCompanion(box, row)
    return { ...companion, persona: openPersona(box, row.id, row.persona) }
  },
})

const told = ({ userId: _owner, ...message }: StoredMessage): ExportRecord => message

/** Talk by talk. A reply that is still being written is not told: its text is not final. */
const messages: ExportSection<ChatTables> = {
  name: 'messages',
  tables: ['messages'],
  async read({ db, box, userId, after, limit }) {
    const [companionId, position = null] = after ?? []
    const from = companionId === undefined ? null : { companionId, after: position }
    const page = await listForExport(db, box!, userId, from, limit)
    if (page.companionId === null) return { records: [], after: null }
    const last = page.messages.length < limit ? undefined : page.messages.at(-1)
    return {
      group: page.companionId,
      records: page.messages.filter(({ status }) => status !== 'running').map(told),
      after: last === undefined ? [page.companionId] : [page.companionId, last.position],
    }
  },
}

const summaries = tableSection<ChatTables, Selectable<TalkSummaryTable>>({
  name: 'talkSummaries',
  table: 'talk_summaries',
  key: ['companion_id'],
  record: (row, box) => {
    const text = openSummaryText(box, row)
    return text === null ? null : { companionId: row.companion_id, text }
  },
})

/** What chat tells a user that it keeps of them. */
export const chatExport: ServiceExport<ChatTables> = {
  sections: [companions, messages, summaries],
  notExported: {
    conversations: 'counts the positions of messages, which are told with them',
    replies: 'how a message came to be while it was written; the message is told',
    reply_charges: 'what is owed to billing, which tells of it',
    masks: 'keyed hashes of what was forgotten, which nobody can read',
    data_keys: 'keys that seal what is told here opened',
  },
}
