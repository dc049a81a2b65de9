import { randomOf, type Random } from '../random.ts'
import { skyAt, type Light } from './light.ts'
import {
  blend,
  colourOf,
  glow,
  lighten,
  mix,
  scaled,
  times,
  type Colour,
  type Raster,
} from './raster.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

const walls = ['#8d8f99', '#a79a8e', '#6f7a88', '#b5aaa0', '#7d7484', '#94a0a8', '#9c8577'].map(
  colourOf,
)
const lamps: readonly Colour[] = [
  [1.6, 1.05, 0.5],
  [1.5, 1.15, 0.7],
  [1.1, 1.2, 1.4],
  [1.7, 0.85, 0.4],
]

/** A city over the water: rows of towers, far ones first, with windows that are lit when it is dark. */
export function paintCity(
  raster: Raster,
  light: Light,
  view: View,
  options: { seed: string; dark: boolean },
): void {
  const random = randomOf(`${options.seed}:city`)
  for (const [distance, share, tallest] of [
    [2300, 0.6, 800],
    [1500, 0.72, 520],
    [1050, 0.8, 300],
    [760, 0.85, 150],
    [600, 1, 48],
  ] as const) {
    const scale = view.focal / distance
    let x = -random.between(0, 40)
    while (x < raster.width) {
      const wide = random.between(34, 84) * scale * 1.25
      const middle = 1 - Math.abs(x / raster.width - 0.5) * 1.1
      const tall = tallest * (0.22 + random.next() ** 2.2 * 0.8) * (0.55 + middle * 0.6)
      if (random.next() < share)
        paintTower(raster, light, view, { x, wide, tall, distance }, options.dark, random)
      x += wide * random.between(0.8, 1.2)
    }
  }
}

function paintTower(
  raster: Raster,
  light: Light,
  view: View,
  tower: { x: number; wide: number; tall: number; distance: number },
  dark: boolean,
  random: Random,
): void {
  const { distance } = tower
  const scale = view.focal / distance
  const top = Math.round(rowOf(view, distance, tower.tall))
  const foot = Math.round(rowOf(view, distance, 0))
  const left = Math.round(tower.x)
  const right = Math.round(tower.x + tower.wide)
  const wall = mix(random.pick(walls), random.pick(walls), random.next())
  const lampColour = random.pick(lamps)
  const busy = random.between(0.35, 0.75)
  const split = left + Math.round(tower.wide * (light.from[0] > 0 ? 0.3 : 0.7))
  const paneX = Math.max(2, Math.round(6 * scale))
  const paneY = Math.max(3, Math.round(7 * scale))
  const crown = random.next() < 0.35 ? Math.round(tower.wide * 0.18) : 0
  const lit = new Map<number, number>()
  for (let y = Math.max(0, top); y <= Math.min(foot, raster.height - 1); y += 1) {
    const inset = y < top + crown ? crown - (y - top) : 0
    for (
      let x = Math.max(0, left + inset);
      x <= Math.min(right - inset, raster.width - 1);
      x += 1
    ) {
      const sunny = light.from[0] > 0 ? x > split : x < split
      const up = (y - top) / Math.max(1, foot - top)
      const sun = sunny ? 0.75 : 0.12
      let own: Colour = times(wall, [
        light.direct[0] * sun + light.ambient[0] * (0.75 - up * 0.3),
        light.direct[1] * sun + light.ambient[1] * (0.75 - up * 0.3),
        light.direct[2] * sun + light.ambient[2] * (0.75 - up * 0.3),
      ])
      const columnAt = Math.floor((x - left) / paneX)
      const rowAt = Math.floor((y - top) / paneY)
      const pane =
        (x - left) % paneX > 0 &&
        (y - top) % paneY > Math.max(0, paneY * 0.35) &&
        y > top + 4 &&
        x > left + 1 &&
        x < right - 1
      let shine: Colour | undefined
      if (pane) {
        const key = rowAt * 1000 + columnAt
        const value = lit.get(key) ?? random.next()
        lit.set(key, value)
        own = mix(own, times(skyAt(light, 0.25 + up * 0.2), [0.75, 0.85, 0.95]), sunny ? 0.5 : 0.32)
        if (dark && value < busy) shine = scaled(lampColour, 0.35 + (value / busy) * 0.85)
        else if (!dark && value < 0.06) shine = scaled(lampColour, 0.4)
      }
      const seen = throughAir(own, distance * 1.25, light, x, raster.width)
      blend(raster, x, y, seen, 1)
      raster.depth[y * raster.width + x] = distance
      if (shine !== undefined) lighten(raster, x, y, shine, Math.exp(-distance / 4200) * 1.1)
    }
  }
  if (tower.tall > 200 && random.next() < 0.6) {
    const mast = Math.round(tower.wide * 0.5)
    const middle = Math.round((left + right) / 2)
    for (let y = Math.max(0, top - mast); y < top; y += 1)
      blend(
        raster,
        middle,
        y,
        throughAir(scaled(wall, 0.2), distance, light, middle, raster.width),
        0.8,
      )
    if (dark) glow(raster, middle, top - mast, 4, [1.2, 0.2, 0.15], 0.7)
  }
}
