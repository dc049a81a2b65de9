import sharp from 'sharp'
import type { Light } from './light.ts'
import { blend, clamp, mix, scaled, type Colour, type Raster } from './raster.ts'
import { throughAir } from './terrain.ts'

/** Where a drawing is put: middle, lower edge and width in pixels, distance in metres. */
export type Placing = {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly z: number
  readonly mirrored?: boolean
  readonly lit?: boolean
}

const nearMetres = 13

/** Draws the SVG of a thing in the light of the picture, with a bright edge on the light's side. */
export async function paintDrawing(
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
  const direct = evened(light.direct)
  const ambient = scaled(evened(light.ambient), light.night ? 1.5 : 1)
  const alphaAt = (column: number, row: number) =>
    drawn[(clamp(row, 0, size - 1) * size + clamp(column, 0, size - 1)) * 4 + 3]!
  const line = Math.max(1, Math.round(size * 0.012))
  const isAtEdge = (column: number, row: number) =>
    alphaAt(column - line, row) < 110 ||
    alphaAt(column + line, row) < 110 ||
    alphaAt(column, row - line) < 110
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const sourceRow = place.mirrored === true ? size - 1 - row : row
      const wobble = place.mirrored === true ? Math.round(Math.sin(row * 0.55) * size * 0.02) : 0
      const sourceColumn = clamp(column + wobble, 0, size - 1)
      const at = (sourceRow * size + sourceColumn) * 4
      const alpha = drawn[at + 3]! / 255
      if (alpha === 0) continue
      const fill: Colour = [
        (drawn[at]! / 255) ** 2.2,
        (drawn[at + 1]! / 255) ** 2.2,
        (drawn[at + 2]! / 255) ** 2.2,
      ]
      const glowing =
        place.lit === true && drawn[at]! > 245 && drawn[at + 1]! > 205 && drawn[at + 2]! < 175
      const beside = clamp(sourceColumn + toward * reach, 0, size - 1)
      const above = clamp(sourceRow - reach, 0, size - 1)
      const rim = clamp(alpha - drawn[(above * size + beside) * 4 + 3]! / 255)
      // What is near has an edge of its own, so that looks of few colours do not lose it.
      const isEdge = place.z < nearMetres && isAtEdge(sourceColumn, sourceRow)
      const side = clamp(0.5 + (column / size - 0.5) * toward * 0.9)
      const own = isEdge ? scaled(fill, 0.3) : fill
      const sun = back ? 0.2 + side * 0.32 : 0.35 + side * 0.6
      const lit: Colour = glowing
        ? scaled(own, light.night || back ? 1.5 : 0.8)
        : [
            own[0] * (direct[0] * sun + ambient[0] * 0.75) + light.direct[0] * rim * 0.55,
            own[1] * (direct[1] * sun + ambient[1] * 0.75) + light.direct[1] * rim * 0.5,
            own[2] * (direct[2] * sun + ambient[2] * 0.75) + light.direct[2] * rim * 0.45,
          ]
      const seen = throughAir(lit, place.z, light, left + column, raster.width)
      blend(
        raster,
        left + column,
        top + row,
        seen,
        place.mirrored === true ? alpha * 0.45 * (1 - row / size) : alpha,
      )
      const x = left + column
      const y = top + row
      const shown = x >= 0 && y >= 0 && x < raster.width && y < raster.height
      if (shown && alpha > 0.5 && place.mirrored !== true)
        raster.depth[y * raster.width + x] = place.z
    }
  }
}

/** Light with less colour: what a picture is about keeps its own colours at sunset. */
function evened(light: Colour): Colour {
  const grey = light[0] * 0.3 + light[1] * 0.55 + light[2] * 0.15
  return mix(light, [grey, grey, grey], 0.5)
}

/** Where somebody stands, less light falls. */
export function paintShade(raster: Raster, x: number, foot: number, size: number): void {
  const half = size * 0.26
  const tall = size * 0.035
  for (let y = Math.floor(foot - tall); y <= foot + tall; y += 1) {
    for (let px = Math.floor(x - half); px <= x + half; px += 1) {
      const away = Math.hypot((px - x) / half, (y - foot) / tall)
      blend(raster, px, y, [0.01, 0.01, 0.015], clamp(1 - away) * 0.6)
    }
  }
}

/** A thing as SVG of 200 × 200, standing on its lower edge. `accent` is `#rrggbb`. */
export type Drawing = (accent: string) => string
