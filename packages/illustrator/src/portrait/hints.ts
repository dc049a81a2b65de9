import { blend, lighter } from './colors.ts'
import { ellipse, haze, line, path, veil } from './svg.ts'
import type { Hint, Portrait } from './portrait.ts'

type Light = Portrait['light']
/** A place in the picture and a size. */
type Spot = readonly [x: number, y: number, size: number]

/** Evenly strewn over a part of the picture, always alike. */
const strewn = (
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
) =>
  Array.from({ length: count }, (_, index): Spot => [
    Math.round(left + (right - left) * ((0.5 + index * 0.618034) % 1)),
    Math.round(top + (bottom - top) * ((0.31 + index * 0.754878) % 1)),
    1 + ((index * 37) % 10) / 10,
  ])

/** Beside a head rather than over it. */
const aside = ([x, y]: Spot) => x < 300 || x > 724 || y < 150

const soft = (drawing: string, filter: 'fine', opacity = 1) =>
  `<g filter="url(#${filter})" opacity="${opacity}">${drawing}</g>`

const star = (x: number, y: number, r: number) =>
  path(
    `M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
    'fill="#fff"',
  )

const stars = strewn(46, [0, 0, 1024, 640])
  .map(([x, y, size], index) =>
    index % 6 === 0 ? star(x, y, size * 9) : ellipse(x, y, size * 1.7, size * 1.7, 'fill="#fff"'),
  )
  .join('')

const disc = (color: string, x: number, y: number, r: number) =>
  haze([x, y, r * 2.6, r * 2.6], color, 0.6) +
  ellipse(x, y, r, r, `fill="#${lighter(color, 0.6)}" opacity=".92"`)

/** Ridges one behind the other, the nearest darkest. */
const ridges = ([, amid, below]: Light) =>
  [
    [
      'M0 640C120 560 200 610 300 560C420 500 500 600 620 560C740 510 860 560 1024 500V1024H0Z',
      0.25,
    ],
    [
      'M0 730C140 660 260 720 380 680C520 640 640 720 780 670C880 640 960 660 1024 640V1024H0Z',
      0.55,
    ],
  ]
    .map(([d, share]) =>
      path(d as string, `fill="#${blend(amid, below, share as number)}" opacity=".5"`),
    )
    .join('')

const horizon = ([above, amid, below]: Light) =>
  path('M0 640H1024V1024H0Z', `fill="#${blend(amid, below, 0.45)}" opacity=".55"`) +
  haze([430, 640, 640, 26], lighter(above, 0.7), 0.5) +
  strewn(34, [0, 656, 1024, 900])
    .map(([x, y, size]) =>
      line(`M${x - size * 22} ${y}H${x + size * 22}`, lighter(above, 0.5), 2 + size * 2, 0.4),
    )
    .join('')

const northernLight =
  veil('M-80 440C180 160 360 420 560 230C720 90 880 200 1104 60', '6af0c0', 300, 1) +
  veil('M-80 230C160 60 300 230 460 110C620 0 860 110 1104 -40', '9a8cff', 240, 0.9)

const lamps = ([above]: Light, warm: string) =>
  strewn(22, [-20, 330, 1044, 900])
    .filter(aside)
    .map(([x, y, size], index) =>
      ellipse(
        x,
        y,
        size * 24,
        size * 24,
        `fill="#${index % 3 === 0 ? lighter(above, 0.4) : warm}" opacity="${0.2 + (index % 4) * 0.09}"`,
      ),
    )
    .join('')

const leaf = (x: number, y: number, size: number, color: string, turn: number) =>
  path(
    'M0 -26C18 -14 18 12 0 28C-18 12 -18 -14 0 -26Z',
    `fill="#${color}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
  )

const boughs = ([, amid, below]: Light) =>
  soft(
    [
      ...strewn(26, [-40, -40, 330, 420]),
      ...strewn(26, [700, -40, 1064, 380]),
      ...strewn(14, [-40, 560, 240, 900]),
      ...strewn(14, [800, 560, 1064, 900]),
    ]
      .map(([x, y, size], index) =>
        leaf(
          x,
          y,
          size * 1.7,
          index % 3 === 0 ? lighter(amid, 0.3) : blend(amid, below, 0.7),
          (index * 67) % 180,
        ),
      )
      .join(''),
    'fine',
    0.75,
  )

/** What stands or falls behind somebody. */
const behind: Readonly<Record<Hint, (light: Light) => string>> = {
  stars: () => `<g opacity=".85">${stars}</g>`,
  moon: ([above]) => disc(lighter(above, 0.5), 812, 190, 74),
  sun: ([above]) => disc(blend(above, 'ffe29a', 0.6), 812, 210, 84),
  snow: () =>
    strewn(60, [0, 0, 1024, 1000])
      .map(([x, y, size]) => ellipse(x, y, size * 3.4, size * 3.4, 'fill="#fff" opacity=".7"'))
      .join(''),
  rain: ([above]) =>
    strewn(70, [0, -20, 1064, 1000])
      .map(([x, y, size]) =>
        line(`M${x} ${y}l${-size * 9} ${size * 34}`, lighter(above, 0.6), 2.4, 0.34),
      )
      .join(''),
  petals: () => '',
  leaves: () => '',
  sea: horizon,
  hills: ridges,
  lamps: (light) => soft(lamps(light, 'ffd28a'), 'fine'),
  boughs,
  aurora: () => northernLight,
  mist: ([above]) =>
    haze([240, 720, 560, 150], lighter(above, 0.5), 0.8) +
    haze([840, 560, 480, 140], lighter(above, 0.5), 0.8) +
    haze([700, 860, 620, 150], lighter(above, 0.5), 0.7),
  sparks: ([above]) =>
    strewn(34, [0, 80, 1024, 960])
      .map(([x, y, size]) =>
        ellipse(x, y, size * 4, size * 4, `fill="#${lighter(above, 0.7)}" opacity=".7"`),
      )
      .join(''),
}

/** What falls before somebody, out of focus, and never over the face. */
const before: Partial<Record<Hint, (light: Light) => string>> = {
  snow: () =>
    soft(
      strewn(26, [0, 0, 1024, 1024])
        .filter(aside)
        .map(([x, y, size]) => ellipse(x, y, size * 9, size * 9, 'fill="#fff" opacity=".75"'))
        .join(''),
      'fine',
    ),
  petals: () =>
    strewn(34, [0, 0, 1024, 1010])
      .filter(aside)
      .map(([x, y, size], index) =>
        leaf(x, y, size * 0.62, ['ffd3e0', 'ffb3cb', 'fff0f4'][index % 3]!, (index * 67) % 180),
      )
      .join(''),
  leaves: () =>
    strewn(26, [0, 0, 1024, 1010])
      .filter(aside)
      .map(([x, y, size], index) =>
        leaf(x, y, size * 0.72, ['e8a03c', 'd0662c', 'f2c860'][index % 3]!, (index * 67) % 180),
      )
      .join(''),
}

export const hintsBehind = ({ hints = [], light }: Portrait): string =>
  hints.map((hint) => behind[hint](light)).join('')

export const hintsBefore = ({ hints = [], light }: Portrait): string =>
  hints.map((hint) => before[hint]?.(light) ?? '').join('')
