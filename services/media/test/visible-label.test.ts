import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { readLabel } from '../src/labels/label.ts'
import { runProgram, type LocalProgram } from '../src/adapters/local/run-program.ts'
import { labelContent } from '../src/use-cases/label-content.ts'
import { testProviders } from './support/providers.ts'

let ffmpeg: LocalProgram
const never = new AbortController().signal
const run = (args: string[], input?: Uint8Array) =>
  runProgram(ffmpeg, args, { limitMs: 60_000, signal: never, ...(input && { input }) })

beforeAll(async () => {
  ffmpeg = (await mediaProgramsForTests()).ffmpeg
}, 300_000)

const config = (labels: string) =>
  loadConfig({
    MEDIA_DATABASE_URL: 'postgres://x',
    NATS_URL: 'nats://x',
    REDIS_URL: 'redis://x',
    LUMEN_IDENTITY_PUBLIC_KEY: 'x',
    LUMEN_SEAL_KEYS: 'x',
    OBJECTS_DIR: '/nowhere',
    MEDIA_VISIBLE_LABELS: labels,
  })

/** How far the lower right and the upper left corner are from the one colour of all else. */
async function corners(picture: Uint8Array): Promise<{ marked: number; plain: number }> {
  const spread = async (left: number, top: number) => {
    const corner = sharp(picture).extract({ left, top, width: 60, height: 30 })
    const { channels } = await sharp(await corner.png().toBuffer()).stats()
    return Math.max(...channels.map(({ stdev }) => stdev))
  }
  return { marked: await spread(640 - 60, 360 - 30), plain: await spread(0, 0) }
}

it('pictures and videos bear the mark where the operator wants it, and the label in any case', async () => {
  const film = (
    await run(
      '-loglevel error -f lavfi -i color=c=0x3060a0:s=640x360:r=12:d=1 -f lavfi -i sine=d=1 -shortest'
        .split(' ')
        .concat('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac'.split(' '))
        .concat('-movflags frag_keyframe+empty_moov -f mp4 pipe:1'.split(' ')),
    )
  ).output
  const background = '#3060a0'
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer()
  const size = { width: 640, height: 360 }
  const files = [
    { bytes: film, mime: 'video/mp4', seconds: 1, ...size },
    { bytes: picture, mime: 'image/png', seconds: null, ...size },
  ] as const
  const providers = { ...testProviders(), program: () => Promise.resolve(ffmpeg) }

  for (const labels of ['false', 'true']) {
    const made = await labelContent({ config: config(labels), providers }, 'local/x', files, never)
    for (const { bytes } of made.files)
      expect(readLabel(bytes)).toEqual({
        maker: 'Lumen',
        model: 'local/x',
        contentId: made.contentId,
      })
    const [marked, drawn] = made.files
    const still = await run(
      '-loglevel error -i pipe:0 -frames:v 1 -f image2pipe -c:v png pipe:1'.split(' '),
      marked!.bytes,
    )
    for (const shown of [still.output, drawn!.bytes]) {
      const { marked: corner, plain } = await corners(shown)
      expect(plain).toBeLessThan(3)
      expect(corner > 20).toBe(labels === 'true')
    }
    const { words } = await run(
      '-hide_banner -i pipe:0 -map 0:a -f null -'.split(' '),
      marked!.bytes,
    )
    expect(words).toContain('Audio: aac')
  }
})
