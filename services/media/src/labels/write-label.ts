import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { xmpOf, type AiLabel } from './label.ts'
import { withOpusComments } from './ogg.ts'

export type LabelledMime =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/avif'
  | 'audio/mpeg'
  | 'audio/ogg'
  | 'video/mp4'

/**
 * The same file with a machine-readable label in it. PNG, JPEG, MP3, Ogg and MP4 keep their content
 * byte for byte; WebP and AVIF are encoded once more.
 * @throws Error when the file is not of the type it is said to be
 */
export async function writeLabel(
  bytes: Uint8Array,
  mime: LabelledMime,
  label: AiLabel,
): Promise<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const xmp = xmpOf(label)
  switch (mime) {
    case 'image/png':
      return inPng(file, xmp)
    case 'image/jpeg':
      return inJpeg(file, xmp)
    case 'image/webp':
      return sharp(file).webp({ quality: 92 }).withXmp(xmp).toBuffer()
    case 'image/avif':
      return sharp(file).avif({ quality: 70, effort: 3 }).withXmp(xmp).toBuffer()
    case 'audio/mpeg':
      return inMp3(file, xmp)
    case 'audio/ogg':
      return withOpusComments(file, [`XMP=${xmp}`, 'DESCRIPTION=AI generated'])
    case 'video/mp4':
      return inMp4(file, xmp)
  }
}

const headerEnd = 33

function inPng(file: Buffer, xmp: string): Buffer {
  if (file.toString('latin1', 12, 16) !== 'IHDR') throw new Error('this is no PNG')
  const text = Buffer.concat([
    Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'),
    Buffer.from(xmp),
  ])
  const chunk = Buffer.alloc(text.length + 8)
  chunk.writeUInt32BE(text.length - 4, 0)
  text.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(text), text.length + 4)
  return Buffer.concat([file.subarray(0, headerEnd), chunk, file.subarray(headerEnd)])
}

function inJpeg(file: Buffer, xmp: string): Buffer {
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('this is no JPEG')
  const body = Buffer.concat([
    Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'),
    Buffer.from(xmp),
  ])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe1, 0)
  head.writeUInt16BE(body.length + 2, 2)
  const start = file.readUInt16BE(2) === 0xffe0 ? 4 + file.readUInt16BE(4) : 2
  return Buffer.concat([file.subarray(0, start), head, body, file.subarray(start)])
}

/** ID3v2.4 in front: a private frame `XMP` and a comment that players show. */
function inMp3(file: Buffer, xmp: string): Buffer {
  const frame = (name: string, body: Buffer) => {
    const head = Buffer.alloc(10)
    head.write(name, 'latin1')
    sevenBits(body.length).copy(head, 4)
    return Buffer.concat([head, body])
  }
  const frames = Buffer.concat([
    frame('COMM', Buffer.from('\u0003eng\0AI generated')),
    frame('PRIV', Buffer.concat([Buffer.from('XMP\0'), Buffer.from(xmp)])),
  ])
  const head = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0]), sevenBits(frames.length)])
  const tagged = file.toString('latin1', 0, 3) === 'ID3'
  const start = tagged
    ? 10 + file.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0)
    : 0
  if ((file.readUInt16BE(start) & 0xffe0) !== 0xffe0) throw new Error('this is no MP3')
  return Buffer.concat([head, frames, file.subarray(start)])
}

function sevenBits(size: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 127))
}

const xmpBox = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** The box that XMP has in MP4, at the end, where it moves nothing else. */
function inMp4(file: Buffer, xmp: string): Buffer {
  if (file.toString('latin1', 4, 8) !== 'ftyp') throw new Error('this is no MP4')
  const body = Buffer.from(xmp)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(24 + body.length, 0)
  head.write('uuid', 4, 'latin1')
  return Buffer.concat([file, head, xmpBox, body])
}
