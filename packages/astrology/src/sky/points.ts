import {
  type chartAngles,
  chartPoints as bodies,
  planets,
  type skyPoints,
} from '@lumen/contracts/fortune/names'

export { bodies, planets }

export type Planet = (typeof planets)[number]
export type Point = (typeof skyPoints)[number]
export type BodyName = Planet | Point
/** The two angles of a place. */
export type AngleName = (typeof chartAngles)[number]
