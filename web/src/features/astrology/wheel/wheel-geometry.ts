/** Side of the square that a wheel is drawn in. */
export const wheelSize = 440
const centre = wheelSize / 2

/** Under this width of a wheel, in px, marks are larger. */
export const compactBelow = 440

/** Radii of the rings from the outside in. */
export const radii = {
  outer: 216,
  signs: 184,
  ticks: 178,
  glyph: 158,
  houses: 104,
  aspects: 88,
} as const

export type Spot = { readonly x: number; readonly y: number }

const round = (value: number) => Math.round(value * 100) / 100

/** Where a longitude lies on a circle; `left` is the longitude at nine o’clock, signs run anticlockwise. */
export function spot(longitude: number, radius: number, left: number): Spot {
  const angle = ((180 + longitude - left) * Math.PI) / 180
  return {
    x: round(centre + Math.cos(angle) * radius),
    y: round(centre - Math.sin(angle) * radius),
  }
}

/** A band of a ring between two longitudes, as the path of an SVG. */
export function band(from: number, to: number, outer: number, inner: number, left: number): string {
  const wide = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0
  const [a, b] = [spot(from, outer, left), spot(to, outer, left)]
  const [c, d] = [spot(to, inner, left), spot(from, inner, left)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${wide} 0 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${wide} 1 ${d.x} ${d.y}z`
}

/** The middle of a house. */
export const middleOf = (from: number, to: number): number =>
  (from + ((((to - from) % 360) + 360) % 360) / 2) % 360

export type Within = { readonly degrees: number; readonly minutes: number }

/** Degrees and minutes within the sign; never 30°00′, which belongs to the next one. */
export function withinSign(longitude: number): Within {
  const inSign = ((longitude % 30) + 30) % 30
  const minutes = Math.floor(inSign * 60 + 1e-6)
  return { degrees: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** 12°05′ */
export function degreeText(longitude: number): string {
  const { degrees, minutes } = withinSign(longitude)
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}

/** An amount of degrees as 3°07′, for orbs. */
export function orbText(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}
