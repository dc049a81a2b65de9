import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { ImageRequest } from '../src/adapters/image.ts'
import { localImageProvider } from '../src/adapters/local/image-provider.ts'
import { createWorkers } from '@lumen/runtime/workers'

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

  it.each([
    { kind: 'avatar', prompt: '' },
    { kind: 'scene', prompt: '一位长发女人的肖像' },
  ] as const)('refuses a $kind of a face that is to look like a photograph', async (wish) => {
    await expect(
      localImageProvider(workers).paint({ ...request, ...wish }, never),
    ).rejects.toMatchObject({
      code: 'style_needs_model',
    })
  })

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
