import type { ChatProvider } from '@lumen/ai/chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { createOpenAiModeration } from '@lumen/ai/openai-moderation'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { jobCatalog } from '@lumen/contracts/jobs'
import { shareErasures } from '@lumen/database/erasures'
import { newId } from '@lumen/database/ids'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { startRelay } from '@lumen/database/outbox'
import { createSealer, parseSealKeys, type Sealer } from '@lumen/database/sealing'
import { createJobs, type Jobs } from '@lumen/jobs/queues'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import { startTracing, type Tracing } from '@lumen/runtime/tracing'
import { parseResources, shippedResources, type ResourceTable } from '@lumen/safety/resources'
import type { Kysely } from 'kysely'
import { readFile } from 'node:fs/promises'
import type { Answering } from './answers/compose-answer.ts'
import { createChatMetrics, type ChatMetrics } from './chat-metrics.ts'
import type { ChatConfig } from './config.ts'
import { createDeltaSender, type DeltaSender } from './live/delta-sender.ts'
import { createLiveReplies, type LiveReplies } from './live/live-replies.ts'
import { openOwnerInbox, type OwnerInbox } from './live/owner-inbox.ts'
import { readFeelingsLocally, type FeelingReader } from './adapters/feelings.ts'
import type { ChargePort } from './adapters/charge.ts'
import { chargesThroughBilling } from './adapters/billing-charges.ts'
import { masksFromMemory, type MasksPort } from './adapters/masks.ts'
import {
  aboutUserFromMemory,
  clausesFromMemory,
  recallFromMemory,
} from './adapters/memory-recall.ts'
import { factsFromFortune } from './adapters/fortune-facts.ts'
import { ceilingFromBilling, type CompanionCeiling } from './adapters/plan.ts'
import type { AboutUserPort, ChartFactsPort, ClausesPort, RecallPort } from './domain/recall.ts'
import { recordingsOfMedia, type ClaimRecording } from './adapters/recordings.ts'
import { migrations } from './store/migrations/all.ts'
import type { ChatTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ChatContext = {
  config: ChatConfig
  /** This process, as the owner of replies. */
  ownerId: string
  db: Kysely<ChatTables>
  sealer: Sealer
  bus: Bus
  clock: Clock
  log: Logger
  metrics: ChatMetrics
  registry: Metrics
  tracing: Tracing
  live: LiveReplies
  inbox: OwnerInbox
  sender: DeltaSender
  answering: Answering
  charges: ChargePort
  claimRecording: ClaimRecording
  companionCeiling: CompanionCeiling
  recall: RecallPort
  aboutUser: AboutUserPort
  findClauses: ClausesPort
  masks: MasksPort
  chartFacts: ChartFactsPort
  readFeeling: FeelingReader
  jobs: Jobs<typeof jobCatalog, 'chat'>
  /** Tells every device of a user. */
  tellUser(userId: string, frame: LiveFrame): void
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type ChatOverrides = Partial<
  Pick<
    ChatContext,
    'clock' | 'log' | 'charges' | 'recall' | 'aboutUser' | 'findClauses' | 'chartFacts'
  >
> & { model?: ChatProvider | null }

/** Opens database, bus and everything on top; `closer` closes what it opened, last opened first. */
export async function createContext(
  config: ChatConfig,
  overrides: ChatOverrides = {},
): Promise<{ context: ChatContext; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: 'chat', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? systemClock
  const registry = createMetrics({ service: 'chat' })
  const closer = createCloser(log)
  try {
    const tracing = await startTracing({
      service: 'chat',
      log,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    })
    closer.add('tracing', () => tracing.close())
    const db = openDatabase<ChatTables>({
      url: config.CHAT_DATABASE_URL,
      log,
      poolSize: config.CHAT_DATABASE_POOL,
    })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await openBus(config, log, registry, tracing)
    closer.add('bus', () => bus.close())
    await bus.ensureStreams(['chat'])
    const relay = startRelay({
      db,
      publish: (event) => bus.publishEvent(event),
      log,
      metrics: registry,
    })
    closer.add('outbox relay', () => relay.close())
    const jobs = createJobs({ redisUrl: config.REDIS_URL, log, metrics: registry, service: 'chat' })
    closer.add('jobs', () => jobs.close())
    const own = createSealer({ ...parseSealKeys(config.LUMEN_SEAL_KEYS), clock })
    const { sealer, stop } = shareErasures(own, bus, 'chat')
    closer.add('erasures', stop)
    const running = openLiveReplies(config, { db, bus, log, closer })
    const context: ChatContext = {
      config,
      db,
      sealer,
      bus,
      clock,
      log,
      registry,
      tracing,
      metrics: createChatMetrics(registry, running.live.count),
      ...running,
      answering: await openAnswering(config, overrides, { clock, log }),
      charges: overrides.charges ?? chargesThroughBilling(bus, { log, metrics: registry, clock }),
      claimRecording: recordingsOfMedia(bus),
      companionCeiling: ceilingFromBilling(bus, log),
      recall: overrides.recall ?? recallFromMemory(bus),
      aboutUser: overrides.aboutUser ?? aboutUserFromMemory(bus),
      findClauses: overrides.findClauses ?? clausesFromMemory(bus),
      masks: masksFromMemory(bus),
      chartFacts: overrides.chartFacts ?? factsFromFortune(bus),
      readFeeling: readFeelingsLocally(log),
      jobs,
      tellUser: (userId, frame) => bus.broadcast(subjects.liveUser(userId), frame),
      eventsCommitted: () => relay.wake(),
    }
    return { context, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}

const openBus = (
  config: ChatConfig,
  log: Logger,
  metrics: Metrics,
  tracing: Tracing,
): Promise<Bus> =>
  connectBus({
    url: config.NATS_URL,
    ...(config.NATS_USER !== undefined && { user: config.NATS_USER }),
    ...(config.NATS_PASS !== undefined && { pass: config.NATS_PASS }),
    service: 'chat',
    log,
    metrics,
    tracing,
  })

/** What runs replies; closing lets them end for a while before the bus they speak on goes. */
function openLiveReplies(
  config: ChatConfig,
  opened: { db: Kysely<ChatTables>; bus: Bus; log: Logger; closer: Closer },
): Pick<ChatContext, 'ownerId' | 'sender' | 'live' | 'inbox'> {
  const { db, bus, log, closer } = opened
  const ownerId = newId()
  const sender = createDeltaSender({
    batchMs: config.CHAT_DELTA_BATCH_MS,
    publish: (gatewayId, deltas) => bus.broadcast(subjects.liveGateway(gatewayId), deltas),
  })
  closer.add('deltas', () => sender.close())
  const live = createLiveReplies({
    db,
    log,
    sender,
    leaseMs: config.CHAT_LEASE_MS,
    checkpointMs: config.CHAT_CHECKPOINT_MS,
  })
  const inbox = openOwnerInbox({ bus, ownerId, live, log })
  closer.add('owner inbox', () => inbox.close())
  closer.add('replies', () => live.close(config.CHAT_DRAIN_MS), config.CHAT_DRAIN_MS + 15_000)
  return { ownerId, sender, live, inbox }
}

async function openAnswering(
  config: ChatConfig,
  overrides: ChatOverrides,
  { clock, log }: { clock: Clock; log: Logger },
): Promise<Answering> {
  const { chat, moderation } = config.ai
  const configured =
    chat === null ? null : withOneRetry(createOpenAiChat({ ...chat, log }), { log })
  return {
    model: overrides.model === undefined ? configured : overrides.model,
    moderation: moderation === null ? null : createOpenAiModeration({ ...moderation, log }),
    helpLines: await readHelpLines(config.CRISIS_RESOURCES_FILE),
    clock,
    log,
    pauseMs: config.CHAT_WORD_PAUSE_MS,
    contextTokens: config.CHAT_CONTEXT_TOKENS,
    replyTokens: config.CHAT_REPLY_TOKENS,
    memoryTokens: config.CHAT_MEMORY_TOKENS,
  }
}

/** The operator's own help lines, else those that come along; a file that is wrong stops the start. */
async function readHelpLines(path: string | undefined): Promise<ResourceTable> {
  if (path === undefined) return shippedResources
  try {
    return parseResources(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    throw new Error(`CRISIS_RESOURCES_FILE (${path}) cannot be used: ${String(cause)}`, { cause })
  }
}
