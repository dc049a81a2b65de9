import { randomOf } from '../random.ts'
import { boxBlur } from './develop.ts'
import type { Drawing } from './stamp-drawing.ts'
import { drawings } from './figure-drawings.ts'
import { skyAt, type Light } from './light.ts'
import { petals } from './named-colours.ts'
import { blend, clamp, glow, lighten, mix, scaled, type Colour, type Raster } from './raster.ts'
import {
  bookDrawing,
  cakeDrawing,
  cakeFlames,
  candleDrawing,
  cupDrawing,
  flameDrawing,
  furnitureDrawing,
  roomPlan,
  shiningDrawing,
  steamDrawing,
  tableDrawing,
  type RoomPlan,
  vaseDrawing,
  wallDrawing,
} from './room-drawings.ts'
import type { Scene, Thing } from './scene.ts'
import sharp from 'sharp'

/** Things that belong inside a room; the others are seen from its window. */
const inside = new Set<Thing>(
  'cat dog fox rabbit panda person couple cup book candle cake flower portrait robot bear'.split(
    ' ',
  ) as Thing[],
)
const lampColour: Colour = [1.5, 0.86, 0.4]

/** Paints a room with a window; `paintOutside` paints what is seen through it. */
export async function paintRoom(
  raster: Raster,
  scene: Scene,
  light: Light,
  seed: string,
  paintOutside: (scene: Scene, size: { width: number; height: number }) => Promise<Raster>,
): Promise<void> {
  const random = randomOf(`${seed}:room`)
  const { width, height } = raster
  const unit = height / 1_000
  const plan = roomPlan(width / unit)
  const mirrored = random.next() < 0.5
  const across = (x: number) => (mirrored ? plan.wide - x : x) * unit
  const dim = light.night || scene.weather === 'rain' ? 1 : scene.time === 'day' ? 0.12 : 0.6

  const view = await paintOutside(
    { ...scene, place: scene.outside, things: scene.things.filter((thing) => !inside.has(thing)) },
    {
      width: Math.ceil((plan.right - plan.left) * unit),
      height: Math.ceil((plan.bottom - plan.top) * unit),
    },
  )
  if (scene.weather === 'rain') paintDrops(view, seed)
  const corner = Math.round(Math.min(across(plan.left), across(plan.right)))
  setView(raster, view, corner, Math.round(plan.top * unit))

  const map = lightMap(raster, plan, light, { dim, unit, mirrored })
  const sheet = (content: string) => drawingSheet(raster, content, mirrored)
  await paintLayer(raster, sheet(wallDrawing(plan, random)), 9, map)
  await paintLayer(raster, sheet(furnitureDrawing(plan, random)), 6.4, map)
  await paintLayer(raster, sheet(onSill(plan, scene)), 4.5, map)
  await paintLayer(raster, sheet(tableDrawing(plan, random)), 3.1, map)
  const { things, flames } = onTable(plan, scene, random.pick(['#c8574a', '#4f7f9c', '#e2b25a']))
  await paintLayer(raster, sheet(things), 2.1, map)
  await paintLayer(raster, sheet(shiningDrawing(plan, clamp(dim * 1.1)) + flames), 3)
  glow(raster, across(plan.lampX), 640 * unit, 420 * unit, lampColour, 0.34 * dim)
  if (!light.night && scene.weather !== 'rain') paintSunbeam(raster, plan, light, across, unit)
}

/** What is outside, a little out of focus. */
function setView(raster: Raster, view: Raster, left: number, top: number): void {
  const soft = boxBlur(view, Math.max(1, Math.round(raster.width / 700))).rgb
  for (let y = 0; y < view.height; y += 1) {
    for (let x = 0; x < view.width; x += 1) {
      const at = (y * view.width + x) * 3
      blend(raster, left + x, top + y, [soft[at]!, soft[at + 1]!, soft[at + 2]!], 1)
      const to = (top + y) * raster.width + left + x
      if (left + x < raster.width && left + x >= 0) raster.depth[to] = view.depth[at / 3]!
    }
  }
}

/** Lamp and window light in the room. */
function lightMap(
  raster: Raster,
  plan: RoomPlan,
  light: Light,
  options: { dim: number; unit: number; mirrored: boolean },
): LightMap {
  const { width, height } = raster
  const map = new Float32Array(width * height * 3)
  const sky = skyAt(light, 0.35)
  const day: Colour = mix(sky, [light.direct[0], light.direct[1], light.direct[2]], 0.45)
  const ambient: Colour = light.night
    ? [0.085, 0.085, 0.13]
    : mix(scaled(day, 0.34), [0.3, 0.26, 0.22], 0.5)
  const windowX = (plan.left + plan.right) / 2
  const windowY = (plan.top + plan.bottom) / 2
  const lamp = 0.16 + options.dim * 0.95
  for (let y = 0; y < height; y += 1) {
    const v = y / options.unit
    for (let x = 0; x < width; x += 1) {
      const shown = x / options.unit
      const u = options.mirrored ? plan.wide - shown : shown
      const toLamp = Math.hypot(u - plan.lampX, (v - 660) * 0.9) / 300
      const warm = (lamp * 1.25) / (1 + toLamp * toLamp * 1.4)
      const away = Math.hypot((u - windowX) / 1.2, (v - windowY - 150) * 0.8) / 430
      const cool = (light.night ? 0.16 : 1.15) / (1 + away * away * 1.5)
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        map[at + channel] =
          ambient[channel]! + lampColour[channel]! * warm + day[channel]! * cool * 0.8
    }
  }
  return map
}

function onSill(plan: RoomPlan, scene: Scene): string {
  const middle = (plan.left + plan.right) / 2
  let drawn = ''
  let x = middle - 40
  for (const thing of ['cat', 'rabbit', 'fox', 'dog', 'panda', 'bear', 'robot'] as const) {
    if (!scene.things.includes(thing)) continue
    const drawing: Drawing = drawings[thing]
    drawn += `<ellipse cx="${x}" cy="634" rx="104" ry="10" fill="#000" opacity="0.3"/><g transform="translate(${x - 140} 356) scale(1.4)">${drawing('#b5563f')}</g>`
    x += 180
  }
  for (const thing of ['person', 'couple'] as const) {
    if (scene.things.includes(thing))
      drawn += `<g transform="translate(${x - 380} 250) scale(4)">${drawings[thing]('#b5674f')}</g>`
  }
  return drawn
}

function onTable(plan: RoomPlan, scene: Scene, accent: string): { things: string; flames: string } {
  const has = (thing: Thing) => scene.things.includes(thing)
  const set = (x: number, y: number, scale: number, drawing: string) =>
    `<g transform="translate(${plan.wide * x} ${y}) scale(${scale})">${drawing}</g>`
  const cup = has('cup') ? 1.25 : 0.8
  const cake = has('cake')
  let things = ''
  let flames = ''
  if (has('flower')) things += set(0.86, 930, 1.15, vaseDrawing(petals[scene.colours[0] ?? 'pink']))
  things += set(has('book') ? 0.62 : 0.74, 938, has('book') ? 1.2 : 0.85, bookDrawing)
  const cupAt = cake ? 0.26 : 0.44
  things += set(cupAt, 962, cup, cupDrawing(accent))
  flames += set(cupAt, 962, cup, steamDrawing)
  if (cake) {
    things += set(0.53, 966, 1.45, cakeDrawing)
    flames += set(0.53, 966, 1.45, cakeFlames)
  }
  if (has('candle')) {
    things += set(0.3, 936, 0.9, candleDrawing) + set(0.88, 950, 1.1, candleDrawing)
    flames += set(0.3, 936, 0.9, flameDrawing) + set(0.88, 950, 1.1, flameDrawing)
  }
  return { things, flames }
}

/** Sunlight that falls through the window over the table. */
function paintSunbeam(
  raster: Raster,
  plan: RoomPlan,
  light: Light,
  across: (x: number) => number,
  unit: number,
): void {
  const lean = 0.32
  for (let y = Math.round(plan.bottom * unit); y < raster.height; y += 1) {
    const down = y / unit - plan.bottom
    const from = plan.left - down * lean
    const to = plan.right - down * lean
    const fade = 1 - down / 460
    if (fade <= 0) break
    for (let u = Math.round(from); u < to; u += 1 / unit) {
      const share = (u - from) / (to - from)
      const bar = Math.abs(share - 0.5) < 0.02 ? 0 : 1
      const edge = clamp(share * 12) * clamp((1 - share) * 12)
      const x = Math.round(across(u))
      if (x < 0 || x >= raster.width) continue
      const at = (y * raster.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        raster.rgb[at + channel] =
          raster.rgb[at + channel]! * (1 + light.direct[channel]! * 0.34 * bar * edge * fade)
    }
  }
}

/** Drops on the pane through which a picture is seen: each shows it small and upside down. */
function paintDrops(view: Raster, seed: string): void {
  const random = randomOf(`${seed}:drops`)
  const { width, height } = view
  const source = Float32Array.from(view.rgb)
  const count = 420
  for (let index = 0; index < count; index += 1) {
    const radius = width * (0.0022 + random.next() ** 4 * 0.015)
    const x = random.next() * width
    const y = random.next() * height
    if (radius > width * 0.009) paintTrail(view, x, y, radius, random.between(0.04, 0.16) * height)
    for (let py = Math.floor(y - radius * 1.15); py <= y + radius * 1.15; py += 1) {
      for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
        const dx = (px - x) / radius
        const dy = (py - y) / (radius * 1.15)
        const away = Math.hypot(dx, dy)
        if (away >= 1) continue
        const fromX = Math.round(clamp(x - dx * width * 0.09, 0, width - 1))
        const fromY = Math.round(clamp(y - dy * height * 0.12 - height * 0.05, 0, height - 1))
        const from = (fromY * width + fromX) * 3
        const shade = 0.62 + 0.75 * clamp(dy * 0.5 + 0.5)
        blend(
          view,
          px,
          py,
          [source[from]! * shade, source[from + 1]! * shade, source[from + 2]! * shade],
          clamp((1 - away) * radius) * 0.85,
        )
        if (Math.hypot(dx + 0.35, dy + 0.4) < 0.24) lighten(view, px, py, [0.5, 0.55, 0.6], 0.5)
      }
    }
  }
}

function paintTrail(view: Raster, x: number, y: number, radius: number, long: number): void {
  for (let row = 0; row < long; row += 1) {
    const half = radius * 0.42 * (1 - row / long)
    const middle = x + Math.sin(row * 0.05) * radius * 0.3
    for (let px = Math.floor(middle - half); px <= middle + half; px += 1)
      lighten(view, px, Math.round(y - row), [0.4, 0.46, 0.52], 0.1)
  }
}

/** Linear light of each value of a file, 0 to 255. */
const linearOf = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/** Light that falls on each pixel: red, green and blue, row by row. */
type LightMap = Float32Array

/**
 * Sets a drawing as large as the picture into it, at a distance of `z` metres. Its colours are those
 * of the things, which `light` falls on; without one they shine by themselves.
 */
async function paintLayer(raster: Raster, svg: string, z: number, light?: LightMap): Promise<void> {
  const { width, height, rgb, depth } = raster
  const drawn = await sharp(Buffer.from(svg), { density: 72 })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  for (let at = 0; at < width * height; at += 1) {
    const cover = drawn[at * 4 + 3]!
    if (cover === 0) continue
    const alpha = cover / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const index = at * 3 + channel
      const own = linearOf[drawn[at * 4 + channel]!]!
      if (light === undefined) rgb[index] = rgb[index]! + own * alpha
      else rgb[index] = rgb[index]! + (own * light[index]! - rgb[index]!) * alpha
    }
    if (light !== undefined && alpha > 0.5) depth[at] = z
  }
}

/** An SVG whose height is 1000 and whose width follows from the picture's. */
function drawingSheet(raster: Raster, content: string, mirrored = false): string {
  const wide = Math.round((raster.width / raster.height) * 1_000)
  const turned = mirrored
    ? `<g transform="translate(${wide} 0) scale(-1 1)">${content}</g>`
    : content
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} 1000" width="${raster.width}" height="${raster.height}">${turned}</svg>`
}
