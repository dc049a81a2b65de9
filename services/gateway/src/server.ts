import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { gatewayRequests } from '@lumen/contracts/gateway/bus'
import { limits } from '@lumen/contracts/limits'
import { createServer } from '@lumen/http/server'
import type { Overrides } from '@lumen/service/open-process'
import { startProcess } from '@lumen/service/start-process'
import { listSetting, type GatewayConfig } from './config.ts'
import { createContext } from './context.ts'
import { countAnswers } from './http/answer-count.ts'
import { addAppLinks } from './http/app-links.ts'
import { addAuthentication } from './http/authenticate.ts'
import { addCors } from './http/cors.ts'
import { addDocs } from './http/docs.ts'
import { addHealth, gatewayReadiness } from './http/health.ts'
import { serveMetrics } from './http/metrics.ts'
import { addOperations } from './http/operations.ts'
import { addProviderReturn } from './http/provider-return.ts'
import { addRateLimits } from './http/rate-limit.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { addWeb, readScriptHashes, readWebPages, sendPage } from './http/web.ts'
import { serviceCheckRequests } from './requests/service-checks.ts'
import { addSockets } from './sockets/entrance.ts'

/** Starts the gateway with every entrance; `url` is where the whole product is served. */
export const startGateway = (config: GatewayConfig, overrides: Overrides = {}) =>
  startProcess(config.base, createContext(config, overrides), async ({ context, closer }) => {
    const { log, metrics, tracing } = context
    const pages = config.WEB_ROOT === undefined ? undefined : readWebPages(config.WEB_ROOT)
    const server = createServer({
      service: 'gateway',
      log,
      metrics,
      tracing,
      forPublic: true,
      // A service that is away is not healed by leaving this process out: `/api/health` tells of those.
      ready: () => gatewayReadiness(context),
      ...(pages !== undefined && { fallback: (request, reply) => sendPage(pages, request, reply) }),
      trustProxy: listSetting(config.GATEWAY_TRUSTED_PROXIES),
      uploadTimeoutMs: limits.uploadMs,
    })
    addSecurityHeaders(server, context.https, readScriptHashes(config.WEB_ROOT))
    await addCors(server, listSetting(config.LUMEN_ALLOWED_ORIGINS))
    await server.register(compress, { threshold: 1024 })
    await server.register(cookie)
    countAnswers(server, context, closer)
    addAuthentication(server, context)
    await addRateLimits(server, context)
    addHealth(server, context)
    addAppLinks(
      server,
      {
        id: config.LUMEN_ANDROID_APP_ID,
        certificates: listSetting(config.LUMEN_ANDROID_CERTIFICATES),
      },
      config.LUMEN_IOS_APP_ID,
    )
    const serving = context.bus.serve(gatewayRequests, serviceCheckRequests(context))
    closer.add('requests', () => serving.close())
    addProviderReturn(server)
    await addDocs(server, '0.1.0')
    await server.register(async (operations) => addOperations(operations, context))
    // Closed in reverse: first the sockets are told, then the server drains.
    closer.add('server', () => server.close())
    await addSockets(server, context, closer)
    await addWeb(server, config.WEB_ROOT)
    await serveMetrics(context, closer)
    return server
  })
