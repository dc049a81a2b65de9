import { darker, lighter, shaded } from './colors.ts'
import { ellipse, path } from './svg.ts'
import type { Portrait } from './portrait.ts'

const gradient = (
  id: string,
  ends: string,
  ...stops: readonly (readonly [number, string, number?])[]
) =>
  `<linearGradient id="${id}" ${ends}>${stops.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="#${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('')}</linearGradient>`

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Gradients and blurs that the parts of a portrait refer to. */
export function palette({ skin, hair, light, clothes, eyes }: Portrait): string {
  const whole = 'gradientUnits="userSpaceOnUse"'
  return [
    gradient('sky', 'x1="0" y1="0" x2=".9" y2="1"', [0, light[0]], [0.55, light[1]], [1, light[2]]),
    gradient(
      'skin',
      `${whole} x1="380" y1="230" x2="680" y2="760"`,
      [0, lighter(skin, 0.36)],
      [0.45, skin],
      [1, shaded(skin, 0.16)],
    ),
    gradient(
      'throat',
      `${whole} x1="400" y1="700" x2="640" y2="980"`,
      [0, shaded(skin, 0.1)],
      [0.6, skin],
      [1, shaded(skin, 0.14)],
    ),
    gradient(
      'hair',
      `${whole} x1="320" y1="140" x2="720" y2="860"`,
      [0, lighter(hair.color, 0.14)],
      [0.4, hair.color],
      [1, darker(hair.color, 0.42)],
    ),
    gradient(
      'sheen',
      `${whole} x1="480" y1="150" x2="530" y2="420"`,
      [0.1, hair.shine, 0],
      [0.42, hair.shine, 0.75],
      [0.6, hair.shine, 0.3],
      [0.85, hair.shine, 0],
    ),
    gradient(
      'rim',
      `${whole} x1="380" y1="300" x2="760" y2="420"`,
      [0.55, light[0], 0],
      [1, lighter(light[1], 0.3), 0.42],
    ),
    gradient(
      'cloth',
      `${whole} x1="220" y1="800" x2="820" y2="1024"`,
      [0, lighter(clothes.color, 0.26)],
      [0.45, clothes.color],
      [1, darker(clothes.color, 0.42)],
    ),
    gradient(
      'lining',
      `${whole} x1="360" y1="800" x2="680" y2="1024"`,
      [0, lighter(clothes.second, 0.3)],
      [0.6, clothes.second],
      [1, darker(clothes.second, 0.3)],
    ),
    `<radialGradient id="iris" cx=".5" cy=".86" r=".82"><stop offset="0" stop-color="#${lighter(eyes.iris, 0.5)}"/><stop offset=".45" stop-color="#${eyes.iris}"/><stop offset="1" stop-color="#${darker(eyes.iris, 0.62)}"/></radialGradient>`,
    `<radialGradient id="curl" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="#${lighter(hair.color, 0.26)}"/><stop offset=".5" stop-color="#${hair.color}"/><stop offset="1" stop-color="#${darker(hair.color, 0.24)}"/></radialGradient>`,
    `<radialGradient id="glow"><stop offset="0" stop-color="#${lighter(light[0], 0.75)}" stop-opacity=".95"/><stop offset=".5" stop-color="#${lighter(light[0], 0.4)}" stop-opacity=".5"/><stop offset="1" stop-color="#${light[0]}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="dusk" cx=".42" cy=".4" r=".78"><stop offset=".6" stop-color="#${darker(light[2], 0.3)}" stop-opacity="0"/><stop offset="1" stop-color="#${darker(light[2], 0.6)}" stop-opacity=".5"/></radialGradient>`,
    `<radialGradient id="day" cx=".2" cy=".12" r=".9"><stop offset="0" stop-color="#fff8ec" stop-opacity=".13"/><stop offset="1" stop-color="#fff8ec" stop-opacity="0"/></radialGradient>`,
    gradient('shard', 'x1="0" y1="0" x2=".6" y2="1"', [0, light[0]], [1, light[1]]),
    gradient('evening', 'x1="0" y1="0" x2="0" y2="1"', [0.78, light[2], 0], [1, light[2], 0.4]),
    blur('hair-fine', 2.5),
    blur('fine', 7),
    blur('soft', 20),
    blur('softer', 36),
  ].join('')
}

/** Facets of one large crystal that stands behind everybody; shares of white, or of shade below 0. */
const facets = [
  ['M512 -40L250 60 330 300 512 180Z', 0.34],
  ['M512 -40L780 70 690 310 512 180Z', 0.18],
  ['M250 60L40 330 330 300Z', 0.2],
  ['M780 70L990 350 690 310Z', 0.08],
  ['M40 330L-20 700 230 640 330 300Z', 0.12],
  ['M990 350L1050 720 800 650 690 310Z', -0.12],
  ['M-20 700L180 1060 380 1060 230 640Z', -0.06],
  ['M1050 720L850 1060 640 1060 800 650Z', -0.22],
  ['M330 300L230 640 380 1060 512 760Z', 0.16],
  ['M690 310L800 650 640 1060 512 760Z', -0.08],
  ['M330 300L512 180 690 310 512 760Z', 0.22],
  ['M0 0H250L40 330 0 340Z', 0.1],
  ['M1024 0H780L990 350 1024 340Z', -0.06],
] as const

/** Small crystals in the air: where, how large and how turned. */
const shards = [
  [128, 690, 0.95, -18],
  [206, 800, 0.55, 14],
  [884, 640, 0.8, 16],
  [842, 316, 0.5, -10],
] as const

const sparks = [
  [168, 196, 15],
  [872, 172, 10],
  [120, 520, 8],
  [914, 470, 13],
  [792, 82, 7],
  [236, 92, 7],
] as const

/** The same light over everything in front of it. */
export const air =
  '<rect width="1024" height="1024" fill="url(#evening)"/><rect width="1024" height="1024" fill="url(#day)"/>'

/** The light of a crystal, brightest behind the head on the left. */
export function crystalLight(): string {
  const cut = facets
    .map(([d, light]) =>
      path(
        d,
        `fill="#${light > 0 ? 'ffffff' : '1c0f3a'}" opacity="${Math.abs(light)}" stroke="#ffffff" stroke-opacity=".35" stroke-width="2"`,
      ),
    )
    .join('')
  const stars = sparks
    .map(([x, y, r]) =>
      path(
        `M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
        'fill="#fff" opacity=".85"',
      ),
    )
    .join('')
  const floating = shards
    .map(
      ([x, y, size, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" opacity=".9">${path('M0 -60L26 -18 16 52 -16 52 -26 -18Z', 'fill="url(#shard)"')}${path('M0 -60L-26 -18 -16 52 -4 -8Z', 'fill="#fff" opacity=".55"')}${path('M0 -60L26 -18 -4 -8Z', 'fill="#fff" opacity=".8"')}</g>`,
    )
    .join('')
  return `<rect width="1024" height="1024" fill="url(#sky)"/>${cut}${ellipse(430, 400, 430, 430, 'fill="url(#glow)"')}<rect width="1024" height="1024" fill="url(#dusk)"/>${floating}${stars}`
}
