import { type AstroTime, Body, HelioVector, Vector } from 'astronomy-engine'
import table from '../../data/chiron.json' with { type: 'json' }

/** Astronomical units that light travels in a day. */
const lightDay = 173.1446326846693

/**
 * Chiron seen from the middle of the Earth, corrected for the travel of light and aberration, in
 * equatorial coordinates of J2000 (AU). Within 20″ of Swiss Ephemeris from 1880 to 2100.
 * @throws RangeError outside 1598 to 2152
 */
export function chironPosition(time: AstroTime): Vector {
  let delay = 0
  let seen = new Vector(0, 0, 0, time)
  for (let round = 0; round < 3; round++) {
    const then = time.AddDays(-delay)
    const [x, y, z] = heliocentric(then.tt)
    const earth = HelioVector(Body.Earth, then)
    seen = new Vector(x - earth.x, y - earth.y, z - earth.z, time)
    delay = seen.Length() / lightDay
  }
  return seen
}

/** Cubic Hermite interpolation between the stored states. @param tt days of Terrestrial Time since J2000 */
function heliocentric(tt: number): readonly [x: number, y: number, z: number] {
  const { start, spacing, states } = table
  const at = Math.floor((tt - start) / spacing)
  const from = states[at]
  const to = states[at + 1]
  if (from === undefined || to === undefined)
    throw new RangeError('Chiron is known from 1598 to 2152')
  const u = (tt - start) / spacing - at
  const stay = 2 * u ** 3 - 3 * u ** 2 + 1
  const leave = (u ** 3 - 2 * u ** 2 + u) * spacing
  const arrive = (u ** 3 - u ** 2) * spacing
  const along = (axis: 0 | 1 | 2) =>
    stay * from[axis]! + leave * from[axis + 3]! + (1 - stay) * to[axis]! + arrive * to[axis + 3]!
  return [along(0), along(1), along(2)]
}
