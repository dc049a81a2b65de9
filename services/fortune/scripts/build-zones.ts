import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ZoneTable } from '../src/domain/place-time/zones.ts'

/**
 * Writes data/zones.json.gz from the machine’s compiled time zones, which Debian builds with the
 * old local records that other builds merge away (Amsterdam, Oslo, Stockholm before 1970).
 * Source: IANA time zone database, public domain.
 *
 *   node services/fortune/scripts/build-zones.ts [/usr/share/zoneinfo]
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
  let standard = types.find(({ daylight }) => !daylight)?.offset ?? 0
  const zone: ZoneTable = { first: types[0]!.offset, at: [], offset: [], saving: [] }
  for (let at = 0; at < times; at++) {
    const time = Number(file.readBigInt64BE(start + at * 8))
    const type = types[file[start + times * 8 + at]!]!
    if (!type.daylight) standard = type.offset
    const saving = type.daylight ? type.offset - standard : 0
    const last = zone.at.length - 1
    if (time < -1e11) continue
    if (last >= 0 && zone.offset[last] === type.offset && zone.saving[last] === saving) continue
    zone.at.push(time)
    zone.offset.push(type.offset)
    zone.saving.push(saving)
  }
  return zone
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
