import { imageStyles } from '@lumen/contracts/media/names'
import { readdir, readFile } from 'node:fs/promises'
import { languages } from '@lumen/contracts/languages'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ImageRequest } from '../src/adapters/image.ts'
import { localImageProvider } from '../src/adapters/local/image-provider.ts'
import { paintPicture } from '../src/adapters/local/paint-picture.ts'
import { createWorkers } from '../src/adapters/local/workers.ts'
import { until } from './support/media-stack.ts'

const request: ImageRequest = {
  prompt: '海边的日落',
  style: 'photorealistic',
  seed: 'one',
  size: 96,
  language: 'zh',
  kind: 'scene',
}
const never = new AbortController().signal
const workers = createWorkers({ places: 2 })

/** Mean difference of two pictures per channel, 0 to 255. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  )
  let sum = 0
  for (let at = 0; at < a!.length; at += 1) sum += Math.abs(a![at]! - b![at]!)
  return sum / a!.length
}

describe('the local painter', () => {
  it('paints the same picture for the same request, another for another seed', async () => {
    const provider = localImageProvider(workers)
    const first = await provider.paint(request, never)
    const again = await provider.paint(request, never)
    const other = await provider.paint({ ...request, seed: 'two' }, never)
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
    expect(await distance(first.bytes, other.bytes)).toBeGreaterThan(5)
    expect(first).toMatchObject({ mime: 'image/jpeg', model: 'local/procedural-painter-1' })
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 96, height: 96 })
  })

  it('gives every style a look of its own', async () => {
    const pictures = await Promise.all(
      imageStyles.map(async (style) => ({
        style,
        bytes: (await paintPicture({ ...request, style, size: 192 })).bytes,
      })),
    )
    for (const [index, one] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) {
        expect(
          await distance(one.bytes, other.bytes),
          `${one.style} and ${other.style}`,
        ).toBeGreaterThan(4)
      }
    }
  })

  it.each(languages)('lets the words of %s change the picture', async (language) => {
    const prompts = {
      zh: ['森林', '雪夜的城市'],
      en: ['forest', 'city on a snowy night'],
      ja: ['森', '雪の夜の街'],
      ko: ['숲', '눈이 내리는 밤 도시'],
      fr: ['forêt', 'ville sous la neige, la nuit'],
      de: ['Wald', 'Stadt im Schnee bei Nacht'],
      es: ['bosque', 'ciudad con nieve de noche'],
      pt: ['floresta', 'cidade com neve à noite'],
    }[language]
    const [one, other] = await Promise.all(
      prompts.map((prompt) => paintPicture({ ...request, prompt, language })),
    )
    expect(await distance(one!.bytes, other!.bytes)).toBeGreaterThan(15)
  })

  it('paints friendly faces as PNG', async () => {
    const { bytes, mime } = await paintPicture({
      ...request,
      kind: 'avatar',
      style: 'anime',
      prompt: '',
    })
    expect(mime).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 96 })
  })

  it.each([
    '"/><image href="file:///etc/passwd"/><script>alert(1)</script>',
    '$(touch /tmp/x); `id` && rm -rf ~ | cat',
    '\u0000\uFFFF\uD800 ../../etc 🦄 ﷽',
    '海'.repeat(10_000),
    '',
  ])('paints hostile prompt %#', async (prompt) => {
    const { bytes } = await localImageProvider(workers).paint(
      { ...request, prompt, size: 64 },
      never,
    )
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it('says what it cannot paint', async () => {
    const provider = localImageProvider(workers)
    await expect(provider.paint({ ...request, size: 100_000 }, never)).rejects.toThrow(
      '100000 pixels',
    )
    await expect(provider.paint({ ...request, style: 'cubism' as 'anime' }, never)).rejects.toThrow(
      'cubism',
    )
    await expect(provider.paint({ ...request, prompt: 'x'.repeat(10_001) }, never)).rejects.toThrow(
      'too long',
    )
  })

  it.runIf(process.platform === 'linux')(
    'leaves the processor to others where it is asked to, and only there',
    async () => {
      const low = async () => {
        const tasks = await readdir('/proc/self/task')
        const stats = tasks.map((id) =>
          readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => ''),
        )
        // What follows the name of a thread begins with the third field; its niceness is the 19th.
        return (await Promise.all(stats)).filter(
          (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16] === '19',
        ).length
      }
      const stopping = new AbortController()
      const large = { ...request, size: 2_048 }
      const painting = localImageProvider(workers, { yields: true }).paint(large, stopping.signal)
      await until(async () => (await low()) === 1)
      stopping.abort(new Error('seen enough'))
      await expect(painting).rejects.toThrow('seen enough')
      await until(async () => (await low()) === 0)
      await localImageProvider(workers).paint(request, never)
      expect(await low()).toBe(0)
    },
  )

  it('ends when it is aborted', async () => {
    const controller = new AbortController()
    const painting = localImageProvider(workers).paint(
      { ...request, size: 2_048 },
      controller.signal,
    )
    controller.abort(new Error('no longer wanted'))
    await expect(painting).rejects.toThrow('no longer wanted')
  })
})
