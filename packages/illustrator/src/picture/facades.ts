import type { Random } from '../random.ts'
import { skyAt, type Light } from './light.ts'
import { clamp, colourOf, mix, smooth, times, type Colour } from './raster.ts'

/** A house of a street; lengths in metres, `from` and `to` along the street. */
export type House = {
  readonly from: number
  readonly to: number
  readonly tall: number
  readonly wall: Colour
  readonly awning: Colour
  readonly lamp: Colour
  readonly floor: number
  readonly bay: number
  /** Share of its windows that are lit after dark. */
  readonly busy: number
  readonly sign: Colour | undefined
  readonly key: number
}

const walls = [
  '#b8674c',
  '#c9b393',
  '#8a8f96',
  '#a3795d',
  '#d4c3a4',
  '#75808c',
  '#94574a',
  '#b59a7c',
].map(colourOf)
const awnings = ['#a8433c', '#2f6b5e', '#3d5a80', '#c98a3c', '#6b4a6e'].map(colourOf)
const lamps: readonly Colour[] = [
  [1.5, 0.92, 0.42],
  [1.35, 1.0, 0.6],
  [1.6, 0.8, 0.34],
]
const signs: readonly Colour[] = [
  [1.7, 0.22, 0.3],
  [0.2, 1.0, 1.2],
  [1.6, 0.65, 0.15],
  [1.0, 0.25, 1.3],
  [0.3, 1.2, 0.55],
]

/** One side of a street, from near to far. */
export function housesOf(random: Random): House[] {
  const houses: House[] = []
  let from = 6
  while (from < 190) {
    const to = from + random.between(8, 15)
    houses.push({
      from,
      to,
      tall: from > 60 ? random.between(11, 15) : random.between(9, 17),
      wall: mix(random.pick(walls), random.pick(walls), random.next() * 0.4),
      awning: random.pick(awnings),
      lamp: random.pick(lamps),
      floor: random.between(3, 3.5),
      bay: random.between(2.2, 3),
      busy: random.between(0.3, 0.65),
      sign: random.next() < 0.45 ? random.pick(signs) : undefined,
      key: Math.floor(random.next() * 1e6),
    })
    from = to
  }
  return houses
}

/** How a place on a house front is made: its own colour, and the light that comes out of it. */
export type Front = { own: Colour; shine: Colour | undefined }

const stone = colourOf('#d8cdb8')
const black: Colour = [0.03, 0.03, 0.04]

/** The front of a house at `along` and `height` metres; `blur` is what one pixel covers, in metres. */
export function frontAt(
  house: House,
  along: number,
  height: number,
  blur: number,
  light: Light,
  dark: boolean,
): Front {
  const { tall, wall, lamp } = house
  const into = along - house.from
  if (height > tall - 0.55)
    return { own: mix(wall, stone, height > tall - 0.2 ? 0.7 : 0.45), shine: undefined }
  if (height < 3.7) return shopAt(house, into, height, blur, dark)
  if (house.sign !== undefined && into < 0.7 && into > 0.05 && height > 4.4 && height < 8.4) {
    const edge = Math.min(into - 0.05, 0.7 - into) < 0.12
    return { own: mix(house.sign, black, 0.8), shine: dark && !edge ? house.sign : undefined }
  }
  const story = (height - 3.9) / house.floor
  const bay = into / house.bay
  const up = story - Math.floor(story)
  const across = bay - Math.floor(bay)
  const soft = clamp(blur / house.bay, 0.02, 0.5)
  const pane =
    smooth(0.2 - soft, 0.2 + soft, up) *
    smooth(0.82 + soft, 0.82 - soft, up) *
    smooth(0.24 - soft, 0.24 + soft, across) *
    smooth(0.76 + soft, 0.76 - soft, across)
  const trim = up > 0.12 && up < 0.9 && across > 0.17 && across < 0.83 ? 0.35 : 0
  const brick = ((Math.floor(height * 5) * 7 + Math.floor(into * 3)) % 5) * 0.012
  const plain = mix(mix(wall, black, brick + (story < 0.06 ? 0.25 : 0)), stone, trim * (1 - soft))
  if (pane <= 0 || height > tall - 1.2) return { own: plain, shine: undefined }
  const glass = times(skyAt(light, 0.2 + up * 0.3), [0.5, 0.56, 0.62])
  const chance = chanceOf(house.key, Math.floor(story), Math.floor(bay))
  const own = mix(plain, glass, pane)
  if (!dark || chance > house.busy) return { own, shine: undefined }
  const bright = (0.45 + (chance / house.busy) * 0.75) * pane
  const cross = Math.abs(across - 0.5) < 0.025 && blur < 0.12 ? 0.25 : 1
  const curtain = 0.75 + 0.25 * smooth(0.25, 0.6, up)
  const by = bright * cross * curtain
  return { own, shine: [lamp[0] * by, lamp[1] * by, lamp[2] * by] }
}

function shopAt(house: House, into: number, height: number, blur: number, dark: boolean): Front {
  const { awning, lamp, wall } = house
  if (height > 2.75 && height < 3.4) {
    const striped = blur < 0.25 && Math.floor(into / 0.4) % 2 === 0
    return { own: striped ? mix(awning, [0.85, 0.82, 0.75], 0.75) : awning, shine: undefined }
  }
  const bay = into / 3.6
  const across = bay - Math.floor(bay)
  if (height < 0.45 || height > 3.4 || across < 0.09 || across > 0.91)
    return { own: mix(wall, black, 0.45), shine: undefined }
  const chance = chanceOf(house.key, 99, Math.floor(bay))
  const door = chance < 0.3
  const bar = door ? Math.abs(across - 0.5) > 0.3 : Math.abs(across - 0.5) < 0.015
  const own = mix(black, lamp, dark ? 0.1 : 0.06)
  if (bar && blur < 0.3) return { own: mix(awning, black, 0.5), shine: undefined }
  // Goods on two shelves before a bright wall, of every colour.
  const shelf = (height - 0.5) / 0.95
  const level = shelf - Math.floor(shelf)
  const ware = chanceOf(house.key, 200 + Math.floor(shelf), Math.floor(into / 0.34))
  const goods = shelf < 2 && level < 0.25 + ware * 0.5 && ware > 0.25
  const shelves = blur > 0.2 ? 0.72 : goods && !door ? 0.3 + ware * 0.3 : level > 0.93 ? 0.4 : 1
  const by = (dark ? 0.75 : 0.22) * (0.5 + 0.5 * smooth(0.4, 2.6, height)) * shelves
  const tone: Colour = goods && blur < 0.2 ? awning : [0.5, 0.5, 0.5]
  return {
    own,
    shine: [
      lamp[0] * by * (0.6 + tone[0] * 0.8),
      lamp[1] * by * (0.6 + tone[1] * 0.8),
      lamp[2] * by * (0.6 + tone[2] * 0.8),
    ],
  }
}

/** The same for the same window of the same house. */
function chanceOf(key: number, row: number, column: number): number {
  let hash = Math.imul(key ^ Math.imul(row + 1, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(column + 1, 0xc2b2ae35), 0x27d4eb2f)
  return ((hash ^ (hash >>> 14)) >>> 0) / 4294967296
}
