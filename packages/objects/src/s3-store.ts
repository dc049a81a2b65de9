import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { S3mini, S3ServiceError, type UploadPart } from 's3mini'
import { blocksOf } from './blocks.ts'
import { checkedKey, checkedPrefix, isObjectKey, contentTypeOf } from './object-key.ts'
import { ObjectStoreError, type ObjectStore } from './object-store.ts'

export type S3Settings = {
  /** Address of the service, like `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

/** Until the service begins to answer; a body that is sent goes before. */
const answerMs = 15_000
const sendingMs = 120_000
/** Larger streams go up in parts of this size, which is held in memory. */
const partBytes = 8 * 1024 * 1024
const pageSize = 1_000
/** Before a request is repeated. */
const pauseMs = 250

const fullCodes = new Set(['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge'])

function asStoreError(error: unknown): unknown {
  if (error instanceof ObjectStoreError || error instanceof RangeError) return error
  if (error instanceof S3ServiceError) {
    const { status, serviceCode = 'no code' } = error
    return status === 507 || fullCodes.has(serviceCode)
      ? new ObjectStoreError('storage_full', 'The object store has no room left', error)
      : new ObjectStoreError(
          'unavailable',
          `The object store answered ${status} (${serviceCode})`,
          error,
        )
  }
  return new ObjectStoreError('unavailable', 'The object store does not answer', error)
}

/** The service stumbled or was not reached: the next request may go well. */
const isPassing = (error: unknown): boolean =>
  error instanceof S3ServiceError
    ? error.status >= 500 && error.status !== 507
    : !(error instanceof RangeError || error instanceof ObjectStoreError)

/** Ends a request whose answer does not begin in time; a body may take as long as it flows. */
const limitedFetch: typeof fetch = async (input, init) => {
  const gone = new AbortController()
  const sends = init?.method === 'PUT' || init?.method === 'POST'
  const timer = setTimeout(
    () => gone.abort(new Error('The answer did not begin in time')),
    sends ? sendingMs : answerMs,
  )
  try {
    return await fetch(input, { ...init, redirect: 'error', signal: gone.signal })
  } finally {
    clearTimeout(timer)
  }
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

/** Objects in a bucket of any S3-compatible service, addressed by path. */
export function openS3Store(settings: S3Settings): ObjectStore {
  const s3 = new S3mini({
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
    endpoint: new URL(settings.bucket, `${settings.endpoint.replace(/\/+$/, '')}/`).href,
    region: settings.region,
    fetch: limitedFetch,
  })

  /** Everything but a stream may be asked for once more. */
  const ask = async <T>(work: () => Promise<T>, again = true): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const error = asStoreError(cause)
      if (!again || !isPassing(cause)) throw error
      await sleep(pauseMs)
      return ask(work, false)
    }
  }

  async function putParts(
    key: string,
    mime: string,
    parts: AsyncIterable<Buffer>,
  ): Promise<number> {
    let size = 0
    const uploadId = await ask(() => s3.getMultipartUploadId(key, mime))
    try {
      const stored: UploadPart[] = []
      for await (const part of parts) {
        stored.push(await ask(() => s3.uploadPart(key, uploadId, part, stored.length + 1)))
        size += part.byteLength
      }
      await ask(() => s3.completeMultipartUpload(key, uploadId, stored), false)
      return size
    } catch (error) {
      // What the service keeps of it is gone after a while where it cannot be told so.
      await s3.abortMultipartUpload(key, uploadId).catch(() => undefined)
      throw error
    }
  }

  async function putStream(key: string, mime: string, bytes: Readable): Promise<number> {
    const parts = blocksOf(bytes, partBytes)
    try {
      const { value: first = Buffer.alloc(0) } = await parts.next()
      if (first.byteLength === partBytes)
        return await putParts(key, mime, startingWith(first, parts))
      await ask(() => s3.putObject(key, first, mime))
      return first.byteLength
    } catch (error) {
      // The fault may be the sender's, who is to be told of it as it is.
      throw bytes.errored ?? asStoreError(error)
    }
  }

  const store: ObjectStore = {
    description: `s3 ${new URL(settings.endpoint).host}`,
    put: (key, bytes) => {
      const mime = contentTypeOf(key)
      if (!(bytes instanceof Uint8Array)) return putStream(key, mime, bytes)
      return ask(async () => {
        await s3.putObject(key, bytes, mime)
        return bytes.byteLength
      })
    },
    open(key, range) {
      const mime = contentTypeOf(key)
      return ask(async () => {
        const answer = await s3
          .getObjectRaw(key, range === undefined, range?.start, range && range.end + 1)
          .catch((error: unknown) => {
            if (error instanceof S3ServiceError && error.status === 404) return null
            if (error instanceof S3ServiceError && error.status === 416)
              throw new RangeError('The object is shorter')
            throw error
          })
        if (answer === null) return null
        const whole = answer.headers.get('content-range')?.split('/')[1]
        const size = Number(whole ?? answer.headers.get('content-length') ?? NaN)
        if (answer.body === null || !Number.isSafeInteger(size))
          throw new Error('The object store did not say how long the object is')
        // Programs that know the browser’s types as well, as browser tests do, see another type here.
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
        return { stream: Readable.fromWeb(answer.body as ReadableStream), size, mime }
      })
    },
    async read(key) {
      const opened = await store.open(key)
      return opened === null ? null : ask(() => buffer(opened.stream), false)
    },
    head(key) {
      checkedKey(key)
      return ask(async () => {
        // Listing one key tells size and time in a single request.
        const page = await s3.listObjectsPaged('/', key, 1)
        const found = page?.objects?.find((object) => object.Key === key)
        return found === undefined
          ? null
          : { key, size: found.Size, modifiedAt: found.LastModified }
      })
    },
    delete(key) {
      checkedKey(key)
      return ask(async () => void (await s3.deleteObject(key)))
    },
    async *list(prefix) {
      checkedPrefix(prefix)
      let token: string | undefined
      do {
        const from = token
        const page = await ask(() => s3.listObjectsPaged('/', prefix, pageSize, from))
        for (const { Key, Size, LastModified } of page?.objects ?? [])
          if (isObjectKey(Key)) yield { key: Key, size: Size, modifiedAt: LastModified }
        token = page?.nextContinuationToken
      } while (token !== undefined)
    },
    probe: () =>
      ask(async () => {
        const key = `probe/${randomUUID()}`
        await s3.putObject(key, '.', 'text/plain')
        await s3.deleteObject(key)
      }, false),
    close: () => Promise.resolve(),
  }
  return store
}
