import type { Play } from '@lumen/contracts/chat/play-schema'
import { http, HttpResponse } from 'msw'
import { server } from './server'

export const aPlay = (change: Partial<Play> = {}): Play => ({
  id: 'play',
  companionId: 'companion',
  scenarioId: 'dragon-market',
  title: '龙鳞集市',
  category: 'fantasy',
  objectives: [
    { text: '找到卖灯的人', met: true },
    { text: '换回自己的影子', met: false },
  ],
  dice: true,
  sheet: [],
  script: null,
  cast: [{ companionId: 'companion', here: true }],
  begunAt: '2026-11-21T08:00:00.000Z',
  ...change,
})

/**
 * What is played with the companion; every call that changes something is in `calls`.
 * While `state.held` is there, what was read at its time is answered once it resolves.
 */
export function startPlayServer(play: Play | null) {
  const state = { play, reads: 0, held: null as Promise<void> | null }
  const calls: { path: string; body: unknown }[] = []
  const change = (
    method: 'post' | 'put',
    path: string,
    answer: (body: Record<string, unknown>) => object,
  ) =>
    http[method](`*/api/plays/play/${path}`, async ({ request }) => {
      const text = await request.text()
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
      calls.push({ path, body })
      return HttpResponse.json(answer(body))
    })
  server.use(
    http.get('*/api/companions/:id/play', async () => {
      const { play: read } = state
      state.reads += 1
      await state.held
      return HttpResponse.json({ play: read })
    }),
    change('put', 'objectives', ({ objective, met }) => {
      const tick = (each: Play['objectives'][number], place: number) =>
        place === objective ? { ...each, met: met === true } : each
      if (state.play !== null)
        state.play = { ...state.play, objectives: state.play.objectives.map(tick) }
      return { ...state.play }
    }),
    change('put', 'sheet', ({ sheet }) => {
      if (state.play !== null) state.play = { ...state.play, sheet: sheet as Play['sheet'] }
      return { ...state.play }
    }),
    change('put', 'cast', ({ companionId, here }) => {
      if (state.play !== null) {
        const rest = state.play.cast.filter((each) => each.companionId !== companionId)
        const member = { companionId: String(companionId), here: here === true }
        state.play = { ...state.play, cast: [...rest, member] }
      }
      return { ...state.play }
    }),
    change('post', 'roll', () => ({})),
    change('post', 'choice', () => {
      if (state.play !== null) state.play = { ...state.play, script: null }
      return { play: state.play }
    }),
    change('post', 'end', () => {
      state.play = null
      return { epilogue: null }
    }),
  )
  return { state, calls }
}
