import { AstroTime, Body, GravitySimulator, StateVector } from 'astronomy-engine'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes data/chiron.json: Chiron’s heliocentric states from 1598 to 2152, one every 100 days, from
 * one state of 1990 under the pull of Sun and giant planets. The state was fitted to published
 * apparent longitudes of 1900 to 2100 (the largest of 60 residuals is 16″). Before 1880 close
 * passes of Saturn make the orbit uncertain.
 *
 *   node packages/astrology/scripts/build-chiron.ts
 */
const state1990 = [
  -2.6580410536435224, 10.539437315233679, 3.1360212372953797, -0.004601810065390569,
  -0.002859530950645026, -0.001181512897260316,
] as const
const epoch = new AstroTime(new Date('1990-01-01T12:00:00Z'))
/** Days between two stored states, and between two steps of the simulation. */
const spacing = 100
const step = 10

function walk(direction: 1 | -1, years: number): number[][] {
  const [x, y, z, vx, vy, vz] = state1990
  const simulator = new GravitySimulator(Body.Sun, epoch, [
    new StateVector(x, y, z, vx, vy, vz, epoch),
  ])
  const states: number[][] = []
  const steps = Math.ceil((years * 365.25) / spacing) * (spacing / step)
  for (let done = 1; done <= steps; done++) {
    const time = AstroTime.FromTerrestrialTime(epoch.tt + direction * done * step)
    const [state] = simulator.Update(time)
    if (state === undefined) throw new Error('The simulation has no body')
    if (done % (spacing / step) === 0)
      states.push([state.x, state.y, state.z, state.vx, state.vy, state.vz])
  }
  return states
}

const past = walk(-1, 392).reverse()
const states = [...past, [...state1990], ...walk(1, 162)]
const round = (value: number, at: number) => Number(value.toFixed(at < 3 ? 7 : 10))
const rows = states.map((state) => JSON.stringify(state.map(round)))
writeFileSync(
  fileURLToPath(new URL('../data/chiron.json', import.meta.url)),
  `{"start":${epoch.tt - past.length * spacing},"spacing":${spacing},"states":[\n${rows.join(',\n')}\n]}\n`,
)
