import type { BirthProfile } from '@lumen/contracts/fortune/birth'
import type { Person } from '@lumen/contracts/fortune/people'
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

const agreed = {
  consentedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
}
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: '01990000-0000-7000-8000-0000000000c1',
  name: '小林',
  relation: 'friendship',
  birth: { birthDate: '1991-06-02', birthTime: '07:30', birthLocation: '杭州' },
  ...agreed,
  ...changes,
})

/** Answers the calls of the sky’s pages. What was sent is noted. */
export function startSkyServer({
  own = null,
  people = [],
  chart = () => HttpResponse.json(aBirthChart()),
}: {
  /** The reader’s own sign; null: no birth is kept. */
  own?: SignId | null
  /** Whose births are kept. */
  people?: Person[]
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
  let kept = people
  let profile = own === null ? null : profileOf(own)
  server.use(
    http.get('*/api/wisdom/:userId/birth-profile', () => HttpResponse.json({ profile })),
    http.put('*/api/wisdom/:userId/birth-profile', async ({ request }) => {
      await note(request)
      profile = profileOf('taurus')
      return HttpResponse.json({ profile })
    }),
    http.get('*/api/wisdom/people', () => HttpResponse.json({ people: kept })),
    http.post('*/api/wisdom/people', async ({ request }) => {
      const { consent: _, ...person } = await note(request)
      kept = [...kept, { ...person, ...agreed } as Person]
      return HttpResponse.json(kept.at(-1), { status: 201 })
    }),
    http.patch('*/api/wisdom/people/:id', async ({ request, params }) => {
      const change = await note(request)
      kept = kept.map((one) => (one.id === params['id'] ? { ...one, ...change } : one))
      return HttpResponse.json(kept.find(({ id }) => id === params['id']))
    }),
    http.delete('*/api/wisdom/people/:id', ({ params }) => {
      kept = kept.filter(({ id }) => id !== params['id'])
      return HttpResponse.json({ success: true })
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
