import type { CompanionTable, TalkAccessTable } from './tables/companions.ts'
import type {
  ContactHoursTable,
  ContactPlanTable,
  ContactTable,
  ReminderTable,
} from './tables/contact.ts'
import type { ImportTable, ImportPieceTable } from './tables/imports.ts'
import type {
  ReplyVersionTable,
  ReplyTable,
  ReplyChargeTable,
  StoppedReplyTable,
} from './tables/replies.ts'
import type {
  ScenarioTable,
  ScenarioUseTable,
  ScenarioRatingTable,
  WithheldScenarioTable,
  PlayTable,
} from './tables/scenarios.ts'
import type {
  ConversationTable,
  BranchTable,
  ShownMessageView,
  AllMessageTable,
  RemovedMessageTable,
  MaskTable,
  TalkSummaryTable,
  TalkSpellTable,
  CareCountTable,
} from './tables/talks.ts'
import type { TendencyStateTable, TendencyStepTable } from './tables/tendencies.ts'

/** The service's own tables; outbox, inbox and data keys are the database package's. */
export type ChatTables = {
  companions: CompanionTable
  talk_accesses: TalkAccessTable
  conversations: ConversationTable
  branches: BranchTable
  messages: ShownMessageView
  all_messages: AllMessageTable
  removed_messages: RemovedMessageTable
  reply_versions: ReplyVersionTable
  replies: ReplyTable
  reply_charges: ReplyChargeTable
  stopped_replies: StoppedReplyTable
  masks: MaskTable
  talk_summaries: TalkSummaryTable
  scenarios: ScenarioTable
  scenario_uses: ScenarioUseTable
  scenario_ratings: ScenarioRatingTable
  withheld_scenarios: WithheldScenarioTable
  contact_hours: ContactHoursTable
  contact_plans: ContactPlanTable
  contacts: ContactTable
  talk_spells: TalkSpellTable
  care_counts: CareCountTable
  plays: PlayTable
  reminders: ReminderTable
  imports: ImportTable
  import_pieces: ImportPieceTable
  tendency_states: TendencyStateTable
  tendency_steps: TendencyStepTable
}
