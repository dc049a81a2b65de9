import type { EasternBazi, EasternWisdom } from '@lumen/contracts/fortune/eastern'
import { http, HttpResponse } from 'msw'
import {
  aBaziMatch,
  aDailyFortune,
  aFlow,
  anEasternBazi,
  anInsight,
  aPrediction,
  aWisdom,
  aWisdomBazi,
  aZodiac,
} from './eastern-samples'
import { errorFixture } from './fixtures'
import { server } from './server'
import { startSkyServer } from './sky-server'

/** Answers the calls of the eastern pages and the wisdom tab. What was sent is noted. */
export function startEasternServer({
  known = false,
  bazi = anEasternBazi(),
  wisdom = aWisdom(),
}: {
  /** Whether a birth is kept of the reader. */
  known?: boolean
  bazi?: EasternBazi
  wisdom?: EasternWisdom
} = {}) {
  const { chat, calls } = startSkyServer({ own: known ? 'taurus' : null })
  const note = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    calls.push({ path: `${request.method} ${new URL(request.url).pathname}`, body })
    return body
  }
  const insights = [anInsight({ type: 'career', id: '01990000-0000-7000-8000-0000000000ab' })]
  server.use(
    http.get('*/api/eastern-fortune/zodiac/:animal', ({ params }) =>
      HttpResponse.json(aZodiac(params['animal'] as 'dragon')),
    ),
    http.post('*/api/eastern-fortune/bazi', async ({ request }) => {
      await note(request)
      return HttpResponse.json(bazi)
    }),
    http.post('*/api/eastern-fortune/prediction', async ({ request }) => {
      const { period } = await note(request)
      return HttpResponse.json(aPrediction(period as 'monthly'))
    }),
    http.post('*/api/eastern-fortune/flow', async ({ request }) => {
      const { date } = await note(request)
      return HttpResponse.json(aFlow(String(date)))
    }),
    http.post('*/api/eastern-fortune/reverse', async ({ request }) => {
      await note(request)
      return HttpResponse.json({
        from: 1600,
        to: 2100,
        matches: [{ from: '1990-05-15T13:00', until: '1990-05-15T15:00', dayChange: null }],
      })
    }),
    http.post('*/api/eastern-fortune/bazi-match', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aBaziMatch)
    }),
    http.post('*/api/eastern-fortune/:kind', async ({ request }) => {
      await note(request)
      return HttpResponse.json(wisdom)
    }),
    http.get('*/api/wisdom/:userId/daily-fortune', ({ request }) =>
      HttpResponse.json(
        aDailyFortune({
          personal: known,
          date: new URL(request.url).searchParams.get('date') ?? '2026-11-22',
        }),
      ),
    ),
    http.get('*/api/wisdom/:userId/bazi', () =>
      known
        ? HttpResponse.json(aWisdomBazi())
        : HttpResponse.json(errorFixture('birth_profile_missing'), { status: 404 }),
    ),
    http.delete('*/api/wisdom/:userId/birth-profile', ({ request }) => {
      calls.push({ path: `DELETE ${new URL(request.url).pathname}`, body: null })
      return HttpResponse.json({ success: true })
    }),
    http.get('*/api/wisdom/:userId/insights', () => HttpResponse.json(insights)),
    http.post('*/api/wisdom/:userId/insights', async ({ request }) => {
      const { type } = await note(request)
      const made = anInsight({ type: type as 'fortune' })
      insights.unshift(made)
      return HttpResponse.json(made)
    }),
  )
  return { chat, calls }
}
