/** Degrees in a turn, brought into 0 ≤ x < 360. */
export const turn = (degrees: number): number => {
  const rest = degrees % 360
  return rest < 0 ? rest + 360 : rest
}

/** The shorter way from b to a in degrees, −180 < x ≤ 180. */
export const difference = (a: number, b: number): number => {
  const rest = turn(a - b)
  return rest > 180 ? rest - 360 : rest
}

const perDegree = Math.PI / 180
export const sin = (degrees: number): number => Math.sin(degrees * perDegree)
export const cos = (degrees: number): number => Math.cos(degrees * perDegree)
export const tan = (degrees: number): number => Math.tan(degrees * perDegree)
/** Angle of the point (x, y) in degrees, 0 ≤ x < 360. */
export const atan2 = (y: number, x: number): number => turn(Math.atan2(y, x) / perDegree)
/** Arc sine in degrees; arguments beyond ±1 by rounding are drawn in. */
export const asin = (value: number): number =>
  Math.asin(Math.max(-1, Math.min(1, value))) / perDegree
/** Arc tangent in degrees, −90 to 90. */
export const atan = (value: number): number => Math.atan(value) / perDegree
