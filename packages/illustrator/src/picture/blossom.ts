import { randomOf, type Random } from '../random.ts'
import type { Light } from './light.ts'
import { blend, clamp, colourOf, mix, type Colour, type Raster } from './raster.ts'

type Limb = { x: number; y: number; angle: number; long: number; wide: number; depth: number }

const bark = colourOf('#4a332c')
const petal = colourOf('#f7c3d3')
const pale = colourOf('#fff0f3')
const deep = colourOf('#d9769b')

/** Blossoming boughs that reach into the picture from above, on the side away from the light. */
export function paintBoughs(raster: Raster, light: Light, seed: string): void {
  const random = randomOf(`${seed}:boughs`)
  const { width, height } = raster
  const side = light.discX > 0.5 ? -1 : 1
  const startX = side < 0 ? 0 : width
  const clusters: { x: number; y: number; size: number }[] = []
  for (const [y, angle, long] of [
    [0.1, 0.1, 0.52],
    [-0.02, 0.36, 0.46],
    [0.3, -0.16, 0.3],
  ] as const) {
    const limb: Limb = {
      x: startX,
      y: height * y,
      angle: side < 0 ? angle : Math.PI - angle,
      long: width * long,
      wide: width * 0.013,
      depth: 0,
    }
    growLimb(raster, limb, light, random, clusters)
  }
  // The farther ones lie in the shade of those before them.
  for (const { x, y, size } of clusters)
    paintCluster(raster, x, y, size * 1.15, 0.55, light, random)
  for (const { x, y, size } of clusters) paintCluster(raster, x, y, size, 1, light, random)
}

function growLimb(
  raster: Raster,
  limb: Limb,
  light: Light,
  random: Random,
  clusters: { x: number; y: number; size: number }[],
): void {
  const steps = Math.max(8, Math.round(limb.long / 3))
  let { x, y, angle } = limb
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps
    const wide = limb.wide * (1 - share * 0.8)
    angle += random.between(-0.07, 0.07) + (limb.depth === 0 ? 0.004 : 0)
    x += (Math.cos(angle) * limb.long) / steps
    y += (Math.sin(angle) * limb.long) / steps
    for (let dy = Math.floor(-wide); dy <= wide; dy += 1) {
      const lit = 0.35 + 0.5 * clamp(-dy / wide)
      const own: Colour = [
        bark[0] * (light.ambient[0] + light.direct[0] * lit),
        bark[1] * (light.ambient[1] + light.direct[1] * lit),
        bark[2] * (light.ambient[2] + light.direct[2] * lit),
      ]
      for (let dx = -2; dx <= 2; dx += 1)
        blend(raster, Math.round(x + dx), Math.round(y + dy), own, clamp(wide - Math.abs(dy) + 0.3))
    }
    const twig = limb.depth < 2 && share > 0.12 && random.next() < (6 - limb.depth * 2) / steps
    if (twig)
      growLimb(
        raster,
        {
          x,
          y,
          angle: angle + (random.next() < 0.5 ? -1 : 1) * random.between(0.4, 1),
          long: limb.long * random.between(0.22, 0.42),
          wide: wide * 0.55,
          depth: limb.depth + 1,
        },
        light,
        random,
        clusters,
      )
    const bloom = share > 0.15 && random.next() < (limb.depth === 0 ? 0.1 : 0.24)
    if (bloom) {
      const size = raster.width * random.between(0.009, 0.021)
      clusters.push({
        x: x + random.between(-1, 1) * size * 1.6,
        y: y + random.between(-1, 1.2) * size * 1.5,
        size,
      })
    }
  }
}

/** Some flowers of five petals, with a few buds. */
function paintCluster(
  raster: Raster,
  x: number,
  y: number,
  size: number,
  bright: number,
  light: Light,
  random: Random,
): void {
  for (let index = 0; index < 3; index += 1) {
    const turn = random.next() * 6
    const middleX = x + random.between(-1, 1) * size
    const middleY = y + random.between(-1, 1) * size
    const radius = size * random.between(0.55, 0.9)
    const squash = random.between(0.65, 1)
    const tone = random.between(0.75, 1.05) * bright
    for (let py = Math.floor(middleY - radius); py <= middleY + radius; py += 1) {
      for (let px = Math.floor(middleX - radius); px <= middleX + radius; px += 1) {
        if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) continue
        const dx = (px - middleX) / radius
        const dy = (py - middleY) / radius / squash
        const away = Math.hypot(dx, dy)
        const angle = Math.atan2(dy, dx) + turn
        const edge = 0.6 + 0.36 * Math.abs(Math.cos(angle * 2.5)) ** 0.6
        const cover = clamp((edge - away) * radius * 0.7)
        if (cover <= 0) continue
        const own =
          away < 0.2 ? deep : mix(petal, away > 0.45 ? pale : deep, away > 0.45 ? 0.55 : 0.25)
        const by = tone * (0.62 - dy * 0.16)
        blend(
          raster,
          px,
          py,
          [
            own[0] * (light.direct[0] * by * 0.62 + light.ambient[0] * 0.75),
            own[1] * (light.direct[1] * by * 0.62 + light.ambient[1] * 0.75),
            own[2] * (light.direct[2] * by * 0.62 + light.ambient[2] * 0.75),
          ],
          cover,
        )
        if (cover > 0.5) raster.depth[py * raster.width + px] = 15
      }
    }
  }
}

/** A garden's trees in blossom, on both sides of the view: where they stand, and how tall they are. */
export function gardenTrees(
  random: Random,
): { x: number; z: number; tall: number; tone: number }[] {
  return [230, 190, 165, 130, 112, 92, 76, 64].flatMap((z) =>
    [-1, 1].map((side) => ({
      x: side * (10 + z * random.between(0.1, 0.42)),
      z: z * random.between(0.94, 1.06),
      tall: random.between(13, 19),
      tone: random.next(),
    })),
  )
}
