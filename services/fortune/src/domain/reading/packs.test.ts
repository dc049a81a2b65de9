import { describe, expect, it } from 'vitest'
import { fill } from './pack/text.ts'
import { loadPack, packLanguages } from './load-pack.ts'

/** Slots that the writers fill, by the place in the pack; the longest place that fits counts. */
const slotsAt: Readonly<Record<string, string>> = {
  'daily.moonHouse': 'sign moonSign',
  'daily.aspects': 'a b aTheme bTheme aspect',
  'daily.rulerHouse': 'sign ruler topic',
  'daily.retrograde': 'topic',
  'daily.ingress': 'planet planetSign theme topic',
  'daily.lunation': 'day moonSign topic',
  'daily.sunHouse': 'sign',
  'daily.bestDay': 'day moonSign topic',
  'daily.carefulDay': 'day moonSign topic',
  areas: 'sign',
  eastern: 'animal when stem branch god relation officer element year',
  'eastern.bestDay': 'day stem branch',
  'eastern.carefulDay': 'day stem branch',
  'bazi.dayMasterName': 'stem element',
  'bazi.strength': 'element',
  'bazi.reasoning': 'branch element',
  'bazi.reasoning.roots': 'n',
  'bazi.reasoning.allies': 'n',
  'bazi.reasoning.support': 'percent',
  'bazi.reasoning.favourable': 'list',
  'bazi.reasoning.structures': 'list',
  'bazi.rich': 'percent',
  'bazi.monthGod': 'god',
  'bazi.luckGod': 'from to stem branch god element',
  'bazi.luckSuits': 'from to stem branch god element',
  'bazi.periodSuits': 'animal when stem branch god element',
  'relationship.distance': 'a b aGift bGift',
  'relationship.elements': 'a b aGift bGift',
  'relationship.qualities': 'a b aGift bGift',
  'relationship.gifts': 'a b aGift bGift',
  'relationship.synastry': 'a b aTheme bTheme aspect',
  'birthChart.titles.sun': 'sign',
  'birthChart.titles.moon': 'sign',
  'birthChart.titles.rising': 'sign',
  'birthChart.planetInSign': 'planet sign theme manner',
  'birthChart.planetInHouse': 'planet house theme topic',
  'birthChart.aspects': 'a b aTheme bTheme aspect',
  'relationship.samePoint': 'a aTheme',
  'transits.samePoint': 'a aTheme',
  'transits.aspects': 'a b aTheme bTheme aspect',
  'transits.solarReturn': 'year sign',
  'transits.aspectLine': 'a b aspect',
  'transits.ingressLine': 'planet sign',
  'transits.retrogradeLine': 'planet',
  'transits.directLine': 'planet',
  'transits.lunationLine': 'sign',
  prediction: 'animal when stem branch god element best careful',
  'wisdom.castOpening': 'name n lower upper',
  'wisdom.resulting': 'name meaning',
  'wisdom.asker': 'animal god',
  'wisdom.mansionOpening': 'n trigram nature group',
  'wisdom.mansion': 'direction',
  'wisdom.star': 'direction year n',
  'wisdom.starOpening': 'year n',
  'wisdom.quoteLine': 'text source',
  'insights.titles.fortune': 'officer moonSign',
  'insights.titles.personality': 'stem sign',
  'insights.titles.relationship': 'animal moonSign',
  'insights.titles.career': 'god',
  'insights.titles.philosophy': 'god',
  'labels.planetInSign': 'planet sign',
  'labels.phase': 'phase lit',
  'labels.house': 'planet house topic',
  'labels.aspect': 'a aspect b orb',
  'labels.exactAspect': 'a aspect b',
  'labels.retrograde': 'planet sign',
  'labels.ingress': 'planet sign',
  'labels.lunation': 'phase day sign',
  'labels.dayPillar': 'stem branch',
  'labels.monthPillar': 'stem branch',
  'labels.yearPillar': 'stem branch animal',
  'labels.relation': 'animal branch relation when',
  'labels.palaceRelation': 'branch own relation area',
  'labels.god': 'stem god',
  'labels.officer': 'officer',
  'labels.dayMaster': 'stem element',
  'labels.strength': 'strength percent',
  'labels.favourable': 'list',
  'labels.elementShare': 'element percent',
  'labels.spirit': 'name',
  'labels.luck': 'from stem branch god',
  'labels.hexagram': 'n name lower upper',
  'labels.movingLine': 'n',
  'labels.lifeNumber': 'n group',
  'labels.flyingStar': 'n direction',
  'labels.balance': 'element n',
  'labels.signNature': 'sign element quality',
  'labels.signDistance': 'a b degrees',
}

type Found = { readonly path: string; readonly text: string }
const textsIn = (value: unknown, path: string): Found[] => {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, path === '' ? key : `${path}.${key}`),
  )
}

function allowedAt(path: string): readonly string[] {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const slots = slotsAt[parts.slice(0, length).join('.')]
    if (slots !== undefined) return slots.split(' ')
  }
  return []
}

it.each(['fr', 'de', 'es', 'pt'] as const)(
  'writes decimals with a comma in %s',
  async (language) => {
    const { grammar } = await loadPack(language)
    expect(fill('{orb}°', { orb: '2.1' }, grammar)).toBe('2,1°')
  },
)

describe.each(packLanguages)('The pack of %s', (language) => {
  it('uses only slots that are filled, and closes its braces', async () => {
    const { grammar: _, ...texts } = await loadPack(language)
    const wrong = textsIn(texts, '').filter(({ path, text }) => {
      const slots = [...text.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map((match) => match[1]!)
      const rest = text.replaceAll(/\{\w+(?:\.\w+)?\}/g, '')
      return /[{}]/.test(rest) || slots.some((slot) => !allowedAt(path).includes(slot))
    })
    expect(wrong).toEqual([])
  })

  it('has no empty pool, no empty text and the 64 hexagrams', async () => {
    const pack = await loadPack(language)
    const empty: string[] = []
    const walk = (value: unknown, path: string) => {
      if (Array.isArray(value) && value.length === 0) empty.push(path)
      if (typeof value === 'string' && value.trim() === '') empty.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`)
    }
    const { grammar: _, ...texts } = pack
    walk(texts, '')
    expect(empty).toEqual([])
    expect(pack.wisdom.hexagrams).toHaveLength(64)
  })

  it('never says one line twice', async () => {
    const { names: _n, labels: _l, grammar: _g, ...texts } = await loadPack(language)
    const seen = new Map<string, string>()
    const twice = textsIn(texts, '').filter(({ path, text }) => {
      const key = text.toLowerCase()
      const known = seen.get(key)
      seen.set(key, path)
      return text.length > 24 && known !== undefined
    })
    expect(twice).toEqual([])
  })

  it('names a pair of every two elements and qualities', async () => {
    const { relationship } = await loadPack(language)
    const pairs = (list: readonly string[]) =>
      list.flatMap((a, at) => list.slice(at).map((b) => `${a}-${b}`))
    const elements = pairs(['fire', 'earth', 'air', 'water'])
    const qualities = pairs(['cardinal', 'fixed', 'mutable'])
    expect(Object.keys(relationship.elements).toSorted()).toEqual(elements.toSorted())
    expect(Object.keys(relationship.strengthOf).toSorted()).toEqual(elements.toSorted())
    expect(Object.keys(relationship.qualities).toSorted()).toEqual(qualities.toSorted())
    expect(Object.keys(relationship.challengeOf).toSorted()).toEqual(qualities.toSorted())
  })
})
