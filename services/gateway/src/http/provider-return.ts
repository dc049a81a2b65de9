import { providerReturnPath } from '@lumen/contracts/auth/limits'
import type { FastifyInstance } from 'fastify'

const maxBytes = 16_384
/** What a provider sends along that the page needs; the rest is dropped. */
const carried = ['state', 'code', 'iss', 'error'] as const

/**
 * Apple sends people back by a form that is posted from its own page. Cookies stay behind there, so
 * nothing is done with it: the browser is sent on to the page that other providers lead to, which
 * asks by itself.
 */
export function addProviderReturn(server: FastifyInstance): void {
  void server.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    forms.post(providerReturnPath, (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const query = new URLSearchParams()
      for (const name of carried) {
        const value = sent.get(name)
        if (value !== null) query.set(name, value)
      }
      return reply.redirect(`${providerReturnPath}?${query.toString()}`, 303)
    })
  })
}
