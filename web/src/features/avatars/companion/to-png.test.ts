import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withXmpPacket, xmpPacketOf } from './to-png'

const packet =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>local/procedural 一</rdf:RDF></x:xmpmeta>'
const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#6b46c1' } })

describe('a picture that is kept as PNG', () => {
  it('takes along what the file said of who made it', async () => {
    const webp = await square().webp().withXmp(packet).toBuffer()
    const found = xmpPacketOf(webp)
    expect(Buffer.from(found ?? []).toString('utf8')).toBe(packet)
    const png = withXmpPacket(await square().png().toBuffer(), found ?? new Uint8Array())
    const { format, xmp } = await sharp(png).metadata()
    expect(format).toBe('png')
    expect(xmp?.toString('utf8')).toContain(packet)
    const length = new DataView(png.buffer).getUint32(33)
    const sum = new DataView(png.buffer).getUint32(33 + 8 + length)
    expect(sum).toBe(crc32(png.subarray(37, 41 + length)))
  })

  it('says nothing where nothing was said', async () => {
    expect(xmpPacketOf(await square().webp().toBuffer())).toBeNull()
  })
})
