/** A picture in linear light, as floats; 1 is white, more is brighter than paper. */
export type Raster = {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Float32Array
  /** Distance of what each pixel shows; Infinity is the sky. */
  readonly depth: Float32Array
}

/** Red, green and blue in linear light. */
export type Colour = readonly [number, number, number]

export function newRaster(width: number, height: number): Raster {
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height).fill(Infinity),
  }
}

/** The linear colour of `#rrggbb`. */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [
    linear((value >> 16) / 255),
    linear(((value >> 8) & 255) / 255),
    linear((value & 255) / 255),
  ]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

export const scaled = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
]

export const times = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** Lays a colour over a pixel; outside the picture nothing happens. */
export function blend(raster: Raster, x: number, y: number, colour: Colour, alpha: number): void {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height || alpha <= 0) return
  const at = (y * raster.width + x) * 3
  const { rgb } = raster
  rgb[at] = rgb[at]! + (colour[0] - rgb[at]!) * alpha
  rgb[at + 1] = rgb[at + 1]! + (colour[1] - rgb[at + 1]!) * alpha
  rgb[at + 2] = rgb[at + 2]! + (colour[2] - rgb[at + 2]!) * alpha
}

/** Adds light to a pixel. */
export function lighten(raster: Raster, x: number, y: number, colour: Colour, by: number): void {
  if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return
  const at = (y * raster.width + x) * 3
  for (let channel = 0; channel < 3; channel += 1) {
    raster.rgb[at + channel] = raster.rgb[at + channel]! + colour[channel]! * by
  }
}

/** A soft round light, `radius` in pixels to where it has faded. */
export function glow(
  raster: Raster,
  centreX: number,
  centreY: number,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  const top = Math.max(0, Math.floor(centreY - radius))
  const bottom = Math.min(raster.height - 1, Math.ceil(centreY + radius))
  const left = Math.max(0, Math.floor(centreX - radius))
  const right = Math.min(raster.width - 1, Math.ceil(centreX + radius))
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const away = Math.hypot(x - centreX, y - centreY) / radius
      if (away < 1) lighten(raster, x, y, colour, strength * (1 - away) ** 2)
    }
  }
}

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value

export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low))
  return share * share * (3 - 2 * share)
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
