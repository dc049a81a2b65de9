import sharp from 'sharp'
import { randomOf } from '../random.ts'
import { drawings, type Drawing } from './figure-drawings.ts'
import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { stroke } from './plants.ts'
import {
  blend,
  clamp,
  colourOf,
  glow,
  mix,
  scaled,
  times,
  type Colour,
  type Raster,
} from './raster.ts'
import type { ColourName, Scene, Thing } from './scene.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

const accents: Readonly<Record<ColourName, string>> = {
  red: '#c8403c',
  orange: '#dd7a34',
  yellow: '#e2b23c',
  green: '#5f8f4e',
  blue: '#3f6fb5',
  purple: '#7d57b0',
  pink: '#d9799f',
  white: '#efe8da',
  black: '#3a3844',
}

type Placing = {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly z: number
  readonly mirrored?: boolean
  readonly lit?: boolean
}

/** Sets what the prompt names into the landscape: far things on the land, living ones in front. */
export async function paintFigures(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): Promise<void> {
  const random = randomOf(`${seed}:figures`)
  const { width, height } = raster
  const named = scene.colours[0]
  const accent =
    named === undefined ? random.pick(['#c8403c', '#b5563f', '#d08a3c', '#4f6fa5']) : accents[named]
  const has = (thing: Thing) => scene.things.includes(thing)
  const away = light.discX > 0.5 ? -1 : 1

  for (const thing of ['castle', 'lighthouse', 'house'] as const) {
    if (!has(thing)) continue
    const spot = placeOnLand(land, view, width, random, away, thing === 'house' ? 130 : 330)
    const metres = { castle: 96, lighthouse: 60, house: 24 }[thing]
    const size = clamp((metres * view.focal) / spot.z, width * 0.13, width * 0.3)
    if (spot.afloat) paintIslet(raster, light, spot, size, seed)
    await paintDrawing(
      raster,
      drawings[thing],
      accent,
      { x: spot.x, foot: spot.foot + size * 0.03, size, z: spot.z, lit: true },
      light,
    )
    if (thing === 'lighthouse')
      glow(
        raster,
        spot.x,
        spot.foot - size * 0.7,
        size * 0.55,
        [1.4, 1.1, 0.6],
        light.night ? 1.1 : 0.5,
      )
    else if (light.night || light.from[1] < 0.5)
      glow(raster, spot.x, spot.foot - size * 0.25, size * 0.6, [1.3, 0.8, 0.35], 0.35)
  }
  if (has('boat') && land.water !== undefined) {
    const z = random.between(95, 150)
    const foot = rowOf(view, z, 0)
    const size = width * random.between(0.15, 0.2)
    const x = width * clamp(light.discX + away * random.between(0.14, 0.26), 0.2, 0.8)
    await paintDrawing(
      raster,
      drawings.boat,
      accent,
      { x, foot: foot + size * 0.02, size, z, mirrored: true },
      light,
    )
    await paintDrawing(
      raster,
      drawings.boat,
      accent,
      { x, foot: foot + size * 0.04, size, z },
      light,
    )
  }
  if (has('bird')) {
    for (let index = 0; index < 6; index += 1) {
      const size = width * random.between(0.02, 0.055)
      await paintDrawing(
        raster,
        drawings.bird,
        accent,
        {
          x: width * random.between(0.15, 0.85),
          foot: height * random.between(0.14, 0.4),
          size,
          z: 900,
        },
        light,
      )
    }
  }
  if (has('lantern')) {
    for (let index = 0; index < 26; index += 1) {
      const far = random.next() ** 0.6
      const size = width * (0.004 + (1 - far) * 0.022)
      const x = width * random.next()
      const y = height * (0.08 + random.next() * 0.46)
      glow(raster, x, y, size * 5, [1.4, 0.62, 0.2], 0.4)
      paintLantern(raster, x, y, size)
    }
  }
  const living = (['couple', 'person', 'dog', 'cat'] as const).filter((thing) => has(thing))
  if (living.length > 0) {
    const top = paintKnoll(raster, scene, light, seed, away)
    let offset = 0
    for (const thing of living) {
      const size = width * { couple: 0.3, person: 0.29, dog: 0.18, cat: 0.15 }[thing]
      const x = width * (0.5 + away * (0.16 + random.between(0, 0.05))) + offset
      await paintDrawing(
        raster,
        drawings[thing],
        accent,
        { x, foot: top(x) + size * 0.03, size, z: 12 },
        light,
      )
      offset -= away * size * 0.72
    }
    paintBlades(raster, scene, light, seed, top)
  }
  if (has('butterfly')) {
    for (let index = 0; index < 5; index += 1) {
      const size = width * random.between(0.028, 0.07)
      await paintDrawing(
        raster,
        drawings.butterfly,
        index % 2 === 0 ? accent : '#f2c14e',
        {
          x: width * random.between(0.1, 0.9),
          foot: height * random.between(0.45, 0.85),
          size,
          z: 14,
          lit: true,
        },
        light,
      )
    }
  }
}

function placeOnLand(
  land: Land,
  view: View,
  width: number,
  random: { between(a: number, b: number): number },
  side: number,
  wanted: number,
): Spot {
  let best: Spot = {
    x: width * (0.5 + side * 0.2),
    foot: rowOf(view, wanted, Math.max(5, land.water ?? 5)),
    z: wanted,
    afloat: land.water !== undefined,
  }
  let bestScore = -Infinity
  for (let index = 0; index < 160; index += 1) {
    const z = wanted * random.between(0.6, 2.4)
    const across = 0.5 + side * random.between(-0.06, 0.34)
    const worldX = ((across - 0.5) * width * z) / view.focal
    const level = land.heightAt(worldX, z, 5)
    if (land.water !== undefined && level < land.water + 1.5) continue
    const steep = Math.abs(land.heightAt(worldX + 8, z, 5) - level)
    const foot = rowOf(view, z, level)
    const score =
      -steep * 2 - Math.abs(foot - view.horizon * 1.12) * 0.05 - Math.abs(z - wanted) * 0.01
    if (score > bestScore) {
      bestScore = score
      best = { x: across * width, foot, z, afloat: false }
    }
  }
  return best
}

type Spot = {
  readonly x: number
  readonly foot: number
  readonly z: number
  readonly afloat: boolean
}

/** A rock in the water for a building that found no shore. */
function paintIslet(raster: Raster, light: Light, spot: Spot, size: number, seed: string): void {
  const noise = noiseOf(`${seed}:islet`)
  const wide = size * 0.62
  const tall = size * 0.16
  for (let x = Math.floor(spot.x - wide); x <= spot.x + wide; x += 1) {
    const across = (x - spot.x) / wide
    const edge = tall * (1 - across * across) * (0.8 + 0.5 * fractal(noise, across * 4, 1, 4))
    for (let row = 0; row < edge + tall * 0.25; row += 1) {
      const y = Math.round(spot.foot + tall * 0.55 - row)
      const grain = fractal(noise, x * 0.09, y * 0.14, 3)
      const sun = clamp(0.45 + across * light.from[0] * 0.5 + grain)
      const own = mix(
        colourOf('#57504c'),
        colourOf('#6f7f4a'),
        clamp((row / tall - 0.5) * 2 + grain),
      )
      const lit = times(own, [
        light.direct[0] * sun + light.ambient[0] * 0.6,
        light.direct[1] * sun + light.ambient[1] * 0.6,
        light.direct[2] * sun + light.ambient[2] * 0.6,
      ])
      blend(raster, x, y, throughAir(lit, spot.z, light, x, raster.width), clamp(edge - row))
    }
  }
}

/** Draws the SVG of a thing in the light of the picture, with a bright edge on the light's side. */
async function paintDrawing(
  raster: Raster,
  drawing: Drawing,
  accent: string,
  place: Placing,
  light: Light,
): Promise<void> {
  const size = Math.max(6, Math.round(place.size))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">${drawing(accent)}</svg>`
  const drawn = await sharp(Buffer.from(svg), { density: 72 }).ensureAlpha().raw().toBuffer()
  const left = Math.round(place.x - size / 2)
  const top = Math.round(place.mirrored === true ? place.foot : place.foot - size)
  const reach = Math.max(1, Math.round(size * 0.018))
  const toward = light.discX * raster.width > place.x ? 1 : -1
  const back = light.from[1] < 0.5 || light.night
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const sourceRow = place.mirrored === true ? size - 1 - row : row
      const wobble = place.mirrored === true ? Math.round(Math.sin(row * 0.55) * size * 0.02) : 0
      const sourceColumn = clamp(column + wobble, 0, size - 1)
      const at = (sourceRow * size + sourceColumn) * 4
      const alpha = drawn[at + 3]! / 255
      if (alpha === 0) continue
      const own: Colour = [
        (drawn[at]! / 255) ** 2.2,
        (drawn[at + 1]! / 255) ** 2.2,
        (drawn[at + 2]! / 255) ** 2.2,
      ]
      const glowing =
        place.lit === true && drawn[at]! > 245 && drawn[at + 1]! > 205 && drawn[at + 2]! < 175
      const beside = clamp(sourceColumn + toward * reach, 0, size - 1)
      const above = clamp(sourceRow - reach, 0, size - 1)
      const rim = clamp(alpha - drawn[(above * size + beside) * 4 + 3]! / 255)
      const side = clamp(0.5 + (column / size - 0.5) * toward * 0.9)
      const sun = back ? 0.1 + side * 0.25 : 0.35 + side * 0.6
      const lit: Colour = glowing
        ? scaled(own, light.night || back ? 1.5 : 0.8)
        : [
            own[0] * (light.direct[0] * sun + light.ambient[0] * 0.75) +
              light.direct[0] * rim * 0.55,
            own[1] * (light.direct[1] * sun + light.ambient[1] * 0.75) +
              light.direct[1] * rim * 0.5,
            own[2] * (light.direct[2] * sun + light.ambient[2] * 0.75) +
              light.direct[2] * rim * 0.45,
          ]
      const seen = throughAir(lit, place.z, light, left + column, raster.width)
      blend(
        raster,
        left + column,
        top + row,
        seen,
        place.mirrored === true ? alpha * 0.45 * (1 - row / size) : alpha,
      )
    }
  }
}

function paintLantern(raster: Raster, x: number, y: number, size: number): void {
  for (let row = -size * 1.3; row <= size * 1.3; row += 1) {
    const share = row / (size * 1.3)
    const half = size * (0.72 + 0.28 * -share) * (share < -0.8 ? 1 - (-share - 0.8) * 2 : 1)
    for (let column = -half; column <= half; column += 1) {
      const bright = 0.75 + share * 0.55
      blend(
        raster,
        Math.round(x + column),
        Math.round(y + row),
        [1.5 * bright, 0.72 * bright, 0.24 * bright],
        0.92,
      )
    }
  }
}

/** A rise of ground in front for the living things to be on; gives its upper edge. */
function paintKnoll(
  raster: Raster,
  scene: Scene,
  light: Light,
  seed: string,
  side: number,
): (x: number) => number {
  const { width, height } = raster
  const noise = noiseOf(`${seed}:knoll`)
  const top = (x: number) => {
    const across = x / width - 0.5 - side * 0.2
    return height * (0.83 + across * across * 0.42 + fractal(noise, (x / width) * 3, 2, 3) * 0.035)
  }
  const ground = groundOf(scene)
  for (let x = 0; x < width; x += 1) {
    const edge = top(x)
    for (let y = Math.floor(edge); y < height; y += 1) {
      const down = (y - edge) / (height * 0.2)
      const grain = fractal(noise, x * 0.02, y * 0.035, 4)
      const sun = clamp(0.5 - down * 0.75 + grain * 0.5)
      const own = times(scaled(ground, 0.75 + grain * 0.5), [
        light.direct[0] * sun * 0.6 + light.ambient[0] * 0.55,
        light.direct[1] * sun * 0.6 + light.ambient[1] * 0.55,
        light.direct[2] * sun * 0.6 + light.ambient[2] * 0.55,
      ])
      blend(raster, x, y, own, clamp(y + 1 - edge))
    }
  }
  return top
}

function paintBlades(
  raster: Raster,
  scene: Scene,
  light: Light,
  seed: string,
  top: (x: number) => number,
): void {
  if (scene.place === 'desert' || scene.season === 'winter' || scene.weather === 'snow') return
  const random = randomOf(`${seed}:blades`)
  const { width, height } = raster
  const ground = groundOf(scene)
  for (let index = 0; index < 2400; index += 1) {
    const x = random.next() * width
    const deep = random.next() ** 1.5
    const foot = top(x) + deep * height * 0.17 + 3
    const tall = height * random.between(0.012, 0.03) * (1 + deep)
    const sun = clamp(0.95 - deep * 0.8) * random.between(0.4, 1.1)
    const own = times(mix(ground, scaled(ground, 1.7), random.next()), [
      light.direct[0] * sun + light.ambient[0] * 0.5,
      light.direct[1] * sun + light.ambient[1] * 0.5,
      light.direct[2] * sun + light.ambient[2] * 0.5,
    ])
    stroke(
      raster,
      x,
      foot,
      x + random.between(-0.5, 0.5) * tall,
      foot - tall,
      width * 0.0016 * (1 + deep),
      own,
    )
  }
}

function groundOf(scene: Scene): Colour {
  if (scene.season === 'winter' || scene.weather === 'snow') return [0.8, 0.84, 0.92]
  if (scene.place === 'desert') return colourOf('#c98f55')
  if (scene.place === 'sea' || scene.place === 'island')
    return mix(colourOf('#6f7a3e'), colourOf('#c9a878'), 0.3)
  return colourOf({ spring: '#5f8a3a', summer: '#466f30', autumn: '#8f6c32' }[scene.season])
}
