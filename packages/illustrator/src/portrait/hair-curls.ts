import type { HairStyle } from './portrait.ts'

type Ring = readonly [count: number, rx: number, ry: number, r: number, from: number, to: number]

/** Curls in rings around the crown of a head, a little uneven; angles in degrees, clockwise from the right. */
const rings = ([x, y]: readonly [number, number], of: readonly Ring[]) =>
  of.flatMap(([count, rx, ry, r, from, to]) =>
    Array.from({ length: count }, (_, index) => {
      // From both ends to the middle, which lies on top.
      const step = index % 2 === 0 ? index / 2 : count - 1 - (index - 1) / 2
      const angle = ((from + ((to - from) * step) / (count - 1)) * Math.PI) / 180
      const uneven = 1 + (((index * 37) % 5) - 2) * 0.02
      return [
        Math.round(x + Math.cos(angle) * rx * uneven),
        Math.round(y + Math.sin(angle) * ry * uneven),
        Math.round(r * (1 + (((index * 53) % 5) - 2) * 0.07)),
      ] as const
    }),
  )

export const curlyHair = {
  /** A crown of tight curls. */
  cloud: {
    behind: [
      {
        curls: rings(
          [512, 408],
          [
            [26, 268, 256, 62, -205, 25],
            [22, 214, 210, 64, -205, 25],
            [6, 250, 200, 58, 25, 62],
            [6, 250, 200, 58, 118, 155],
          ],
        ),
      },
    ],
    before: [
      {
        curls: rings(
          [512, 424],
          [
            [15, 180, 192, 46, -182, 2],
            [15, 206, 230, 50, -176, -4],
            [12, 184, 262, 52, -160, -20],
            [9, 120, 232, 46, -150, -30],
          ],
        ),
      },
    ],
  },
  /** Loose curls that fall on the forehead and over the ears. */
  looseCurls: {
    behind: [
      {
        curls: rings(
          [512, 420],
          [
            [17, 206, 190, 44, -200, 20],
            [5, 204, 120, 36, 10, 44],
            [5, 204, 120, 36, 136, 170],
          ],
        ),
      },
    ],
    before: [
      {
        curls: [
          ...rings(
            [512, 400],
            [
              [17, 196, 236, 42, -180, 0],
              [15, 164, 204, 44, -176, -4],
              [12, 110, 200, 46, -166, -14],
            ],
          ),
          ...rings(
            [512, 360],
            [
              [11, 156, 96, 42, -180, 0],
              [9, 158, 58, 34, -186, 6],
            ],
          ),
        ],
      },
    ],
  },
  /** Close curls above a bare forehead. */
  closeCurls: {
    before: [
      {
        curls: [
          ...rings(
            [512, 404],
            [
              [19, 176, 224, 32, -184, 4],
              [17, 160, 200, 36, -178, -2],
              [13, 118, 214, 38, -160, -20],
            ],
          ),
          ...rings(
            [512, 340],
            [
              [11, 140, 110, 38, -180, 0],
              [11, 148, 72, 30, -182, 2],
            ],
          ),
        ],
      },
    ],
  },
} satisfies Record<string, HairStyle>
