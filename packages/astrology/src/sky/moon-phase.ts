import { moonPhases } from '@lumen/contracts/fortune/names'
import { cos, turn } from './angle.ts'

export type MoonPhaseName = (typeof moonPhases)[number]

export type MoonPhase = {
  readonly name: MoonPhaseName
  /** Degrees that the Moon is ahead of the Sun. */
  readonly elongation: number
  /** Share of the disc that is lit, 0 to 1. */
  readonly lit: number
}

/** @param sun @param moon tropical longitudes in degrees */
export function moonPhaseOf(sun: number, moon: number): MoonPhase {
  const elongation = turn(moon - sun)
  return {
    name: moonPhases[Math.floor(turn(elongation + 22.5) / 45)]!,
    elongation,
    lit: (1 - cos(elongation)) / 2,
  }
}
