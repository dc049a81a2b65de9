import { randomOf, type Random } from '../random.ts'
import { frontAt, housesOf, type House } from './facades.ts'
import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { blend, clamp, glow, lighten, mix, smooth, type Colour, type Raster } from './raster.ts'
import { paintTree } from './trees.ts'
import type { Scene } from './scene.ts'
import { throughAir, type View } from './terrain.ts'

/** Metres from the middle of the street to its kerbs and to the house fronts. */
const kerb = 5.2
const frontsAway = 8.4
const lampLight: Colour = [1.5, 0.92, 0.45]

/** The eye of somebody who stands in the street. */
export function streetView(raster: Raster): View {
  return {
    focal: Math.min(raster.width, raster.height * 1.5) * 0.92,
    horizon: Math.round(raster.height * 0.53),
    eye: 1.9,
    centre: raster.width / 2,
  }
}

/** Paints a street between houses down to its far end; in the rain it mirrors its lights. */
export function paintStreet(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:street`)
  const dark = scene.time !== 'day' || scene.weather === 'rain'
  const wet = scene.weather === 'rain' ? 1 : dark ? 0.3 : 0.05
  paintEnd(raster, light, view, dark)
  paintFronts(raster, light, view, [housesOf(random), housesOf(random)], dark)
  if (dark) paintTraffic(raster, view, random)
  paintStreetTrees(raster, scene, light, view, seed)
  paintLamps(raster, view, dark)
  paintRoad(raster, scene, light, view, { wet, dark, seed })
}

/** A tower in the haze where the street ends. */
function paintEnd(raster: Raster, light: Light, view: View, dark: boolean): void {
  const haze = skyAt(light, 0.03)
  const half = raster.width * 0.2
  for (let y = Math.round(view.horizon - half); y <= view.horizon; y += 1) {
    for (let x = Math.round(view.centre - half); x <= view.centre + half; x += 1) {
      const away = Math.hypot(x - view.centre, y - view.horizon) / half
      blend(raster, x, y, haze, 0.7 * clamp(1 - away) ** 1.5)
    }
  }
  const scale = view.focal / 200
  const own = throughAir(
    mix([0.12, 0.11, 0.13], haze, 0.3),
    1_500,
    light,
    view.centre,
    raster.width,
  )
  for (let y = -42; y < 2; y += 1 / scale) {
    const up = -y
    const wide = up > 30 ? Math.max(0.2, (42 - up) * 0.34) : up > 29 ? 4.6 : up > 14 ? 3.9 : 11
    for (let x = -wide; x <= wide; x += 1 / scale) {
      const px = Math.round(view.centre + x * scale)
      const py = Math.round(view.horizon + y * scale)
      blend(raster, px, py, own, 1)
      const clock = Math.hypot(x, up - 23.5)
      if (clock < 2.3)
        lighten(raster, px, py, [1.2, 1, 0.65], (dark ? 0.9 : 0.25) * clamp(2.3 - clock))
    }
  }
}

/** Trees along the kerbs. */
function paintStreetTrees(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:street-trees`)
  const noise = noiseOf(`${seed}:street-leaves`)
  for (const z of [128, 92, 66, 47, 33, 22.5]) {
    for (const side of [-1, 1]) {
      const tall = random.between(5.4, 7)
      const tree = { x: side * (kerb + 1.1), z, height: 0.3, tall, fir: false, tone: random.next() }
      paintTree(raster, tree, scene, light, view, noise)
    }
  }
}

function paintFronts(
  raster: Raster,
  light: Light,
  view: View,
  sides: readonly [House[], House[]],
  dark: boolean,
): void {
  const { width, height } = raster
  for (let x = 0; x < width; x += 1) {
    const off = x + 0.5 - view.centre
    const z = (frontsAway * view.focal) / Math.max(1, Math.abs(off))
    const houses = sides[off < 0 ? 0 : 1]
    const house = houses.find((each) => z < each.to)
    if (house === undefined) continue
    const facing = clamp(light.from[0] * (off < 0 ? 1 : -1) * 1.1)
    const blur = (z * z) / (frontsAway * view.focal)
    const top = Math.max(0, Math.floor(view.horizon - ((house.tall - view.eye) * view.focal) / z))
    const foot = Math.ceil(view.horizon + (view.eye * view.focal) / z)
    const lampNear = 0.55 + 0.45 * Math.cos((z / 15) * Math.PI * 2)
    for (let y = top; y <= Math.min(foot, height - 1); y += 1) {
      const high = view.eye + ((view.horizon - y) * z) / view.focal
      const { own, shine } = frontAt(house, z, high, blur, light, dark)
      const warm = dark ? 0.3 * lampNear * Math.exp(-Math.abs(high - 3.4) / 4) : 0
      const shade = 0.55 + 0.3 * clamp(high / 12)
      const lit: Colour = [
        own[0] * (light.direct[0] * facing + light.ambient[0] * shade + lampLight[0] * warm),
        own[1] * (light.direct[1] * facing + light.ambient[1] * shade + lampLight[1] * warm),
        own[2] * (light.direct[2] * facing + light.ambient[2] * shade + lampLight[2] * warm),
      ]
      blend(raster, x, y, throughAir(lit, z * 7, light, x, width), 1)
      raster.depth[y * width + x] = z
      if (shine !== undefined) lighten(raster, x, y, shine, Math.exp(-z / 190))
    }
  }
}

/** Head and rear lights of what comes and goes. */
function paintTraffic(raster: Raster, view: View, random: Random): void {
  for (const [lane, colour] of [
    [-2.4, [1.5, 1.35, 1.1]],
    [2.4, [1.6, 0.2, 0.14]],
  ] as const) {
    for (const z of [34, 58, 96, 150].map((each) => each * random.between(0.85, 1.2))) {
      const scale = view.focal / z
      for (const wheel of [-0.75, 0.75]) {
        const x = view.centre + (lane + wheel) * scale
        const y = view.horizon + (view.eye - 0.75) * scale
        glow(raster, x, y, scale * 0.85, colour, 1.1)
        glow(raster, x, y, scale * 0.2, [1.5, 1.4, 1.3], 1)
      }
    }
  }
}

function paintLamps(raster: Raster, view: View, dark: boolean): void {
  for (const z of [150, 105, 75, 54, 39, 27, 18]) {
    const scale = view.focal / z
    for (const side of [-1, 1]) {
      const x = view.centre + side * (kerb + 0.5) * scale
      const top = view.horizon - (4.6 - view.eye) * scale
      const foot = view.horizon + view.eye * scale
      const half = Math.max(0.5, scale * 0.055)
      for (let y = Math.round(top); y <= foot; y += 1) {
        for (let px = Math.floor(x - half); px <= x + half; px += 1)
          blend(raster, px, y, [0.02, 0.022, 0.028], clamp(half - Math.abs(px - x) + 0.5))
      }
      if (dark) {
        glow(raster, x, top, scale * 2.6, lampLight, 0.26)
        glow(raster, x, top, scale * 0.75, lampLight, 0.8)
      }
      glow(
        raster,
        x,
        top,
        Math.max(1.5, scale * 0.24),
        dark ? [2, 1.7, 1.2] : [0.6, 0.6, 0.55],
        1.2,
      )
    }
  }
}

function paintRoad(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  options: { wet: number; dark: boolean; seed: string },
): void {
  const { width, height, rgb, depth } = raster
  const noise = noiseOf(`${options.seed}:road`)
  const above = Float32Array.from(rgb)
  const white = scene.weather === 'snow' || scene.season === 'winter'
  const flakes: Colour = [0.72, 0.76, 0.84]
  for (let y = view.horizon + 1; y < height; y += 1) {
    const z = (view.eye * view.focal) / (y - view.horizon)
    for (let x = 0; x < width; x += 1) {
      const off = ((x + 0.5 - view.centre) * z) / view.focal
      const side = Math.abs(off)
      if (side > frontsAway) continue
      const at = y * width + x
      const rough = fractal(noise, off * 0.9, z * 0.5, 4)
      const grain = noise(off * 11, z * 9) * 0.1
      let own: Colour = side < kerb ? [0.075, 0.078, 0.088] : [0.2, 0.19, 0.18]
      if (side >= kerb && side < kerb + 0.22) own = [0.32, 0.31, 0.29]
      else if (side >= kerb && z < 40 && (off * 0.9) % 1 > 0.94) own = [0.1, 0.1, 0.1]
      else if (side < 0.1 && z % 6 < 3 && z < 120) own = [0.55, 0.53, 0.48]
      if (white) own = mix(own, flakes, clamp(0.55 + rough * 1.4 - (side < 3 ? 0.35 : 0)))
      const lamps = options.dark ? 0.32 * (0.6 + 0.4 * Math.cos((z / 15) * Math.PI * 2)) : 0
      const sun = light.direct[1] * 0.5
      const bright = 0.85 + rough * 0.4 + grain
      const lit: Colour = [
        own[0] * bright * (light.ambient[0] * 0.9 + sun + lampLight[0] * lamps),
        own[1] * bright * (light.ambient[1] * 0.9 + sun + lampLight[1] * lamps),
        own[2] * bright * (light.ambient[2] * 0.9 + sun + lampLight[2] * lamps),
      ]
      const seen = throughAir(lit, z * 7, light, x, width)
      // What is above is mirrored at the foot of the house fronts of this column.
      const contact = view.horizon + (view.eye * Math.abs(x + 0.5 - view.centre)) / frontsAway
      const down = Math.max(0, y - contact)
      const puddle = smooth(-0.25, 0.3, fractal(noise, off * 0.35 + 20, z * 0.22, 3))
      const share = options.wet * (0.22 + 0.5 * puddle) * (side < kerb ? 1 : 0.75)
      const sway = noise(off * 3 + 40, z * 5) * (1 - puddle * 0.75) * down * 0.05
      for (let channel = 0; channel < 3; channel += 1) {
        let mirrored = 0
        for (let part = 0; part < 5; part += 1) {
          const row = Math.round(contact - down * (0.82 + part * 0.09))
          const column = Math.round(x + sway * (part - 1))
          mirrored +=
            above[(clamp(row, 0, height - 1) * width + clamp(column, 0, width - 1)) * 3 + channel]!
        }
        rgb[at * 3 + channel] = seen[channel]! * (1 - share * 0.4) + (mirrored / 5) * share * 0.95
      }
      depth[at] = z
    }
  }
}
