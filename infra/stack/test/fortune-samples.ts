const birth = {
  birthDate: '1990-05-01',
  birthTime: '12:30',
  birthLocation: '北京',
  placeId: '39.9075,116.39723',
  gender: 'female',
  timeUnknown: false,
  houseSystem: 'placidus',
  dayChange: '23:00',
  axis: 'true-solar',
  utcOffset: '+09:00',
  disambiguation: 'earlier',
}
const baziChart = { year: '庚午', month: '庚辰', day: '丙寅', hour: '甲午' }

/** A valid body for each operation about charts and fortunes that takes one. */
export const fortuneSamples: Record<string, Record<string, unknown>> = {
  'POST /api/astrology/bazi': birth,
  'POST /api/astrology/fortune': { zodiacSign: 'taurus', baziChart, period: 'week' },
  'POST /api/western-astrology/compatibility': { partner1: 'aries', partner2: 'leo' },
  'POST /api/western-astrology/birth-chart': birth,
  'POST /api/western-astrology/synastry': { partner1: birth, partner2: birth },
  'POST /api/western-astrology/transits': { birth, date: '2026-11-21', days: 30 },
  'POST /api/western-astrology/solar-return': { birth, year: 2026 },
  'POST /api/western-astrology/forecast': { birth, date: '2026-11-21' },
  'POST /api/eastern-fortune/bazi': birth,
  'POST /api/eastern-fortune/bazi-match': { partner1: birth, partner2: birth },
  'POST /api/eastern-fortune/flow': { baziChart, date: '2026-11-21' },
  'POST /api/eastern-fortune/reverse': { baziChart },
  'POST /api/eastern-fortune/prediction': { zodiac: 'dragon', period: 'daily', baziChart },
  'POST /api/eastern-fortune/wisdom': { question: '易经占卜', zodiac: 'dragon' },
  'POST /api/eastern-fortune/iching': {
    question: '今天该注意什么？',
    method: 'yarrow',
    seed: 's-1',
  },
  'POST /api/eastern-fortune/feng-shui': { birth, gender: 'male', year: 2026 },
  'PUT /api/wisdom/:userId/birth-profile': birth,
  'POST /api/wisdom/people': {
    id: '018f0000-0000-7000-8000-0000000000c1',
    name: 'Sam',
    relation: 'love',
    birth,
    consent: true,
  },
  'PATCH /api/wisdom/people/:personId': { name: 'Sam', relation: 'friendship', birth },
  'POST /api/wisdom/:userId/insights': { type: 'fortune', context: { date: '2026-11-21' } },
}
