import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { GatewayContext } from '../context.ts'

/** Serves /metrics on a port of its own, which is not for the public. */
export async function serveMetrics(context: GatewayContext, closer: Closer): Promise<void> {
  const port = context.config.GATEWAY_METRICS_PORT
  if (port === undefined) return
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    context.metrics.expose().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, context.config.base.host)
  await once(server, 'listening')
  closer.add('metrics', () => {
    server.close()
    return Promise.resolve()
  })
}
