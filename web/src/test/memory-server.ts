import type { Growth } from '@lumen/contracts/memory/growth'
import type { EmotionalIntelligence, Memory, MemoryAnalysis } from '@lumen/contracts/memory/schema'
import { http, HttpResponse } from 'msw'
import { errorFixture } from './fixtures'
import { server } from './server'

/** A memory with everything that matters not filled in. */
export const aMemory = (changes: Partial<Memory> = {}): Memory => ({
  id: 'memory',
  companionId: 'companion',
  memoryType: 'fact',
  scope: 'companion',
  content: '住在杭州',
  quote: null,
  importance: 6,
  emotionalWeight: 0.2,
  contextTags: [],
  connections: [],
  accessCount: 0,
  confidence: 0.9,
  strength: 0.8,
  pinned: false,
  sourceMessageIds: [],
  validFrom: '2026-11-20T08:00:00.000Z',
  validTo: null,
  supersededBy: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  deletedAt: null,
  ...changes,
})

const notFound = () => HttpResponse.json(errorFixture('not_found'), { status: 404 })

/** The memory service in memory, newest first; every call that changes something in `calls`. */
export function startMemoryServer({
  memories = [],
  bond = null,
  growth = {},
}: {
  memories?: Memory[]
  bond?: EmotionalIntelligence['companionAnalysis'][number] | null
  growth?: Partial<Growth>
} = {}) {
  const state = { memories }
  const calls: { method: string; path: string; body: unknown }[] = []
  const standing = () =>
    state.memories.filter(({ deletedAt, validTo }) => deletedAt === null && validTo === null)
  const replace = (id: string, part: Partial<Memory>): Memory | null => {
    state.memories = state.memories.map((one) => (one.id === id ? { ...one, ...part } : one))
    return state.memories.find((one) => one.id === id) ?? null
  }
  const change = (
    method: 'post' | 'patch' | 'delete',
    path: string,
    answer: (id: string, body: Record<string, never>) => object | null,
    status = 200,
  ) =>
    http[method](`*/api/memories/:companionId${path}`, async ({ request, params }) => {
      const text = await request.text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, never>)
      calls.push({ method: request.method, path: new URL(request.url).pathname, body })
      const reply = answer(String(params['id'] ?? ''), body)
      return reply === null ? notFound() : HttpResponse.json(reply, { status })
    })
  const deletedNow = { deletedAt: '2026-11-21T08:00:00.000Z' }

  server.use(
    http.get('*/api/memories/:companionId', ({ request }) => {
      const query = new URL(request.url).searchParams
      const deleted = query.get('deleted') === 'true'
      const after = query.get('cursor')
      const found = state.memories.filter(
        (one) =>
          (one.deletedAt !== null) === deleted &&
          (deleted || one.validTo === null || query.get('includeSuperseded') === 'true') &&
          (query.get('type') ?? one.memoryType) === one.memoryType &&
          one.content.includes(query.get('query') ?? ''),
      )
      const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1
      return HttpResponse.json(found.slice(from, from + Number(query.get('limit') ?? 100)))
    }),
    http.get('*/api/memories/:companionId/analysis', () => {
      const held = standing()
      const kinds = [...new Set(held.map(({ memoryType }) => memoryType))]
      return HttpResponse.json({
        totalMemories: held.length,
        averageEmotionalWeight: 0.24,
        topCategories: kinds.map((category) => ({
          category,
          count: held.filter(({ memoryType }) => memoryType === category).length,
        })),
        memoryStrength: 0.83,
        emotionalJourney: [],
      } satisfies MemoryAnalysis)
    }),
    http.get('*/api/memories/:companionId/:id', ({ params }) => {
      const found = state.memories.find(({ id }) => id === params['id'])
      return found === undefined ? notFound() : HttpResponse.json(found)
    }),
    http.get('*/api/growth/:companionId', () =>
      HttpResponse.json({ level: 1, messages: 0, days: 0, memories: 0, milestones: [], ...growth }),
    ),
    http.get('*/api/emotional-intelligence/:userId', () =>
      HttpResponse.json({
        hasCompanions: true,
        memoryCount: standing().length,
        overallGrowthScore: 40,
        emotionalAnalysis: {
          currentState: 'harmonious',
          emotionalBalance: 0.1,
          lastInteractionHours: 1,
          totalMemories: standing().length,
          averageImportance: 0.5,
          interactionFrequency: 'active',
        },
        insights: [],
        companionAnalysis: bond === null ? [] : [bond],
      } satisfies EmotionalIntelligence),
    ),
    change(
      'post',
      '',
      (_, body) => {
        const memory = aMemory({ ...body, id: `memory${state.memories.length + 1}` })
        state.memories = [memory, ...state.memories]
        return memory
      },
      201,
    ),
    change('post', '/bulk', (_, body: Record<string, unknown>) => ({
      changed: (body['ids'] as string[]).flatMap(
        (id) =>
          replace(id, body['delete'] === true ? deletedNow : (body['change'] as Partial<Memory>)) ??
          [],
      ),
    })),
    change('post', '/:id/restore', (id) => replace(id, { deletedAt: null })),
    change('patch', '/:id', (id, body) => replace(id, body)),
    change('delete', '/:id', (id) => replace(id, deletedNow) && { success: true }),
  )
  return { state, calls }
}
