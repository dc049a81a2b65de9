import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import queries from '../../fixtures/place-queries.json' with { type: 'json' }
import places from '../../fixtures/places.json' with { type: 'json' }
import { kilometres } from './coordinates.ts'
import { createGazetteer } from './gazetteer.ts'
import { foldName, type Variants } from './place-names.ts'

const read = (file: string) =>
  gunzipSync(readFileSync(new URL(`../../data/${file}`, import.meta.url)))
const gazetteer = createGazetteer(read('places.tsv.gz'), read('place-names.tsv.gz'))
const found = (query: string) => {
  const result = gazetteer.find(query)
  return result.kind === 'found' ? result.place : result.kind
}

test.each(places)('$query', ({ query, lat, lon, tz, toleranceKm }) => {
  const place = found(query)
  if (typeof place === 'string') throw new Error(`${query} is ${place}`)
  expect(place.zone).toBe(tz)
  expect(kilometres(place.latitude, place.longitude, lat, lon)).toBeLessThan(toleranceKm)
})

describe('ways in which people write places', () => {
  test.each(queries)('$what: $query', ({ query, country, at, ask = false }) => {
    const result = gazetteer.find(query)
    expect(result.kind).toBe(at === undefined ? 'unknown' : ask ? 'ambiguous' : 'found')
    if (at === undefined || result.kind === 'unknown') return
    const first = result.kind === 'found' ? result.place : result.candidates[0]!
    expect(first.country).toBe(country)
    expect(kilometres(first.latitude, first.longitude, at[0]!, at[1]!)).toBeLessThan(40)
  })
})

test('no two names in kana are one because their marks of voice are lost', () => {
  const { variants, names } = namesInKana()
  const kana = (name: string) => name.normalize('NFKC').replaceAll(/[^\u3040-\u30fa]/gu, '')
  // ヴ is written in several ways.
  const voiced = (name: string) => kana(name).replaceAll(/ヴ[ァィェォ]?|[バビブベボ]/gu, '')
  const writtenAs = new Map<string, string>()
  const met: string[] = []
  for (const name of names) {
    const folded = foldName(name, variants)
    const other = writtenAs.get(folded)
    if (other !== undefined && voiced(other) !== voiced(name)) met.push(`${other} ${name}`)
    writtenAs.set(folded, name)
  }
  expect(names.length).toBeGreaterThan(10_000)
  expect(met).toEqual([])
})

/** Every name in kana that readers of Japanese know a place by. */
function namesInKana() {
  const [header = '', ...rows] = read('places.tsv.gz').toString('utf8').split('\n')
  const { variants } = JSON.parse(header) as { variants: Variants }
  const names = rows.flatMap((row) => /(?:^|[\t|])ja=([^\t|]*[ァ-ヺ][^\t|]*)/u.exec(row)?.[1] ?? [])
  return { variants, names }
}

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty, Paris', 'valueOf city'])(
  'takes %s for a text like others',
  (query) => {
    expect(() => gazetteer.find(query)).not.toThrow()
    expect(() => gazetteer.complete(query, 5)).not.toThrow()
  },
)

describe('what people write', () => {
  test.each([
    ['バリ', 'ID', 'Asia/Makassar'],
    ['パリ', 'FR', 'Europe/Paris'],
    ['バース', 'GB', 'Europe/London'],
    ['パース', 'AU', 'Australia/Perth'],
    ['タラズ', 'KZ', 'Asia/Almaty'],
    ['ダラス', 'US', 'America/Chicago'],
    ['ﾊﾞﾙｾﾛﾅ', 'ES', 'Europe/Madrid'],
    ['Paris, TX', 'US', 'America/Chicago'],
    ['Paris Texas', 'US', 'America/Chicago'],
    ['中国 北京', 'CN', 'Asia/Shanghai'],
    ['중국 베이징', 'CN', 'Asia/Shanghai'],
    ['日本大阪', 'JP', 'Asia/Tokyo'],
    ['ミュンヘン', 'DE', 'Europe/Berlin'],
    ['乌鲁木齐', 'CN', 'Asia/Shanghai'],
    ["Xi'an", 'CN', 'Asia/Shanghai'],
    ['México, Ciudad de México', 'MX', 'America/Mexico_City'],
    ['Singapore', 'SG', 'Asia/Singapore'],
    ['39.9042,116.4074', 'CN', 'Asia/Shanghai'],
    [' 40.7, -74.0 ', 'US', 'America/New_York'],
  ])('%s', (query, country, zone) => {
    expect(found(query)).toMatchObject({ country, zone })
  })

  test('names the candidates where it cannot know', () => {
    const result = gazetteer.find('Springfield')
    expect(result.kind).toBe('ambiguous')
    expect(result.kind === 'ambiguous' && result.candidates.length).toBeGreaterThan(3)
    expect(gazetteer.find('朝阳').kind).toBe('ambiguous')
  })

  test('falls back to the prefecture, and says so', () => {
    expect(gazetteer.find('江苏省苏州市没有这个区')).toMatchObject({
      kind: 'found',
      approximate: true,
      place: { name: 'Suzhou' },
    })
  })

  test.each([
    '',
    '   ',
    'asdfgh',
    'USA',
    '中国',
    '91,0',
    '10,181',
    "'; drop table places; --",
    '<script>',
    '\u0000',
    'x'.repeat(10_000),
    '北'.repeat(200),
    ',a'.repeat(100),
  ])('does not know %j', (query) => {
    expect(gazetteer.find(query).kind).toBe('unknown')
  })
})

describe('what was typed so far', () => {
  const names = (query: string) => gazetteer.complete(query, 8).map(({ name }) => name)
  test('goes on to the largest towns of that beginning, exact names first', () => {
    expect(names('Münch')[0]).toBe('Munich')
    expect(names('京都')).toContain('Kyoto')
    expect(names('Shangha')[0]).toBe('Shanghai')
    expect(names('Spring')[0]).toBe('Spring')
  })
  test.each(['', '   ', 'xyzzy', '京'.repeat(500)])('finds nothing for %j', (query) => {
    expect(names(query)).toEqual([])
  })
  test('a chain of places is tried only while it may be one', () => {
    const begun = process.threadCpuUsage()
    expect(gazetteer.find('京'.repeat(200)).kind).toBe('unknown')
    expect(process.threadCpuUsage(begun).user).toBeLessThan(100_000)
  })
})
