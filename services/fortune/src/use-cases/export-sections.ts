import { tableSection, type ServiceExport } from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { openBirthData } from '../store/birth-profiles.ts'
import { openInsight } from '../store/insights.ts'
import { openPerson } from '../store/people.ts'
import { openReading } from '../store/readings.ts'
import type {
  BirthProfileTable,
  FortuneTables,
  InsightTable,
  OpeningTable,
  PersonTable,
  ReadingTable,
} from '../store/tables.ts'

/** What fortune tells a user that it keeps of them. */
export const fortuneExport: ServiceExport<FortuneTables> = {
  sections: [
    tableSection<FortuneTables, Selectable<BirthProfileTable>>({
      name: 'birthProfile',
      table: 'birth_profiles',
      key: ['user_id'],
      record: (row, box) => ({
        ...openBirthData(box, row),
        timeZone: row.time_zone,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      }),
    }),
    tableSection<FortuneTables, Selectable<PersonTable>>({
      name: 'people',
      table: 'people',
      key: ['id'],
      record: (row, box) => openPerson(box, row),
    }),
    tableSection<FortuneTables, Selectable<InsightTable>>({
      name: 'insights',
      table: 'insights',
      key: ['id'],
      record: (row, box) => openInsight(box, row),
    }),
    tableSection<FortuneTables, Selectable<ReadingTable>>({
      name: 'readings',
      table: 'readings',
      key: ['key'],
      record: (row, box) => ({
        content: JSON.parse(openReading(box, row)) as unknown,
        createdAt: row.created_at,
      }),
    }),
    tableSection<FortuneTables, Selectable<OpeningTable>>({
      name: 'chartOpenings',
      table: 'openings',
      key: ['kind', 'day'],
      record: ({ kind, day, opened_at }) => ({ kind, day, openedAt: opened_at }),
    }),
  ],
  notExported: { data_keys: 'keys that seal what is told here opened' },
}
