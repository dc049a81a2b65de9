import type { Face } from '@lumen/illustrator/picture/scene'
import type { Setting } from '@lumen/illustrator/portrait/palettes'
import type { Clothes, HairStyleName, Jewel } from '@lumen/illustrator/portrait/portrait'
import type { SeededId } from '@lumen/media/domain/templates/seeded'

/** What is chosen by hand for the picture of a template, beside what its words say. */
type Chosen = {
  /** Another throw of the dice. */
  readonly throw?: number
  readonly face?: Partial<Face>
  readonly setting?: Setting
  readonly hair?: HairStyleName
  readonly clothes?: Partial<Clothes>
  readonly jewels?: readonly Jewel[]
}

const woman = { gender: 'woman' } as const
const man = { gender: 'man' } as const

export const chosenFor: Readonly<Partial<Record<SeededId, Chosen>>> = {
  'spring-breeze': { face: woman, hair: 'waves', clothes: { style: 'scoop' } },
  'moonlit-lullaby': { face: man, clothes: { style: 'shawl' } },
  'warm-tea': { clothes: { style: 'turtle', color: 'e9dcc4', second: 'c8a878' } },
  'starlit-listener': { face: woman, hair: 'bob', clothes: { style: 'crew' } },
  'lavender-field': { face: woman, setting: { palette: 'violet', hints: ['hills', 'petals'] } },
  'rainy-window': { face: woman, hair: 'bob' },
  'snow-hearth': { clothes: { style: 'scarf', color: '7a3c2c', second: 'e8853a' } },
  'golden-smile': { setting: { palette: 'gold', hints: ['sun', 'hills'] } },
  'city-skater': { hair: 'tousled', clothes: { style: 'hood' } },
  'night-architect': { face: { ...man, hairColour: 'black' }, hair: 'sideSwept' },
  'lakeside-violinist': {
    face: woman,
    hair: 'knot',
    clothes: { style: 'scoop', color: 'f4f2ee', second: 'a8c4cc' },
  },
  'quiet-mentor': {
    face: { ...man, old: true },
    setting: { palette: 'gold', hints: ['lamps'] },
  },
  'misty-philosopher': {
    face: { ...man, beard: true },
    setting: { palette: 'ink', hints: ['hills', 'mist'] },
  },
  'star-astronomer': { face: woman, hair: 'tousled' },
  'sea-singer': { setting: { palette: 'jade', hints: ['sparks'] }, clothes: { style: 'scoop' } },
  'butterfly-dreamer': { face: woman, setting: { palette: 'rose', hints: ['petals', 'sparks'] } },
  'desert-seer': { face: { hairColour: 'black', darkSkin: true } },
  'ink-hermit': { face: man, setting: { palette: 'ink', hints: ['hills', 'mist'] } },
  'peach-blossom': {
    face: woman,
    hair: 'knot',
    setting: { palette: 'rose', hints: ['petals'] },
    jewels: ['blossoms', 'drops'],
  },
  'lantern-fair': { face: woman, hair: 'twinKnots' },
  'green-swordsman': {
    face: man,
    hair: 'topknot',
    setting: { palette: 'olive', hints: ['boughs'] },
    clothes: { color: '3f6a4e', second: 'd9c38a' },
  },
  'dunhuang-dancer': {
    face: { ...woman, dress: 'robe' },
    hair: 'topknot',
    setting: { palette: 'sand', hints: ['hills', 'sparks'] },
    clothes: { style: 'scoop', color: '2f8a86', second: 'f4d8a0' },
    jewels: ['diadem', 'drops'],
  },
  'tea-immortal': { face: man, setting: { palette: 'jade', hints: ['hills', 'mist'] } },
  'plum-in-snow': {
    face: woman,
    setting: { palette: 'ice', hints: ['snow', 'petals'] },
    clothes: { style: 'shawl', color: 'a8324a', second: 'f8e4e4' },
  },
}
