import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { hasLoneSurrogates } from './lone-surrogates.ts'

/**
 * Reads JSON bodies strictly: UTF-8, whole, no lone surrogates, and no `__proto__` or
 * `constructor.prototype` keys. An empty body is refused unless the operation takes none. An operation
 * with `rawBody` gets the bytes as they came.
 */
export function useJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const refuse = (message: string) => done(new AppError('bad_json', message), undefined)
    if (request.is404) return done(null, undefined)
    if (request.routeOptions.config.rawBody === true) return done(null, bytes)
    if (bytes.length === 0) {
      if (request.routeOptions.schema?.body === undefined) return done(null, undefined)
      return refuse('The body is empty; it must be JSON')
    }
    if (!isUtf8(bytes as Buffer)) return refuse('The body is not UTF-8')
    const text = bytes.toString()
    void parse(request, text, (error, value) => {
      if (error) return refuse('The body is not valid JSON')
      if (hasLoneSurrogates(text, value))
        return refuse('The body contains text that is not valid Unicode')
      done(null, value)
    })
  })
}
