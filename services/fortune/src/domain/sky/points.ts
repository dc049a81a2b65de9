/** Bodies and points of a chart, in the order they are shown. */
export const planets = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const
export const points = ['TrueNode', 'MeanNode', 'MeanLilith', 'Chiron'] as const
export const bodies = [...planets, ...points] as const

export type Planet = (typeof planets)[number]
export type Point = (typeof points)[number]
export type BodyName = Planet | Point
/** The two angles of a place. */
export type AngleName = 'Asc' | 'MC'
