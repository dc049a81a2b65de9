import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { http, HttpResponse } from 'msw'
import { server } from './server'

export const aScenario = (change: Partial<Scenario> = {}): Scenario => ({
  id: 'night-train',
  title: '夜行列车',
  description: '把白天说不出口的话慢慢说出来。',
  category: 'therapy',
  environment: '深夜的卧铺车厢。',
  opening: '列车晃了一下，灯暗了半格。',
  mood: 'melancholic',
  difficulty: 'beginner',
  duration: 'medium',
  tags: ['深夜'],
  objectives: ['说出一件事'],
  participants: [],
  language: 'zh',
  image: '🚂',
  origin: 'built-in',
  scripted: true,
  isTemplate: true,
  withheld: false,
  rating: null,
  ratingCount: 0,
  ownRating: null,
  usageCount: 0,
  createdAt: null,
  ...change,
})

/** Scenarios in memory; every call that changes something is in `calls`. */
export function startScenarioServer(scenarios: Scenario[] = [aScenario()]) {
  const calls: { method: string; path: string; body: unknown }[] = []
  const state = { scenarios, refuse: false }
  const change = (
    method: 'post' | 'patch' | 'put' | 'delete',
    path: string,
    answer: (id: string, body: Record<string, unknown>) => object,
  ) =>
    http[method](`*/api/scenarios${path}`, async ({ request, params }) => {
      const text = await request.text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      calls.push({ method: request.method, path: new URL(request.url).pathname, body })
      if (state.refuse)
        return HttpResponse.json(
          { error: 'x', code: 'prompt_refused', requestId: 'r' },
          { status: 422 },
        )
      return HttpResponse.json(answer(String(params['id'] ?? ''), body))
    })
  const replace = (id: string, part: Partial<Scenario>) => {
    state.scenarios = state.scenarios.map((one) => (one.id === id ? { ...one, ...part } : one))
    return { ...state.scenarios.find((one) => one.id === id) }
  }
  server.use(
    change('post', '/:id/begin', () => ({})),
    http.get('*/api/scenarios', () => HttpResponse.json(state.scenarios)),
    http.get('*/api/scenarios/leaderboard', ({ request }) => {
      const by = new URL(request.url).searchParams.get('by')
      return HttpResponse.json(
        state.scenarios.filter((one) =>
          by === 'rating' ? one.rating !== null : one.usageCount > 0,
        ),
      )
    }),
    change('post', '', (_, body) => {
      const made = aScenario({ id: 'own', origin: 'own', isTemplate: false, image: null, ...body })
      state.scenarios = [made, ...state.scenarios]
      return made
    }),
    change('patch', '/:id', replace),
    change('put', '/:id/shared', (id, { shared }) => replace(id, { isTemplate: shared === true })),
    change('put', '/:id/rating', (id, { stars }) => {
      const ownRating = typeof stars === 'number' ? stars : null
      return replace(id, { ownRating, rating: ownRating, ratingCount: ownRating === null ? 0 : 1 })
    }),
    change('delete', '/:id', (id) => {
      state.scenarios = state.scenarios.filter((one) => one.id !== id)
      return { success: true }
    }),
  )
  return { calls, state }
}
