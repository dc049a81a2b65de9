/**
 * The lit part of the Moon’s disc as seen from the northern half of the Earth.
 * @param elongation degrees that the Moon is ahead of the Sun
 * @returns path of an SVG in a circle of radius 1 around the origin
 */
export function moonPath(elongation: number): string {
  const angle = ((elongation % 360) + 360) % 360
  const waning = angle > 180
  const phase = waning ? 360 - angle : angle
  const terminator = Math.round(Math.abs(Math.cos((phase * Math.PI) / 180)) * 1000) / 1000
  const gibbous = phase > 90
  // The limb of the lit side, then back along the terminator.
  const limb = waning ? 0 : 1
  const back = gibbous === waning ? 0 : 1
  return `M0-1A1 1 0 0 ${limb} 0 1A${terminator} 1 0 0 ${back} 0-1z`
}
