import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObjectStore } from '../src/object-store.ts'
import { openS3Store } from '../src/s3-store.ts'
import { startS3Double } from '../test-support/s3-double.ts'

const id = '0192d5a0-0000-7000-8000-000000000001'
const key = `u/${id}/2026-11/${id}.png`

let double: Awaited<ReturnType<typeof startS3Double>>
beforeAll(async () => {
  double = await startS3Double()
})
afterAll(() => double.close())

describe('an S3-compatible service', () => {
  it('is told the type of an object', async () => {
    await openS3Store(double.settings).put(key, Buffer.from('x'))
    expect(double.objects.get(key)?.mime).toBe('image/png')
    await openS3Store(double.settings).put(key, Readable.from([Buffer.from('y')]))
    expect(double.objects.get(key)?.mime).toBe('image/png')
  })

  it('that refuses the signature is unavailable, and says no secret', async () => {
    const store = openS3Store({ ...double.settings, secret: 'WRONG' })
    const failure = await store.put(key, Buffer.from('x')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'unavailable', status: 503 })
    expect(String(failure)).not.toContain('WRONG')
  })

  it.each([
    [507, 'InsufficientStorage', 'storage_full'],
    [403, 'QuotaExceeded', 'storage_full'],
    [503, 'SlowDown', 'unavailable'],
    [500, 'InternalError', 'unavailable'],
  ])('that answers %i %s is %s', async (status, code, expected) => {
    const store = openS3Store(double.settings)
    double.fail('PUT', status, code)
    await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: expected })
    double.recover()
  })

  it.each([
    ['PUT', (store: ObjectStore) => store.put(key, Buffer.from('again'))],
    ['GET', (store: ObjectStore) => store.read(key)],
    ['DELETE', (store: ObjectStore) => store.delete(key)],
  ])('that stumbles once over %s is asked again', async (method, ask) => {
    const store = openS3Store(double.settings)
    await store.put(key, Buffer.from('again'))
    double.fail(method, 503, 'SlowDown', 1)
    await ask(store)
    double.fail(method, 503, 'SlowDown', 2)
    await expect(ask(store)).rejects.toMatchObject({ code: 'unavailable' })
    double.recover()
  })

  it('is asked again for one part of a stream, and keeps nothing of one that it goes on to refuse', async () => {
    const store = openS3Store(double.settings)
    const bytes = Array.from({ length: 20 }, (_, index) => Buffer.alloc(1024 * 1024, index))
    double.fail('PUT', 503, 'SlowDown', 1)
    expect(await store.put(key, Readable.from(bytes))).toBe(20 * 1024 * 1024)
    expect((await store.read(key))?.equals(Buffer.concat(bytes))).toBe(true)
    double.fail('PUT', 503, 'SlowDown')
    await expect(store.put(key, Readable.from(bytes))).rejects.toMatchObject({
      code: 'unavailable',
    })
    double.recover()
    expect(double.uploads.size).toBe(0)
  })

  it('that does not answer is unavailable', async () => {
    const store = openS3Store({ ...double.settings, endpoint: 'http://127.0.0.1:9' })
    await expect(store.open(key)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is not left with the parts of a stream that broke', async () => {
    const parts = Array.from({ length: 10 }, () => Buffer.alloc(1024 * 1024))
    const broken = Readable.from(
      (async function* () {
        yield* parts
        throw new Error('the sender went away')
      })(),
    )
    await expect(openS3Store(double.settings).put(key, broken)).rejects.toThrow(
      'the sender went away',
    )
    expect(double.uploads.size).toBe(0)
  })
})
