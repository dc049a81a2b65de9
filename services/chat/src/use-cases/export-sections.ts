import type { ExportRecord, ExportSection, ServiceExport } from '@lumen/service/export-sections'
import { tableSection } from '@lumen/service/export-sections'
import type { Box } from '@lumen/database/sealing'
import type { Selectable } from 'kysely'
import { openCompanion } from '../store/companions.ts'
import { listForExport } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { openPersona } from '../store/personas.ts'
import { openPlay } from '../store/plays.ts'
import { openReminder } from '../store/reminders.ts'
import { openStep } from '../store/tendencies.ts'
import type { TendencyStepTable } from '../store/tables/tendencies.ts'
import { openVersion } from '../store/reply-versions.ts'
import { openScenario } from '../store/scenarios.ts'
import type { BranchTable, TalkSummaryTable } from '../store/tables/talks.ts'
import type { ChatTables } from '../store/tables.ts'
import type { CompanionTable } from '../store/tables/companions.ts'
import type { ContactHoursTable, ContactPlanTable, ReminderTable } from '../store/tables/contact.ts'
import type {
  PlayTable,
  ScenarioRatingTable,
  ScenarioTable,
  ScenarioUseTable,
} from '../store/tables/scenarios.ts'
import type { ReplyVersionTable } from '../store/tables/replies.ts'
import { openSummaryText } from '../store/talk-summaries.ts'

/** A companion as every export tells it. */
export const toldCompanion = (box: Box, row: Selectable<CompanionTable>): ExportRecord => {
  const { userId: _owner, ...companion } = openCompanion(box, row)
  return { ...companion, persona: openPersona(box, row.id, row.persona) }
}

const companions = tableSection<ChatTables, Selectable<CompanionTable>>({
  name: 'companions',
  table: 'companions',
  key: ['id'],
  record: (row, box) => toldCompanion(box, row),
})

/** A message as every export tells it. */
export const toldMessage = ({
  userId: _owner,
  change: _number,
  ...message
}: StoredMessage): ExportRecord => message

/** Talk by talk, of every branch. A reply that is still being written is not told: its text is not final. */
const messages: ExportSection<ChatTables> = {
  name: 'messages',
  tables: ['all_messages', 'messages'],
  async read({ db, box, userId, after, limit }) {
    const [companionId, position = null] = after ?? []
    const from = companionId === undefined ? null : { companionId, after: position }
    const page = await listForExport(db, box!, userId, from, limit)
    if (page.companionId === null) return { records: [], after: null }
    const last = page.messages.length < limit ? undefined : page.messages.at(-1)
    return {
      group: page.companionId,
      records: page.messages.filter(({ status }) => status !== 'running').map(toldMessage),
      after: last === undefined ? [page.companionId] : [page.companionId, last.position],
    }
  },
}

/** A text that is not shown now, as every export tells it. */
export const toldVersion = (box: Box, row: Selectable<ReplyVersionTable>): ExportRecord => ({
  messageId: row.message_id,
  ...openVersion(box, row),
})

/** Texts of replies that are not shown now; the one that is stands with the messages. */
const replyVersions = tableSection<ChatTables, Selectable<ReplyVersionTable>>({
  name: 'replyVersions',
  table: 'reply_versions',
  key: ['message_id', 'number'],
  record: (row, box) => toldVersion(box, row),
})

/** The ways in which talks went on; a message that is not shown names the one in which it stands. */
const branches = tableSection<ChatTables, Selectable<BranchTable>>({
  name: 'branches',
  table: 'branches',
  key: ['id'],
  record: (row) => ({
    id: row.id,
    companionId: row.companion_id,
    parentId: row.parent_id,
    forkedAt: row.forked_at,
    createdAt: row.created_at,
    openedAt: row.opened_at,
    deletedAt: row.deleted_at,
  }),
})

const summaries = tableSection<ChatTables, Selectable<TalkSummaryTable>>({
  name: 'talkSummaries',
  table: 'talk_summaries',
  key: ['companion_id'],
  record: (row, box) => {
    const text = openSummaryText(box, row)
    return text === null ? null : { companionId: row.companion_id, text }
  },
})

const scenarios = tableSection<ChatTables, Selectable<ScenarioTable>>({
  name: 'scenarios',
  table: 'scenarios',
  key: ['id'],
  record: (row, box) => {
    const { userId: _owner, ...scenario } = openScenario(box, row)
    return scenario
  },
})

const scenarioUses = tableSection<ChatTables, Selectable<ScenarioUseTable>>({
  name: 'scenarioUses',
  table: 'scenario_uses',
  key: ['scenario_id'],
  record: ({ scenario_id }) => ({ scenarioId: scenario_id }),
})

const scenarioRatings = tableSection<ChatTables, Selectable<ScenarioRatingTable>>({
  name: 'scenarioRatings',
  table: 'scenario_ratings',
  key: ['scenario_id'],
  record: ({ scenario_id, stars }) => ({ scenarioId: scenario_id, stars }),
})

const plays = tableSection<ChatTables, Selectable<PlayTable>>({
  name: 'plays',
  table: 'plays',
  key: ['id'],
  record: (row, box) => {
    const { userId: _owner, script: _state, ...play } = openPlay(box, row)
    return play
  },
})

const contactPlans = tableSection<ChatTables, Selectable<ContactPlanTable>>({
  name: 'contactPlans',
  table: 'contact_plans',
  key: ['companion_id'],
  record: ({ companion_id: companionId, enabled, days, hours_from: from, hours_to: to }) => ({
    companionId,
    enabled,
    days,
    from,
    to,
  }),
})

const contactHours = tableSection<ChatTables, Selectable<ContactHoursTable>>({
  name: 'contactHours',
  table: 'contact_hours',
  key: ['user_id'],
  record: ({ time_zone: timeZone, language, quiet_from: quietFrom, quiet_to: quietTo }) => ({
    timeZone,
    language,
    quietFrom,
    quietTo,
  }),
})

const reminders = tableSection<ChatTables, Selectable<ReminderTable>>({
  name: 'reminders',
  table: 'reminders',
  key: ['id'],
  record: (row, box) => {
    const { userId: _owner, language: _spoken, rhythm, ...reminder } = openReminder(box, row)
    return { ...reminder, repeat: rhythm?.repeat ?? null }
  },
})

const tendencySteps = tableSection<ChatTables, Selectable<TendencyStepTable>>({
  name: 'tendencySteps',
  table: 'tendency_steps',
  key: ['id'],
  record: (row, box) => openStep(box, row),
})

/** What chat tells a user that it keeps of them. */
export const chatExport: ServiceExport<ChatTables> = {
  sections: [
    companions,
    messages,
    branches,
    replyVersions,
    summaries,
    scenarios,
    scenarioUses,
    scenarioRatings,
    plays,
    contactPlans,
    contactHours,
    reminders,
    tendencySteps,
  ],
  notExported: {
    imports: 'how far the messages of a file have come over; the messages are told',
    import_pieces: 'a file that its user sent, which is forgotten once it is read',
    contacts: 'for which occasions a companion wrote; its messages are told',
    conversations: 'counts the positions of messages, which are told with them',
    removed_messages: 'ids of deleted messages, for devices that still show them',
    replies: 'how a message came to be while it was written; the message is told',
    reply_charges: 'what is owed to billing, which tells of it',
    talk_accesses:
      'until when an administrator may read a conversation, which the back office tells',
    masks: 'keyed hashes of what was forgotten, which nobody can read',
    care_counts: 'how often help lines were shown in a month, to nobody in particular',
    tendency_states: 'where a companion’s manner is, which its steps tell',
    stopped_replies: 'how many replies they stopped that day, which those replies tell',
    talk_spells: 'when they wrote last, which their messages tell',
    data_keys: 'keys that seal what is told here opened',
  },
}
