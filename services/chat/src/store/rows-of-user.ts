import type { RowsOfUser } from '@lumen/database/erased-users'
import { sql } from 'kysely'

const scenariosOf = (userId: string) =>
  sql`select id::text from scenarios where user_id = ${userId}`
const givenByOrTo = (userId: string) =>
  sql<boolean>`(user_id = ${userId} or scenario_id in (${scenariosOf(userId)}))`

/** By the indexes that begin with the companion. */
const ofCompanions = (userId: string) =>
  sql<boolean>`user_id = ${userId} and companion_id in (
    select id from companions where user_id = ${userId})`

/** What is kept of a user, children first; replies go with their messages. */
export const rowsOfUser: readonly RowsOfUser[] = [
  { table: 'tendency_steps' },
  { table: 'tendency_states' },
  { table: 'plays' },
  { table: 'reminders' },
  { table: 'import_pieces' },
  { table: 'imports' },
  { table: 'contacts' },
  { table: 'contact_plans' },
  { table: 'contact_hours' },
  { table: 'talk_spells' },
  { table: 'talk_accesses' },
  { table: 'reply_charges' },
  { table: 'stopped_replies' },
  { table: 'masks' },
  { table: 'talk_summaries' },
  { table: 'reply_versions' },
  { table: 'removed_messages', of: ofCompanions },
  { table: 'all_messages', of: ofCompanions },
  { table: 'branches' },
  // With a shared scenario goes what others gave it.
  { table: 'scenario_uses', of: givenByOrTo },
  { table: 'scenario_ratings', of: givenByOrTo },
  {
    table: 'withheld_scenarios',
    of: (userId) => sql<boolean>`scenario_id in (${scenariosOf(userId)})`,
  },
  { table: 'scenarios' },
  { table: 'conversations' },
  { table: 'companions' },
]
