import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { flatPng } from '../../../services/media/test/bad-pictures.ts'

/** What a bomb unfolds to: far more than any upload may hold. */
const unfolded = Buffer.alloc(64 * 1024 * 1024)

const numbers = (...values: (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes)
      written.writeUIntLE(value, 0, bytes)
      return written
    }),
  )

/** An archive with one file. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 })
  const described = numbers(
    [2, 20],
    [2, 0],
    [2, 8],
    [4, 0],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, name.length],
    [2, 0],
  )
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), described, Buffer.from(name)])
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    numbers([2, 20]),
    described,
    numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, 0]),
    Buffer.from(name),
  ])
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    numbers([2, 0], [2, 0], [2, 1], [2, 1], [4, central.length]),
    numbers([4, local.length + packed.length], [2, 0]),
  ])
  return Buffer.concat([local, packed, central, end])
}

/** A picture with a text that unfolds to very much: character cards stand in such. */
function pngWithText(): Buffer {
  const png = flatPng(8, 8)
  const body = Buffer.concat([Buffer.from('zTXtchara\0\0', 'latin1'), deflateSync(unfolded)])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  // Before the last chunk, which takes twelve bytes.
  return Buffer.concat([png.subarray(0, -12), length, body, sum, png.subarray(-12)])
}

/** A recording that says of itself that it is four gigabytes long. */
const endlessWav = Buffer.concat([
  Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\xff\xff', 'latin1'),
  Buffer.from('\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x20\0data\xff\xff\xff\xff', 'latin1'),
])

const laughs = Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
)

export const withText = 'a picture with 64 MB of text'

/** Small files that are very large once they are read without care. */
export const bombs: Readonly<Record<string, Buffer>> = {
  'a picture of 400 million pixels': flatPng(20_000, 20_000),
  [withText]: pngWithText(),
  '64 MB in a gzip': gzipSync(unfolded, { level: 9 }),
  '64 MB in a zip': zipOf('talks.json', unfolded),
  'a zip that leads out of its folder': zipOf('../../evil.json', Buffer.from('[]')),
  'lists in lists without end': Buffer.from('['.repeat(200_000)),
  'a recording of four gigabytes': endlessWav,
  'laughs without end': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${laughs.join('')}]><svg>&l12;</svg>`,
  ),
}

/** Names of files that must never become paths, headers, markup or lines of a log. */
export const names: readonly string[] = [
  '../../../../tmp/evil.png',
  '..\\..\\evil.png',
  '/etc/evil.png',
  'C:\\evil.png',
  'evil\u0000.png',
  'evil\r\nset-cookie: evil=1\r\n\r\n',
  'evil"; filename="evil.exe',
  'evil\u202egnp.exe',
  '<img src=x onerror=evil>.png',
  "evil'; drop table objects; --",
  '{"level":"fatal","msg":"evil"}',
  'evil'.repeat(200),
  '.',
]
