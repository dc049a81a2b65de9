import { randomOf } from '../random.ts'

/** Smooth noise of one seed: about −1 to 1, the same everywhere for the same place. */
export type Noise = (x: number, y: number) => number

/** Gradient noise on a lattice of 256 × 256 (Perlin's, with quintic fade). */
export function noiseOf(seed: string): Noise {
  const random = randomOf(seed)
  const order = new Uint8Array(512)
  for (let index = 0; index < 256; index += 1) order[index] = index
  for (let index = 255; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1))
    const kept = order[index]!
    order[index] = order[other]!
    order[other] = kept
  }
  order.copyWithin(256, 0, 256)
  const gradientX = new Float32Array(256)
  const gradientY = new Float32Array(256)
  for (let index = 0; index < 256; index += 1) {
    const angle = (index / 256) * Math.PI * 2
    gradientX[index] = Math.cos(angle) * 1.5
    gradientY[index] = Math.sin(angle) * 1.5
  }
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const dx = x - left
    const dy = y - top
    const fadeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const fadeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const a = order[left & 255]! + (top & 255)
    const b = order[(left + 1) & 255]! + (top & 255)
    const i00 = order[a & 511]!
    const i01 = order[(a + 1) & 511]!
    const i10 = order[b & 511]!
    const i11 = order[(b + 1) & 511]!
    const n00 = gradientX[i00]! * dx + gradientY[i00]! * dy
    const n10 = gradientX[i10]! * (dx - 1) + gradientY[i10]! * dy
    const n01 = gradientX[i01]! * dx + gradientY[i01]! * (dy - 1)
    const n11 = gradientX[i11]! * (dx - 1) + gradientY[i11]! * (dy - 1)
    const upper = n00 + fadeX * (n10 - n00)
    const lower = n01 + fadeX * (n11 - n01)
    return upper + fadeY * (lower - upper)
  }
}

/** Sum of octaves, each twice as fine and half as strong; about −1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x, y)
    strength *= 0.5
    const turned = x * 1.6 - y * 1.2
    y = x * 1.2 + y * 1.6
    x = turned
  }
  return sum
}

/** Sharp crests as of mountains, 0 to about 1. */
export function ridges(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let strength = 0.55
  let before = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.abs(noise(x, y))
    const sharp = crest * crest * before
    sum += strength * sharp
    before = Math.min(1, sharp * 1.6)
    strength *= 0.43
    const turned = x * 1.6 - y * 1.2
    y = x * 1.2 + y * 1.6
    x = turned
  }
  return sum
}
