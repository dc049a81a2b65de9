import { expect, it } from 'vitest'
import { statementTextsOf } from '../statement-texts.ts'
import { statementCsv } from './statement-csv.ts'

const line = { id: 'i', timestamp: '2026-11-21T10:00:00.000Z', amount: 10 }

it('writes lines that a spreadsheet reads, and nothing that it computes', () => {
  expect(
    statementCsv(
      [
        { ...line, type: 'spent', use: 'text', description: 'a "b", c' },
        { ...line, type: 'earned', use: null, description: '=1+1' },
        { ...line, type: 'spent', use: null, description: 'x;y' },
      ],
      'en',
      statementTextsOf('en'),
    ),
  ).toBe(
    '\uFEFFDate (UTC),Type,Description,Credits,Balance,ID\r\n' +
      '2026-11-21 10:00:00,Spent,"a ""b"", c",-10,-10,i\r\n' +
      "2026-11-21 10:00:00,Earned,'=1+1,10,0,i\r\n" +
      '2026-11-21 10:00:00,Taken back,"x;y",-10,-10,i\r\n',
  )
})

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  ' =1',
  '\t=1',
  '\n=1',
  '\r=1',
])('lets no spreadsheet compute %j', (description) => {
  const written = [{ ...line, type: 'earned', use: null, description }] as const
  expect(statementCsv(written, 'en', statementTextsOf('en'))).toMatch(/Earned,"?'/)
})

it('parts fields the way the spreadsheets of a language do, and goes on from a balance', () => {
  const lines = [{ ...line, type: 'earned', use: null, description: 'Paket, groß' }] as const
  expect(statementCsv(lines, 'de', statementTextsOf('de'), 5)).toBe(
    '\uFEFFDatum (UTC);Art;Beschreibung;Credits;Stand;ID\r\n' +
      '2026-11-21 10:00:00;Erhalten;"Paket, groß";10;15;i\r\n',
  )
})

it.each(['=1', '+1', '-a', '@a', '＝1', '＋1', '－1', '＠a', ' ＝1', '\u3000=1', '\ta', '\0=1'])(
  'makes a text of %j',
  (description) => {
    const text = statementCsv(
      [{ ...line, type: 'earned', use: null, description }],
      'en',
      statementTextsOf('en'),
    )
    expect(text).toContain(`,'${description},`)
  },
)
