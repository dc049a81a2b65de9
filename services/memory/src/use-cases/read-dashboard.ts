import { chatRequests } from '@lumen/contracts/chat/bus'
import type { Language } from '@lumen/contracts/languages'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { ChatMemory, EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import type { MemoryContext } from '../context.ts'
import { writeInsights } from '../domain/insights.ts'
import {
  balanceOf,
  bondOf,
  frequencyOf,
  growthScore,
  growthTrend,
  levelOf,
  recentOf,
  stateOf,
  type Shared,
} from '../domain/relationship.ts'
import { listConversations, type Conversation } from '../store/conversations.ts'
import type { StoredMemory } from '../store/memories.ts'
import { listStanding } from '../store/memory-lists.ts'
import { countActiveDays, readTalkFigures, type TalkFigures } from '../store/talk-figures.ts'
import { rounded } from './present-memory.ts'
import { textsOf } from '../texts.ts'

const dayMs = 86_400_000
const dashboardMemories = 20
/** Enough for every figure; who has more is not known better by the rest. */
const memoriesRead = 5_000

type Face = { name: string; avatarUrl: string | null }

/** Names and pictures of a user's companions as chat knows them; null when it does not answer in time. */
async function readFaces(
  { bus, log }: MemoryContext,
  userId: string,
): Promise<Map<string, Face> | null> {
  try {
    const { companions } = await bus.request(chatRequests, 'chat.list-companions', { userId })
    return new Map(companions.map(({ id, ...face }) => [id, face]))
  } catch (error) {
    log.warn({ err: error, userId }, 'companions are shown without names')
    return null
  }
}

/** Newest memories over all companions. */
export async function readChatMemories(
  context: MemoryContext,
  userId: string,
  limit = dashboardMemories,
): Promise<ChatMemory[]> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const [faces, memories] = await Promise.all([
    readFaces(context, userId),
    listStanding(db, box, userId, Math.min(limit, memoryLimits.pageSize)),
  ])
  return memories.map((memory) => ({
    id: memory.id,
    companionId: memory.companionId,
    role: memory.origin === 'summary' ? 'companion' : 'user',
    companionName: (memory.companionId !== null && faces?.get(memory.companionId)?.name) || null,
    timestamp: memory.createdAt.toISOString(),
    content: memory.content,
    memoryType: memory.type,
    importance: memory.importance / 10,
    emotionalWeight: rounded(memory.emotionalWeight),
  }))
}

/** Mood, insights and relationships, over what is really shared. */
export async function readEmotionalIntelligence(
  context: MemoryContext,
  userId: string,
  language: Language,
): Promise<EmotionalIntelligence> {
  const { db, mayBeOld, sealer, clock } = context
  const now = clock.now()
  const box = await sealer.open(db, userId)
  const conversations = await listConversations(db, userId)
  const timeZone = conversations.find((each) => each.timeZone !== null)?.timeZone ?? 'UTC'
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const [faces, memories, talks, monthDays, weekDays] = await Promise.all([
    readFaces(context, userId),
    listStanding(db, box, userId, memoriesRead),
    readTalkFigures(mayBeOld, userId, timeZone, now),
    countActiveDays(mayBeOld, userId, timeZone, ago(30)),
    countActiveDays(mayBeOld, userId, timeZone, ago(7)),
  ])
  const bonds = listBonds({ conversations, faces, memories, talks, now })
  const recent = recentOf(memories, now)
  const balance = balanceOf(recent, now)
  const state = stateOf(recent, now)
  const lastSaid = Math.max(...bonds.map(({ talk }) => talk?.lastSaidAt?.getTime() ?? -Infinity))
  const importance = memories.reduce((sum, memory) => sum + memory.importance, 0)
  const closest = bonds.toSorted((a, b) => bondOf(b.shared) - bondOf(a.shared))[0] ?? null
  return {
    hasCompanions: bonds.length > 0,
    memoryCount: memories.length,
    overallGrowthScore: growthScore(
      bonds.map(({ shared }) => bondOf(shared)),
      monthDays,
    ),
    emotionalAnalysis: {
      currentState: state,
      emotionalBalance: rounded(balance),
      lastInteractionHours: Number.isFinite(lastSaid)
        ? rounded(Math.max(0, now.getTime() - lastSaid) / 3_600_000)
        : null,
      totalMemories: memories.length,
      averageImportance: memories.length === 0 ? 0 : rounded(importance / memories.length / 10),
      interactionFrequency: frequencyOf(weekDays),
    },
    insights: writeInsights(textsOf(language).insights, {
      state,
      balance,
      closest:
        closest === null || closest.shared.messages === 0
          ? null
          : {
              name: closest.name,
              level: levelOf(closest.shared),
              strength: bondOf(closest.shared),
            },
      activeDays: weekDays,
      newMemories: memories.filter(({ createdAt }) => createdAt > ago(7)).length,
    }),
    companionAnalysis: bonds.map(({ companionId, name, avatar, shared }) => ({
      companionId,
      name,
      avatar,
      relationshipLevel: levelOf(shared),
      connectionStrength: rounded(bondOf(shared)),
      memoryCount: shared.memories,
      growthTrend: trendOf(shared),
    })),
  }
}

function trendOf(shared: Shared): number | null {
  const trend = growthTrend(shared)
  return trend === null ? null : rounded(trend)
}

type Bond = {
  companionId: string
  name: string | null
  avatar: string | null
  talk: TalkFigures | undefined
  shared: Shared
}

/** Days since the first word or memory that there is of somebody. */
function ageOf(talk: TalkFigures | undefined, own: readonly StoredMemory[], now: Date): number {
  const times = [...own.map(({ createdAt }) => createdAt), talk?.firstSaidAt ?? now]
  return (now.getTime() - Math.min(...times.map((time) => time.getTime()))) / dayMs
}

/** What there is with each companion that is not hidden. */
function listBonds(known: {
  conversations: readonly Conversation[]
  faces: ReadonlyMap<string, Face> | null
  memories: readonly StoredMemory[]
  talks: readonly TalkFigures[]
  now: Date
}): Bond[] {
  const { conversations, faces, memories, talks, now } = known
  const ids = new Set([
    ...(faces?.keys() ?? []),
    ...conversations.map(({ companionId }) => companionId).filter((id) => faces?.has(id) ?? true),
  ])
  const madeIn = (own: readonly StoredMemory[], from: number, to: number) =>
    own.filter(({ createdAt }) => {
      const days = (now.getTime() - createdAt.getTime()) / dayMs
      return days >= from && days < to
    }).length
  return [...ids].map((companionId) => {
    const own = memories.filter((memory) => memory.companionId === companionId)
    const talk = talks.find((each) => each.companionId === companionId)
    return {
      companionId,
      name: faces?.get(companionId)?.name ?? null,
      avatar: faces?.get(companionId)?.avatarUrl ?? null,
      talk,
      shared: {
        memories: own.length,
        messages: talk?.messages ?? 0,
        days: talk?.days ?? 0,
        age: ageOf(talk, own, now),
        thisWeek: { messages: talk?.thisWeek ?? 0, memories: madeIn(own, 0, 7) },
        lastWeek: { messages: talk?.lastWeek ?? 0, memories: madeIn(own, 7, 14) },
      },
    }
  })
}
