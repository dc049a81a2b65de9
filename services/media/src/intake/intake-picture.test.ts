import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { flatPng, svgWithScript } from '../../test/bad-pictures.ts'
import { readLabel } from '../labels/label.ts'
import { writeLabel } from '../labels/write-label.ts'
import { intakePicture } from './intake-picture.ts'

const red = { r: 200, g: 30, b: 30 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

const codeOf = (bytes: Uint8Array, options?: { maxBytes: number }) =>
  intakePicture(bytes, 'zh', options).then(
    () => 'taken',
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  )

describe('a picture that somebody sends', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const taken = await intakePicture(await plain(60, 40).toFormat(format).toBuffer(), 'zh')
    expect([taken.mime, taken.width, taken.height]).toEqual(['image/webp', 60, 40])
    const { dominant } = await sharp(taken.bytes).stats()
    expect(dominant.r).toBeGreaterThan(150)
  })

  it('keeps nothing of its file but the pixels, and stands upright', async () => {
    const exif = {
      IFD0: { Make: 'Camera', Artist: 'Somebody' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    }
    const sent = await plain(60, 40)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(sent).metadata()
    expect([before.exif?.includes('Somebody'), before.orientation]).toEqual([true, 6])
    const taken = await intakePicture(sent, 'zh')
    const after = await sharp(taken.bytes).metadata()
    expect([after.exif, after.xmp, after.icc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(taken.bytes).includes('Somebody')).toBe(false)
    expect([taken.width, taken.height]).toEqual([40, 60])
  })

  it('goes on saying that it was generated', async () => {
    const label = { maker: 'Lumen', model: 'local/painter', contentId: 'urn:uuid:1' }
    const sent = await writeLabel(await plain(60, 40).png().toBuffer(), 'image/png', label)
    expect(readLabel((await intakePicture(sent, 'zh')).bytes)).toEqual(label)
  })

  it('is cut to a square where one is wanted, and made smaller where it is very large', async () => {
    const wide = await plain(900, 300).png().toBuffer()
    const square = await intakePicture(wide, 'zh', { square: 128 })
    expect([square.width, square.height]).toEqual([128, 128])
    const large = await intakePicture(flatPng(5_000, 2_500), 'zh')
    expect([large.width, large.height]).toEqual([2_048, 1_024])
  })

  it('is one picture of several', async () => {
    const frames = [red, { r: 0, g: 200, b: 0 }].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const taken = await intakePicture(gif, 'zh')
    expect([taken.height, (await sharp(taken.bytes).metadata()).pages]).toEqual([20, undefined])
  })

  it('of another kind is refused, whatever it is called', async () => {
    const refused = 'file_type_refused: 请选择图片文件'
    expect(await codeOf(Buffer.from('this is a text file that is named picture.png'))).toBe(refused)
    expect(await codeOf(svgWithScript)).toBe(refused)
    expect(await codeOf(Buffer.from('GIF89a'))).toBe(refused)
    expect(await codeOf(Buffer.from('%PDF-1.7\n1 0 obj\n'))).toBe(refused)
    const cut = await plain(300, 300).jpeg().toBuffer()
    expect(await codeOf(cut.subarray(0, cut.length / 2))).toBe(refused)
  })

  it('of too many bytes or pixels is refused before it is unfolded', async () => {
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe(
      'file_too_large: 请选择小于5MB的图片文件',
    )
    const bomb = flatPng(10_000, 10_000)
    expect(bomb.length).toBeLessThan(50_000)
    expect(await codeOf(bomb)).toContain('picture_too_large: 图片尺寸过大')
  })
})
