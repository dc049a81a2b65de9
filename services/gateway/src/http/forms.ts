import { AppError } from '@lumen/http/app-error'
import type { FastifyInstance } from 'fastify'
import { Transform, type Readable } from 'node:stream'

const tooLarge = () => new AppError('file_too_large', 'The file is too large')

/**
 * Routes of this server get forms as a stream that fails once it is longer than their limit. No browser
 * packs a form: one that says so is refused before anything unpacks it.
 */
export function takeForms(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers
    if (encoding === 'identity') done()
    else done(new AppError('unsupported_media_type', 'Send the form as it is, not packed'))
  })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('multipart/form-data', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) done(tooLarge())
    else done(null, bounded(payload, bodyLimit))
  })
}

/** The same bytes, as far as they go; what is not wanted any more is let go, not left to clog the connection. */
function bounded(source: Readable, maxBytes: number): Readable {
  let seen = 0
  const within = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
  source.pipe(within)
  source.once('close', () => {
    if (!source.readableEnded) within.destroy(new Error('The sender went away'))
  })
  within.once('close', () => {
    source.unpipe(within)
    source.resume()
  })
  return within
}
