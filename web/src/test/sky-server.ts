import type { BirthProfile } from '@lumen/contracts/fortune/birth'
import { http, HttpResponse } from 'msw'
import type { SignId } from '@/features/astrology/zodiac/signs'
import { startChatServer } from './chat-server'
import { server } from './server'
import { aBirthChart, aChart, aHoroscope, anAnalysis, readingSample } from './sky-samples'

const profileOf = (zodiacSign: SignId): BirthProfile => ({
  birthDate: '1990-05-01',
  birthTime: '08:30',
  birthLocation: '杭州',
  gender: 'female',
  timeUnknown: false,
  houseSystem: null,
  zodiac: null,
  orbs: null,
  dayChange: null,
  axis: null,
  utcOffset: null,
  disambiguation: null,
  placeId: null,
  zodiacSign,
  chineseZodiac: 'horse',
  baziChart: {
    year: '庚午',
    month: '庚辰',
    day: '丙寅',
    hour: '壬辰',
    elements: { wood: 1, fire: 2, earth: 2, metal: 2, water: 1 },
    elementFractions: { wood: 0.2, fire: 0.3, earth: 0.2, metal: 0.2, water: 0.1 },
  },
  method: aChart().method,
  updatedAt: '2026-11-01T00:00:00.000Z',
})

/** Answers the calls of the sky’s pages. What was sent is noted. */
export function startSkyServer({
  own = null,
  chart = () => HttpResponse.json(aBirthChart()),
}: {
  /** The reader’s own sign; null: no birth is kept. */
  own?: SignId | null
  /** Answer to a birth that is sent. */
  chart?: (body: Record<string, unknown>) => Response
} = {}) {
  const chat = startChatServer({})
  const calls: { path: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    calls.push({ path: `${request.method} ${new URL(request.url).pathname}`, body })
    return body
  }
  let profile = own === null ? null : profileOf(own)
  server.use(
    http.get('*/api/wisdom/:userId/birth-profile', () => HttpResponse.json({ profile })),
    http.put('*/api/wisdom/:userId/birth-profile', async ({ request }) => {
      await note(request)
      profile = profileOf('taurus')
      return HttpResponse.json({ profile })
    }),
    http.get('*/api/wisdom/places', () =>
      HttpResponse.json({
        places: [],
        attribution: { text: 'GeoNames', url: 'https://geonames.org' },
      }),
    ),
    http.get('*/api/astrology/horoscope/:sign', ({ params }) =>
      HttpResponse.json(aHoroscope(params['sign'] as SignId)),
    ),
    http.get('*/api/western-astrology/analysis/:sign', ({ params }) =>
      HttpResponse.json(anAnalysis(params['sign'] as SignId)),
    ),
    http.post('*/api/western-astrology/compatibility', async ({ request }) => {
      const body = await note(request)
      return HttpResponse.json({
        ...body,
        score: 86,
        analysis: '说开就好。',
        strengths: ['一起行动'],
        challenges: ['都想做主'],
        ...readingSample,
      })
    }),
    http.post('*/api/western-astrology/birth-chart', async ({ request }) =>
      chart(await note(request)),
    ),
  )
  return { chat, calls }
}
