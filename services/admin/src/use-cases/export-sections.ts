import { tableSection, type ServiceExport } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { openContactAnswer } from '../store/contact-answers.ts'
import type { StoredAccess } from '../store/content-accesses.ts'
import { openContactMessage } from '../store/contact-messages.ts'
import { openAppeal, openEvidence, type CaseRow } from '../store/moderation-cases.ts'
import type { AdminTables, ContactAnswerTable, ContactMessageTable } from '../store/tables.ts'

/** What admin tells a user that it keeps of them. */
export const adminExport: ServiceExport<AdminTables> = {
  sections: [
    tableSection<AdminTables, Selectable<ContactMessageTable>>({
      name: 'contactMessages',
      table: 'contact_messages',
      key: ['id'],
      record: (row, box) => {
        const { userId: _owner, ...message } = openContactMessage(box, row)
        return message
      },
    }),
    tableSection<AdminTables, Selectable<ContactAnswerTable>>({
      name: 'contactAnswers',
      table: 'contact_answers',
      key: ['id'],
      record: (row, box) => {
        const { actor: _administrator, ...answer } = openContactAnswer(box, row)
        return { ...answer, messageId: row.message_id }
      },
    }),
    tableSection<AdminTables, StoredAccess>({
      name: 'contentAccesses',
      table: 'content_accesses',
      key: ['id'],
      // What a legal hold keeps back is told when that is over; why is about others as well.
      record: ({ told_at: told, ...row }) =>
        told === null
          ? null
          : {
              companionId: row.companion_id,
              ground: row.ground,
              openedAt: row.opened_at,
              expiresAt: row.expires_at,
            },
    }),
    tableSection<AdminTables, CaseRow>({
      name: 'reports',
      table: 'moderation_cases',
      key: ['id'],
      record: (row, box) => {
        const { id, kind, reason, state, action, rule, explanation, appeal } = row
        const own = appeal !== null && row.appealed_by === row.user_id
        return {
          id,
          kind,
          reason,
          words: openEvidence(box, row).words,
          state,
          action,
          rule,
          explanation,
          decidedAt: row.decided_at,
          appeal: own ? openAppeal(box, { id, appeal }) : null,
          createdAt: row.created_at,
        }
      },
    }),
  ],
  notExported: {
    help_viewers: 'that somebody read an article on a day, as a hash that leads to nobody',
    help_votes: 'that somebody found an article helpful, as a hash that leads to nobody',
    people: 'a count of days on which the product was used, as the messages themselves tell',
    people_companions: 'a copy of which companions there are, as chat tells them',
    suspensions: 'that the account is closed, and for which report, as the reports themselves tell',
    announcement_dismissals: 'that an announcement to everybody is shown no more, and nothing else',
    data_keys: 'keys that seal what is told here opened',
  },
}
