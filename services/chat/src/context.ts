import type { ChatProvider } from '@lumen/ai/chat'
import { isInternal } from '@lumen/ai/internal-host'
import { subjects } from '@lumen/contracts/bus'
import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { jobCatalog } from '@lumen/contracts/jobs'
import { newId } from '@lumen/database/ids'
import type { Sealer } from '@lumen/database/sealing'
import type { Jobs } from '@lumen/jobs/queues'
import { parseResources, shippedResources, type ResourceTable } from '@lumen/safety/resources'
import { awaitedConsent, processingConsent, type MayProcess } from '@lumen/service/consents'
import { createModerate, type Moderate } from '@lumen/service/moderate'
import { openModels, type Models } from '@lumen/service/models'
import { openModeration } from '@lumen/service/models/open-moderation'
import { openJobs, openOutbox, openSealer, openService, type Opened } from '@lumen/service/open'
import type { Opening, Overrides } from '@lumen/service/open-process'
import { createTurns } from '@lumen/runtime/turns'
import { readFile } from 'node:fs/promises'
import type { Answering } from './answers/compose-answer.ts'
import { createChatMetrics, type ChatFigures } from './chat-metrics.ts'
import type { ChatConfig } from './config.ts'
import { createDeltaSender, type DeltaSender } from './live/delta-sender.ts'
import { createLiveReplies, type LiveReplies } from './live/live-replies.ts'
import { createWarmer, type Warmer } from './live/warmer.ts'
import { openOwnerInbox, type OwnerInbox } from './live/owner-inbox.ts'
import { readFeelingsLocally, type FeelingReader } from './adapters/feelings.ts'
import { replyCharges, type ChargePort } from './adapters/reply-charges.ts'
import { masksFromMemory, type MasksPort } from './adapters/masks.ts'
import {
  aboutUserFromMemory,
  clausesFromMemory,
  recallFromMemory,
} from './adapters/memory-recall.ts'
import { factsFromFortune } from './adapters/fortune-facts.ts'
import { ceilingFromBilling, type CompanionCeiling } from './adapters/plan.ts'
import { starsFromFortune, type StarsPort } from './adapters/stars.ts'
import { scripts } from './adapters/scripts.ts'
import type { Scripts } from './domain/plays/script.ts'
import { createTokenRatios } from './domain/token-ratios.ts'
import type { AboutUserPort, ChartFactsPort, ClausesPort, RecallPort } from './domain/recall.ts'
import { picturesOfMedia, type PicturesPort } from './adapters/pictures.ts'
import { recordingsOfMedia, type ClaimRecording } from './adapters/recordings.ts'
import { migrations } from './store/migrations/all.ts'
import type { ChatTables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ChatContext = Opened<ChatTables> & {
  config: ChatConfig
  /** This process, as the owner of replies. */
  ownerId: string
  sealer: Sealer
  figures: ChatFigures
  live: LiveReplies
  inbox: OwnerInbox
  warmer: Warmer
  sender: DeltaSender
  answering: Answering
  /** Who may answer. */
  models: Models
  charges: ChargePort
  claimRecording: ClaimRecording
  pictures: PicturesPort
  mayProcess: MayProcess
  /** The same for what is done later when auth does not answer now: it throws then. */
  mayProcessLater: MayProcess
  /** The policy that what is written about companions is held against. */
  moderate: Moderate
  companionCeiling: CompanionCeiling
  recall: RecallPort
  aboutUser: AboutUserPort
  /** Whether memory has answered this process since it started. */
  memoryAnswers: { known: boolean }
  findClauses: ClausesPort
  masks: MasksPort
  chartFacts: ChartFactsPort
  readStars: StarsPort
  readFeeling: FeelingReader
  /** Before what takes milliseconds of the thread, so that words of running replies go out in between. */
  takeTurn: () => Promise<void>
  jobs: Jobs<typeof jobCatalog, 'chat'>
  /** Plays scenarios where no model does. */
  scripts: Scripts
  /** Tells every device of a user. */
  tellUser(userId: string, frame: LiveFrame): void
  /** Tells the outbox relay that something was committed. */
  eventsCommitted(): void
}

export type ChatOverrides = Overrides &
  Partial<
    Pick<
      ChatContext,
      | 'charges'
      | 'recall'
      | 'aboutUser'
      | 'findClauses'
      | 'chartFacts'
      | 'mayProcess'
      | 'scripts'
      | 'takeTurn'
    >
  > & {
    model?: ChatProvider | null
  }

/** Opens what the service needs; `closer` closes it, in reverse order. */
export const createContext = (config: ChatConfig, overrides: ChatOverrides = {}) =>
  openService<ChatContext, 'chat'>(config.base, migrations, overrides, async (opening) => {
    const { bus, log, metrics } = opening.context
    const outbox = await openOutbox(opening)
    const jobs = openJobs(opening)
    const sealer = openSealer(opening, config.LUMEN_SEAL_KEYS)
    // Closed after the replies, whose use of models is counted at their end.
    const models = await openModels(opening, config.ai, {
      contextTokens: config.CHAT_CONTEXT_TOKENS,
      replyTokens: config.CHAT_REPLY_TOKENS,
      model: overrides.model,
    })
    const running = openLiveReplies(config, opening)
    const answering = await openAnswering(config, opening)
    return {
      ...outbox,
      ...running,
      config,
      jobs,
      sealer,
      figures: createChatMetrics(metrics, running.live.count),
      answering,
      moderate: createModerate({ model: answering.moderation, log, metrics, service: 'chat' }),
      models,
      charges: overrides.charges ?? replyCharges(bus, opening.context),
      claimRecording: recordingsOfMedia(bus),
      pictures: picturesOfMedia(bus),
      mayProcess: overrides.mayProcess ?? processingConsent(bus, log),
      mayProcessLater: overrides.mayProcess ?? awaitedConsent(bus, 'dataProcessing'),
      companionCeiling: ceilingFromBilling(bus, log),
      recall: overrides.recall ?? recallFromMemory(bus),
      aboutUser: overrides.aboutUser ?? aboutUserFromMemory(bus),
      memoryAnswers: { known: false },
      findClauses: overrides.findClauses ?? clausesFromMemory(bus),
      masks: masksFromMemory(bus),
      chartFacts: overrides.chartFacts ?? factsFromFortune(bus),
      readStars: starsFromFortune(bus),
      readFeeling: readFeelingsLocally(log),
      takeTurn: overrides.takeTurn ?? createTurns(),
      scripts: overrides.scripts ?? scripts,
      tellUser: (userId, frame) => bus.broadcast(subjects.liveUser(userId), frame),
    }
  })

/** What runs replies; closing lets them end for a while before the bus they speak on goes. */
function openLiveReplies(
  config: ChatConfig,
  { context: { db, bus, log }, closer }: Opening<Opened<ChatTables>>,
): Pick<ChatContext, 'ownerId' | 'sender' | 'live' | 'inbox' | 'warmer'> {
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
    tellStage: ({ userId, messageId }, stage) =>
      bus.broadcast(subjects.liveUser(userId), {
        kind: 'reply-stage',
        messageId,
        ...stage,
      } satisfies LiveFrame),
    leaseMs: config.CHAT_LEASE_MS,
    checkpointMs: config.CHAT_CHECKPOINT_MS,
  })
  const inbox = openOwnerInbox({ bus, ownerId, live, log })
  closer.add('owner inbox', () => inbox.close())
  closer.add('replies', () => live.close(config.CHAT_DRAIN_MS), config.CHAT_DRAIN_MS + 15_000)
  const warmer = createWarmer((err) => log.debug({ err }, 'a prompt was not read ahead'))
  closer.add('reading ahead', async () => {
    warmer.yield()
    await warmer.settled()
  })
  return { ownerId, sender, live, inbox, warmer }
}

async function openAnswering(
  config: ChatConfig,
  { context }: Opening<Opened<ChatTables>>,
): Promise<Answering> {
  const { clock, log } = context
  const { moderation } = config.ai
  return {
    moderation: openModeration(moderation, context),
    moderationStays:
      moderation?.baseUrl !== undefined && isInternal(new URL(moderation.baseUrl).hostname),
    helpLines: await readHelpLines(config.CRISIS_RESOURCES_FILE),
    clock,
    log,
    pauseMs: config.CHAT_WORD_PAUSE_MS,
    memoryTokens: config.CHAT_MEMORY_TOKENS,
    summaryTokens: config.CHAT_SUMMARY_TOKENS,
    ratios: createTokenRatios(),
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
