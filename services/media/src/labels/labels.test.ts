import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readLabel } from './label.ts'
import { withVisibleLabel } from './visible-label.ts'
import { writeLabel, type LabelledMime } from './write-label.ts'

const label = {
  maker: 'Lumen <"&\'> 忆晶',
  model: 'local/procedural-painter-1',
  contentId: 'media_01JABC',
}
const plain = sharp({ create: { width: 96, height: 64, channels: 3, background: '#4080c0' } })

describe('labels of pictures', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('are read back from %s', async (format) => {
    const before = await plain.clone().toFormat(format).toBuffer()
    const mime = `image/${format}` as LabelledMime
    const after = await writeLabel(before, mime, label)
    expect(readLabel(before)).toBeUndefined()
    expect(readLabel(after)).toEqual(label)
    const metadata = await sharp(after).metadata()
    expect(metadata).toMatchObject({ width: 96, height: 64 })
    expect(metadata.xmp?.toString()).toContain('algorithmicMedia')
    if (format === 'png' || format === 'jpeg') {
      expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
    }
  })

  it('refuse a file that is something else', async () => {
    const text = Buffer.from('this is a text file that is named picture.png')
    for (const mime of [
      'image/png',
      'image/jpeg',
      'audio/mpeg',
      'audio/ogg',
      'video/mp4',
    ] as const) {
      await expect(writeLabel(text, mime, label)).rejects.toThrow('this is no')
    }
  })

  it('can be seen, in the corner only', async () => {
    const before = await plain.clone().resize(400, 300).png().toBuffer()
    const after = await withVisibleLabel(before)
    const [one, other] = await Promise.all(
      [before, after].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    )
    const at = (x: number, y: number) => (y * 400 + x) * 3
    expect(one!.subarray(0, at(0, 200))).toEqual(other!.subarray(0, at(0, 200)))
    expect(one!.equals(other!)).toBe(false)
  })
})
