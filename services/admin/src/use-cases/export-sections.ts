import { tableSection, type ServiceExport } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { openContactMessage } from '../store/contact-messages.ts'
import type { AdminTables, ContactMessageTable } from '../store/tables.ts'

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
  ],
  notExported: {
    help_viewers: 'that somebody read an article on a day, as a hash that leads to nobody',
    help_votes: 'that somebody found an article helpful, as a hash that leads to nobody',
    people: 'a count of days on which the product was used, as the messages themselves tell',
    people_companions: 'a copy of which companions there are, as chat tells them',
    data_keys: 'keys that seal what is told here opened',
  },
}
