import type { jobCatalog } from '@lumen/contracts/jobs'
import { parseSealKeys, type Sealer } from '@lumen/database/sealing'
import type { Jobs } from '@lumen/jobs/queues'
import type { ObjectStore } from '@lumen/objects/object-store'
import type { Metrics } from '@lumen/runtime/metrics'
import { openFlags, type Flags } from '@lumen/service/flags'
import { openJobs, openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import { openObjects } from '@lumen/service/serve-exports'
import type { AuthConfig } from './config.ts'
import { createMailer } from '@lumen/mail/create-mailer'
import type { Mailer } from '@lumen/mail/mail'
import { openRedis, type RedisClient } from '@lumen/runtime/redis'
import { createCourier, type Courier } from './adapters/mail/courier.ts'
import { createProviders } from './adapters/providers/create-providers.ts'
import type { Providers } from './adapters/providers/provider.ts'
import { createPush } from './adapters/push/create-push.ts'
import type { Push } from './adapters/push/sender.ts'
import { createBeside } from './domain/beside.ts'
import { createExportLinks, type ExportLinks } from './domain/export-links.ts'
import { parsePlanRetention, type PlanRetention } from './domain/plan-retention.ts'
import { createPasswordCheck, type PasswordCheck } from './domain/password.ts'
import { exportTextsOf } from './export-texts.ts'
import { createNetworkHash } from './domain/network.ts'
import { relyingPartyOf, type RelyingParty } from './domain/relying-party.ts'
import { mailTextsOf } from './mail-texts.ts'
import { createLoginFailures, noLoginFailures, type LoginFailures } from './store/login-failures.ts'
import { forgetKeys } from './store/user-keys.ts'
import { migrations } from './store/migrations/all.ts'
import type { AuthTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type AuthContext = Opened<AuthTables> & {
  config: AuthConfig
  sealer: Sealer
  loginFailures: LoginFailures
  checkPassword: PasswordCheck
  push: Push
  /** Whose accounts people can sign in with. */
  providers: Providers
  /** Origins of push services that the operator trusts. */
  pushOrigins: readonly string[]
  /** Counts push messages by their outcome. */
  pushes: ReturnType<Metrics['counter']>
  jobs: Jobs<typeof jobCatalog, 'auth'>
  /** What administrators switched. */
  flags: Flags
  /** Where exports are kept; null: nowhere. */
  objects: ObjectStore | null
  /** Signs addresses of exports. */
  exportLinks: ExportLinks
  /** Words of the readable copy. */
  exportTexts: typeof exportTextsOf
  planRetention: PlanRetention
  /** Removes keys in Redis whose names hold one of these words; how many. */
  forgetKeys(words: readonly string[]): Promise<number>
  mailer: Mailer
  courier: Courier
  /** Keyed hash of an address’s network: the same for the same network, and nothing else. */
  networkHash(address: string): string
  redis: RedisClient
  relyingParty: RelyingParty
  /** Work that nobody waits for, so that the time of an answer does not tell what it is. */
  beside(what: string, work: () => Promise<unknown>): void
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type AuthOverrides = Overrides & { objects?: ObjectStore }

/** Whoever signs in waits for it, also while sentinels look for a master. */
const redisTimeoutMs = 3_000

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: AuthConfig, overrides: AuthOverrides = {}) =>
  openService<AuthContext, 'auth'>(config.base, migrations, overrides, async (opening) => {
    const { context, closer } = opening
    const { log, metrics } = context
    const outbox = await openOutbox(opening)
    const redis = openRedis(config.base.redisUrl, log, {
      retries: 1,
      commandTimeout: redisTimeoutMs,
    })
    closer.add('redis', () => redis.disconnect())
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    const objects = overrides.objects ?? (await openObjects(opening))
    const mailer = await createMailer(config, context.clock)
    closer.add('mail server', () => mailer.close())
    const counter = metrics.counter('mails_total', 'Mails by outcome', ['outcome'])
    const { db, clock } = context
    const courier = createCourier({
      db,
      sealer,
      mailer,
      clock,
      log,
      counter,
      textsOf: mailTextsOf,
      eventsCommitted: outbox.eventsCommitted,
    })
    closer.add('mails', () => courier.close())
    const { beside, settled } = createBeside(log)
    closer.add('work beside', settled)
    const push = await createPush(config, log)
    closer.add('push services', async () => push.close())
    const flags = await openFlags(opening)
    return {
      ...outbox,
      config,
      flags,
      // Closed before what running jobs need.
      jobs: openJobs(opening),
      objects,
      exportLinks: createExportLinks(parseSealKeys(config.LUMEN_SEAL_KEYS)),
      exportTexts: exportTextsOf,
      planRetention: parsePlanRetention(config.LUMEN_PLAN_RETENTION),
      forgetKeys: (words) => forgetKeys(redis, words),
      sealer,
      loginFailures:
        config.LUMEN_RATE_LIMITS === 'off' ? noLoginFailures : createLoginFailures(redis, log),
      checkPassword: createPasswordCheck(),
      mailer,
      courier,
      redis,
      relyingParty: relyingPartyOf(config.PUBLIC_URL),
      beside,
      networkHash: createNetworkHash(config.LUMEN_SEAL_KEYS),
      push,
      providers: await createProviders(config, log),
      pushOrigins: config.LUMEN_PUSH_ORIGINS.split(',').map((origin) => origin.trim()),
      pushes: metrics.counter('push_messages_total', 'Push messages by outcome', ['outcome']),
    }
  })
