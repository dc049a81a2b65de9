import { randomOf } from '../random.ts'
import { boxBlur, greyAt, type Sheet } from './develop.ts'
import { noiseOf } from './noise.ts'
import { clamp } from './raster.ts'

export type Brushwork = {
  /** Layers from broad to fine, in shares of the picture's width; `from` is the least error it mends. */
  readonly layers: readonly {
    readonly wide: number
    readonly long: number
    readonly from: number
  }[]
  /** Direction of a stroke in radians; `along` is the picture's own direction there, if it has one. */
  readonly turn: (x: number, y: number, along: number | undefined) => number
  /** How far the colours of single strokes differ. */
  readonly vary: number
  /** How much the relief of the paint shows. */
  readonly relief: number
  readonly ground: readonly [number, number, number]
}

/** Paints a picture anew with strokes of a brush, broad ones first, lit as thick paint is. */
export function brush(sheet: Sheet, work: Brushwork, seed: string): Sheet {
  const { width, height } = sheet
  const canvas = new Float32Array(sheet.rgb.length)
  for (let at = 0; at < canvas.length; at += 3) canvas.set(work.ground, at)
  const relief = new Float32Array(width * height)
  const random = randomOf(`${seed}:brush`)
  const bristles = bristlesOf(seed)
  for (const layer of work.layers) {
    const half = Math.max(1.4, layer.wide * width * 0.5)
    const long = layer.long * width * 0.5
    const source = boxBlur(sheet, Math.max(1, Math.round(half * 0.5)))
    // Fine strokes lie on paint already and need not cover it.
    const apart = Math.max(2, half * (half < 5 ? 1.3 : 1.05))
    const spots: { x: number; y: number }[] = []
    for (let y = 0; y < height + apart; y += apart) {
      for (let x = 0; x < width + apart; x += apart) {
        spots.push({ x: x + (random.next() - 0.5) * apart, y: y + (random.next() - 0.5) * apart })
      }
    }
    for (let index = spots.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random.next() * (index + 1))
      const kept = spots[index]!
      spots[index] = spots[other]!
      spots[other] = kept
    }
    for (const { x, y } of spots) {
      const column = Math.round(clamp(x, 1, width - 2))
      const row = Math.round(clamp(y, 1, height - 2))
      const at = (row * width + column) * 3
      const wrong =
        Math.abs(source.rgb[at]! - canvas[at]!) +
        Math.abs(source.rgb[at + 1]! - canvas[at + 1]!) +
        Math.abs(source.rgb[at + 2]! - canvas[at + 2]!)
      const vary = () => 1 + (random.next() - 0.5) * work.vary
      const all = vary()
      const colour: readonly [number, number, number] = [
        source.rgb[at]! * all * vary(),
        source.rgb[at + 1]! * all * vary(),
        source.rgb[at + 2]! * all * vary(),
      ]
      if (wrong < layer.from) continue
      const gradientX = greyAt(source.rgb, at + 3) - greyAt(source.rgb, at - 3)
      const gradientY = greyAt(source.rgb, at + width * 3) - greyAt(source.rgb, at - width * 3)
      const along =
        Math.hypot(gradientX, gradientY) > 0.012 ? Math.atan2(gradientX, -gradientY) : undefined
      const angle = work.turn(x / width, y / height, along) + (random.next() - 0.5) * 0.3
      drawStroke(
        { width, height, canvas, relief },
        {
          x,
          y,
          half,
          long: long * (0.7 + random.next() * 0.6),
          angle,
          colour,
          grain: random.next() * 200,
        },
        bristles,
      )
    }
  }
  return lit({ width, height, rgb: canvas }, relief, work.relief)
}

/** Hairs of a brush: 256 across, 64 steps along. */
function bristlesOf(seed: string): Float32Array {
  const noise = noiseOf(`${seed}:bristles`)
  return Float32Array.from({ length: 256 * 64 }, (_, at) =>
    noise(Math.floor(at / 64) * 0.32, (at % 64) * 0.09),
  )
}

/** The pixels of a row that a stroke can touch. */
function reachOf(
  mark: { x: number; half: number; long: number },
  dy: number,
  cos: number,
  sin: number,
  left: number,
  right: number,
): [number, number] {
  let low = left
  let high = right
  const narrow = (slope: number, offset: number, most: number) => {
    if (Math.abs(slope) < 1e-3) return
    const one = (-most - offset) / slope + mark.x
    const other = (most - offset) / slope + mark.x
    low = Math.max(low, Math.floor(Math.min(one, other)))
    high = Math.min(high, Math.ceil(Math.max(one, other)))
  }
  narrow(cos, dy * sin, mark.long)
  narrow(-sin, dy * cos, mark.half)
  return [low, high]
}

function drawStroke(
  on: { width: number; height: number; canvas: Float32Array; relief: Float32Array },
  mark: {
    x: number
    y: number
    half: number
    long: number
    angle: number
    colour: readonly [number, number, number]
    grain: number
  },
  bristles: Float32Array,
): void {
  const cos = Math.cos(mark.angle)
  const sin = Math.sin(mark.angle)
  const reachX = Math.abs(cos) * mark.long + Math.abs(sin) * mark.half + 1
  const reachY = Math.abs(sin) * mark.long + Math.abs(cos) * mark.half + 1
  const top = Math.max(0, Math.floor(mark.y - reachY))
  const bottom = Math.min(on.height - 1, Math.ceil(mark.y + reachY))
  const left = Math.max(0, Math.floor(mark.x - reachX))
  const right = Math.min(on.width - 1, Math.ceil(mark.x + reachX))
  const fine = mark.half < 3.5
  const grain = Math.floor(mark.grain)
  const thin = mark.half * 0.55
  const alongStep = cos / mark.long
  const acrossStep = sin / mark.half
  const { canvas, relief } = on
  const [red, green, blue] = mark.colour
  for (let y = top; y <= bottom; y += 1) {
    const dy = y - mark.y
    const [first, last] = reachOf(mark, dy, cos, sin, left, right)
    let along = ((first - mark.x) * cos + dy * sin) / mark.long
    let across = (dy * cos - (first - mark.x) * sin) / mark.half
    for (let x = first; x <= last; x += 1, along += alongStep, across -= acrossStep) {
      const far = along < 0 ? -along : along
      const side = across < 0 ? -across : across
      const end = far * far * far
      const edge = 1 - (side > end ? side : end)
      if (edge <= 0) continue
      const hair = fine
        ? 0
        : bristles[
            ((grain + Math.floor((across + 1) * 14)) & 255) * 64 +
              ((grain + Math.floor((along + 1) * 12)) & 63)
          ]!
      const body = Math.min(1, edge * thin)
      const dry = 0.86 + hair * 0.5 - (along > 0 ? along * 0.22 : 0)
      const alpha = body * (dry < 0 ? 0 : dry > 1 ? 1 : dry)
      const place = y * on.width + x
      const at = place * 3
      const shade = 1 + hair * 0.1
      canvas[at] = canvas[at]! + (red * shade - canvas[at]!) * alpha
      canvas[at + 1] = canvas[at + 1]! + (green * shade - canvas[at + 1]!) * alpha
      canvas[at + 2] = canvas[at + 2]! + (blue * shade - canvas[at + 2]!) * alpha
      const thick = 0.55 + hair * 0.7 + side * 0.35
      relief[place] = relief[place]! + (thick - relief[place]!) * alpha
    }
  }
}

/** Light from the upper left on the relief of the paint. */
function lit(sheet: Sheet, relief: Float32Array, strength: number): Sheet {
  const { width, height, rgb } = sheet
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const slope = relief[at + 1]! - relief[at - 1]! + (relief[at + width]! - relief[at - width]!)
      const light = 1 + clamp(slope, -0.7, 0.7) * strength
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at * 3 + channel] = clamp(rgb[at * 3 + channel]! * light)
    }
  }
  return sheet
}
