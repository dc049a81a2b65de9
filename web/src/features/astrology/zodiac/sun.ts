const degrees = Math.PI / 180
const sine = (angle: number) => Math.sin(angle * degrees)
const cosine = (angle: number) => Math.cos(angle * degrees)
const day = 86_400_000
/** Noon of 31 December 1899, which the series count from. */
const epoch = Date.UTC(1899, 11, 31, 12)
const century = 36_525 * day
/** How far the time of the planets is ahead of the clock in these decades. */
const deltaT = 70_000

/**
 * The Sun’s apparent longitude in degrees, within a few seconds of arc: the series of Meeus,
 * “Astronomical Formulae for Calculators”, with the pulls of Venus, Jupiter and the Moon. Good for
 * dates; charts come from the server.
 */
export function sunLongitude(at: number): number {
  const t = (at + deltaT - epoch) / century
  const mean = 279.69668 + 36000.76892 * t + 0.0003025 * t * t
  const anomaly = 358.47583 + 35999.04975 * t - 0.00015 * t * t
  const centre =
    (1.91946 - 0.004789 * t) * sine(anomaly) +
    (0.020094 - 0.0001 * t) * sine(2 * anomaly) +
    0.000293 * sine(3 * anomaly)
  const pulls =
    0.00134 * cosine(153.23 + 22518.7541 * t) +
    0.00154 * cosine(216.57 + 45037.5082 * t) +
    0.002 * cosine(312.69 + 32964.3577 * t) +
    0.00179 * sine(350.74 + 445267.1142 * t) +
    0.00178 * sine(231.19 + 20.2 * t)
  const apparent = -0.00569 - 0.00479 * sine(259.18 - 1934.142 * t)
  return (((mean + centre + pulls + apparent) % 360) + 360) % 360
}

/** When the Sun enters a sign, 0 to 11 from Aries on, in a calendar year. */
export function sunEnters(sign: number, year: number): number {
  const edge = sign * 30
  // 20 March and as many months on; what lies before New Year is of this year too.
  let at = Date.UTC(year, 2, 20, 12) + (sign > 9 ? sign - 12 : sign) * 30.44 * day
  for (let step = 0; step < 5; step++) {
    const ahead = ((edge - sunLongitude(at) + 540) % 360) - 180
    at += (ahead / 0.985647) * day
  }
  return at
}
