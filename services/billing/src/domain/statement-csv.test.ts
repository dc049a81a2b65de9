import { expect, it } from 'vitest'
import { statementCsv } from './statement-csv.ts'

it('writes lines that a spreadsheet reads, and nothing that it computes', () => {
  const line = { id: 'i', timestamp: '2026-11-21T10:00:00.000Z', amount: 10 }
  expect(
    statementCsv(
      [
        { ...line, type: 'spent', use: 'text', description: 'a "b", c' },
        { ...line, type: 'earned', use: null, description: '=1+1' },
        { ...line, type: 'spent', use: null, description: 'x' },
      ],
      'en',
    ),
  ).toBe(
    '\uFEFFDate,Type,Description,Credits,ID\r\n' +
      '2026-11-21T10:00:00.000Z,Spent,"a ""b"", c",-10,i\r\n' +
      "2026-11-21T10:00:00.000Z,Earned,'=1+1,10,i\r\n" +
      '2026-11-21T10:00:00.000Z,Taken back,x,-10,i\r\n',
  )
})
