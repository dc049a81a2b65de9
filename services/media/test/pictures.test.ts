import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../src/adapters/image.ts'
import { localImageProvider } from '../src/adapters/local/image-provider.ts'
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
afterAll(() => workers.close())

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

  it('paints friendly faces as PNG', async () => {
    const face = { ...request, kind: 'avatar', style: 'anime', prompt: '' } as const
    const { bytes, mime } = await localImageProvider(workers).paint(face, never)
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
      const aside = createWorkers({ places: 1, yields: true })
      const painting = localImageProvider(aside).paint(large, stopping.signal)
      await until(async () => (await low()) === 1)
      stopping.abort(new Error('seen enough'))
      await expect(painting).rejects.toThrow('seen enough')
      await aside.close()
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
