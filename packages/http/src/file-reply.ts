import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, toErrorBody } from './app-error.ts'
import { namesTag, readRange, type ByteRange } from './byte-range.ts'

/** A file as the answer of an operation with `bytes`. Whole or in part is decided by the request. */
export type FileReply = {
  /** In bytes. */
  readonly size: number
  readonly mime: string
  /** Changes when the bytes do; without quotes. */
  readonly tag: string
  /** Whole when no range is asked for. Called at most once. */
  open(range: ByteRange | undefined): Promise<Readable>
  /** How long a browser keeps it, in seconds; a year when absent. No cache on the way may. */
  readonly maxAge?: number
  /** Name to save it under; it is then saved instead of shown. */
  readonly downloadAs?: string
  /** Pages of other origins may show it, because its address is the permission. */
  readonly anyOrigin?: boolean
}

/** One that is made while it is sent: whole or not at all, for nobody to keep. */
export type MadeFileReply = {
  readonly mime: string
  readonly downloadAs: string
  /** Its pieces; not asked for when only the head is wanted. */
  readonly pieces: () => AsyncIterable<Buffer>
}

const year = 31_536_000

/** Content-Disposition of a file to save, with its name for old and new readers (RFC 6266, RFC 8187). */
export function attachment(name: string): string {
  const clean = name.toWellFormed().replaceAll(/[\p{Cc}/\\]/gu, '_')
  const plain = clean.replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Sends a file while it is made, no faster than it is read. */
export function sendMadeFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { mime, downloadAs, pieces }: MadeFileReply,
): FastifyReply {
  reply.type(mime).headers({
    'cache-control': 'no-store',
    'content-disposition': attachment(downloadAs),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(request.method === 'HEAD' ? undefined : Readable.from(pieces()))
}

/** Answers with a file: 200, 206 with the part asked for, 304 when the client has it, or 416. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileReply,
): Promise<FastifyReply> {
  const etag = `"${file.tag}"`
  const kept = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${file.maxAge ?? year}, immutable`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': file.anyOrigin === true ? 'cross-origin' : 'same-origin',
  }
  const { headers } = request
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).headers(kept).send()

  const ifRange = headers['if-range']
  const asked = ifRange === undefined || ifRange === etag ? headers.range : undefined
  const range = readRange(asked, file.size)
  if (range === 'unsatisfiable') {
    const failure = new AppError('invalid_input', `The file has ${file.size} bytes`)
    reply.header('content-range', `bytes */${file.size}`)
    return reply.code(416).type('application/json').send(toErrorBody(failure, request.id))
  }
  // Opened before anything is said, so that a failure is not kept for a year.
  const body = request.method === 'HEAD' ? undefined : await file.open(range ?? undefined)
  reply.headers(kept).type(file.mime)
  reply.header('content-length', range === null ? file.size : range.end - range.start + 1)
  if (file.downloadAs !== undefined)
    reply.header('content-disposition', attachment(file.downloadAs))
  if (range !== null)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return reply.send(body)
}
