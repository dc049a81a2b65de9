import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { SavingRule, YearlyChange, ZoneTable } from '../src/place-time/zones.ts'

/**
 * Writes data/zones.json.gz from the machine’s compiled time zones, which Debian builds with the
 * old local records that other builds merge away (Amsterdam, Oslo, Stockholm before 1970).
 * Source: IANA time zone database, public domain.
 *
 *   node packages/astrology/scripts/build-zones.ts [/usr/share/zoneinfo]
 */
const root = process.argv[2] ?? '/usr/share/zoneinfo'
const skipped = /^(posix|right|SystemV|Etc\/Unknown)/

function* filesIn(folder: string, prefix = ''): Generator<string> {
  for (const entry of readdirSync(folder).toSorted()) {
    const path = join(folder, entry)
    const name = prefix + entry
    if (skipped.test(name)) continue
    if (statSync(path).isDirectory()) yield* filesIn(path, `${name}/`)
    else if (readFileSync(path).subarray(0, 4).toString() === 'TZif') yield name
  }
}

/** Reads the 64-bit half of a TZif file (RFC 9636). */
function parse(file: Buffer): ZoneTable {
  const count = (at: number, base: number) => file.readUInt32BE(base + 20 + at * 4)
  const size = (base: number, wide: number) =>
    count(3, base) * (wide + 1) +
    count(4, base) * 6 +
    count(5, base) +
    count(2, base) * (wide + 4) +
    count(1, base) +
    count(0, base)
  const base = 44 + size(0, 4)
  const times = count(3, base)
  const kinds = count(4, base)
  const start = base + 44
  const types = Array.from({ length: kinds }, (_, at) => {
    const place = start + times * 9 + at * 6
    return { offset: file.readInt32BE(place), daylight: file[place + 4] === 1 }
  })
  const zone: ZoneTable = { first: types[0]!.offset, at: [], offset: [], saving: [] }
  const changes = Array.from({ length: times }, (_, at) => ({
    time: Number(file.readBigInt64BE(start + at * 8)),
    ...types[file[start + times * 8 + at]!]!,
  }))
  for (const [at, { time, offset }] of changes.entries()) {
    const saving = savingOf(changes, at)
    const last = zone.at.length - 1
    if (time < -1e11) continue
    if (last >= 0 && zone.offset[last] === offset && zone.saving[last] === saving) continue
    zone.at.push(time)
    zone.offset.push(offset)
    zone.saving.push(saving)
  }
  const rule = ruleOf(file.toString('ascii', file.lastIndexOf(10, -2) + 1).trim())
  return rule === undefined ? zone : { ...zone, rule }
}

type Change = { readonly time: number; readonly offset: number; readonly daylight: boolean }
const hour = 3600
/** Daylight saving lasts for less; seconds. */
const longestSummer = 300 * 86_400

/**
 * Seconds of daylight saving. Files say only whether there is some: it is told from the standard time
 * before or after, whichever makes it an hour (Paris had German summer time in winter from 1940).
 * What Ireland and Namibia call winter time is told as the rest of the world does, by the summer.
 */
function savingOf(changes: readonly Change[], at: number): number {
  const { time, offset, daylight } = changes[at]!
  const [before, after] = [changes[at - 1], changes[at + 1]]
  if (!daylight) {
    const isSummer =
      before?.daylight === true &&
      after?.daylight === true &&
      before.offset < offset &&
      after.offset < offset &&
      after.time - time < longestSummer
    return isSummer ? offset - before.offset : 0
  }
  const standards = [
    changes.slice(0, at).findLast((one) => !one.daylight),
    changes.slice(at).find((one) => !one.daylight),
  ].flatMap((one) => (one === undefined || one.offset >= offset ? [] : [offset - one.offset]))
  return standards.includes(hour) ? hour : (standards[0] ?? 0)
}

/** `EST5EDT,M3.2.0,M11.1.0`: how the clocks go on; undefined where they no longer change. */
function ruleOf(footer: string): SavingRule | undefined {
  const name = '(?:[A-Za-z]+|<[^>]+>)'
  const parts = new RegExp(`^${name}([-+\\d:]+)${name}([-+\\d:]*),([^,]+),([^,]+)$`).exec(footer)
  if (parts === null) return undefined
  const standard = -seconds(parts[1]!)
  const daylight = parts[2] === '' ? standard + hour : -seconds(parts[2]!)
  const [begins, ends] = [yearlyChange(parts[3]!), yearlyChange(parts[4]!)]
  return daylight > standard
    ? { standard, daylight, begins, ends }
    : { standard: daylight, daylight: standard, begins: ends, ends: begins }
}

function yearlyChange(text: string): YearlyChange {
  const parts = /^M(\d+)\.(\d)\.(\d)(?:\/(.+))?$/.exec(text)
  if (parts === null) throw new Error(`${text} is not a day of a month`)
  const [month, week, day] = parts.slice(1, 4).map(Number) as [number, number, number]
  return [month, week, day, seconds(parts[4] ?? '2')]
}

/** `-9:30` in seconds. */
function seconds(text: string): number {
  const [hours = 0, minutes = 0, rest = 0] = text.replace(/^[-+]/, '').split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * hour + minutes * 60 + rest)
}

const names: Record<string, number> = {}
const zones: ZoneTable[] = []
const known = new Map<string, number>()
for (const name of filesIn(root)) {
  const file = readFileSync(join(root, name))
  const hash = createHash('sha256').update(file).digest('hex')
  const index = known.get(hash) ?? zones.push(parse(file)) - 1
  known.set(hash, index)
  names[name] = index
}
const packed = gzipSync(JSON.stringify({ names, zones }), { level: 9 })
writeFileSync(fileURLToPath(new URL('../data/zones.json.gz', import.meta.url)), packed)
console.log(`${Object.keys(names).length} names, ${zones.length} zones, ${packed.length} bytes`)
