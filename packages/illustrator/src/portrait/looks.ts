import { blend, darker, lighter } from './colors.ts'
import { crystalLight } from './light.ts'
import { hintsBefore, hintsBehind } from './hints.ts'
import { ellipse, path, veil } from './svg.ts'
import type { Portrait } from './portrait.ts'

/** How a portrait is finished: the face stays as it is drawn, what is around it changes. */
export type Look = 'crystal' | 'storybook' | 'sticker' | 'aurora' | 'brush' | 'wash' | 'canvas'

/** What stands behind somebody in these is uneven anyway, and may be drawn coarsely. */
export const coarseLooks: ReadonlySet<Look> = new Set(['brush', 'wash', 'canvas'])

type Finish = {
  /** Filters that it needs. */
  readonly defs: string
  readonly backdrop: (portrait: Portrait) => string
  /** Around the whole figure. */
  readonly figure?: string
  /** Over everything. */
  readonly air?: (portrait: Portrait) => string
}

const whole = (look: string) => `<rect width="1024" height="1024" ${look}/>`

/** Edges as wet colour or a brush leaves them. */
const uneven = (id: string, frequency: string, scale: number, seed: number) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`

const around = (portrait: Portrait) => crystalLight() + hintsBehind(portrait)

/** Strokes of a broad brush that turn around a head, each with the marks of its bristles. */
const strokes = ([above, amid, below]: Portrait['light'], dark: number) =>
  Array.from({ length: 60 }, (_, index) => {
    const ring = 660 - (index % 6) * 74
    const from = index * 47
    const share = ((index * 29) % 100) / 100
    const color = darker(
      share < 0.4 ? blend(amid, above, share * 2) : blend(amid, below, (share - 0.4) * 0.8),
      dark,
    )
    const d = (out: number) => {
      const [x, y] = [440 + Math.cos(from) * (ring + out), 430 + Math.sin(from) * (ring + out)]
      const [tx, ty] = [-Math.sin(from) * 190, Math.cos(from) * 190]
      return `M${Math.round(x - tx)} ${Math.round(y - ty)}Q${Math.round(x * 1.04)} ${Math.round(y * 1.04)} ${Math.round(x + tx)} ${Math.round(y + ty)}`
    }
    const width = 74 + (index % 4) * 18
    const bristles = [-0.34, -0.12, 0.1, 0.3]
      .map((share) =>
        path(
          d(width * share),
          `stroke="#${share < 0 ? lighter(color, 0.4) : darker(color, 0.3)}" stroke-width="5" opacity=".28"`,
        ),
      )
      .join('')
    return `<g fill="none" stroke-linecap="round">${path(d(0), `stroke="#${color}" stroke-width="${width}" opacity=".6"`)}${bristles}</g>`
  }).join('')

const finishes: Readonly<Record<Look, Finish>> = {
  crystal: { defs: '', backdrop: around },
  /** Bright and clear, with discs of light. */
  storybook: {
    defs: '',
    backdrop: (portrait) =>
      `${around(portrait)}${[
        [150, 240, 90],
        [880, 380, 120],
        [90, 620, 60],
        [760, 120, 54],
        [930, 700, 70],
      ]
        .map(([x, y, r]) =>
          ellipse(
            x!,
            y!,
            r!,
            r!,
            `fill="#${lighter(portrait.light[0], 0.6)}" opacity=".3" stroke="#fff" stroke-opacity=".5" stroke-width="3"`,
          ),
        )
        .join('')}`,
    air: () => whole('fill="url(#day)"'),
  },
  /** Flat colour, and the figure cut out with a white edge. */
  sticker: {
    defs: `<filter id="cut" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="7" result="far"/><feComponentTransfer in="far" result="smooth"><feFuncA type="linear" slope="9" intercept="-.35"/></feComponentTransfer><feFlood flood-color="#fffdf8"/><feComposite in2="smooth" operator="in" result="edge"/><feOffset in="far" dx="6" dy="14" result="low"/><feFlood flood-color="#1c0f3a" flood-opacity=".35"/><feComposite in2="low" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    backdrop: (portrait) => {
      const [above, amid, below] = portrait.light
      const rays = Array.from({ length: 12 }, (_, index) => {
        const angle = (index * Math.PI) / 6
        const at = (turn: number) =>
          `${Math.round(512 + Math.cos(angle + turn) * 900)} ${Math.round(480 + Math.sin(angle + turn) * 900)}`
        return path(
          `M512 480L${at(0)}L${at(Math.PI / 12)}Z`,
          `fill="#${lighter(amid, 0.3)}" opacity=".55"`,
        )
      }).join('')
      return `${whole(`fill="#${amid}"`)}${rays}${ellipse(512, 480, 400, 400, `fill="#${lighter(above, 0.35)}"`)}${ellipse(512, 480, 400, 400, `fill="none" stroke="#${blend(amid, below, 0.3)}" stroke-opacity=".35" stroke-width="6"`)}${hintsBehind(portrait)}`
    },
    figure: 'filter="url(#cut)"',
  },
  /** Veils of coloured light and motes that glow. */
  aurora: {
    defs: '',
    backdrop: (portrait) => {
      const [above, amid, below] = portrait.light
      const motes = Array.from({ length: 40 }, (_, index) => {
        const [x, y, r] = [(index * 397) % 1024, (index * 611) % 980, 2 + (index % 5) * 1.6]
        return `${ellipse(x, y, r * 3, r * 3, `fill="#${lighter(above, 0.5)}" opacity=".22"`)}${ellipse(x, y, r, r, 'fill="#fff" opacity=".85"')}`
      }).join('')
      return `${crystalLight()}${whole(`fill="#${darker(below, 0.45)}" opacity=".42"`)}${veil('M-80 620C160 320 320 560 540 320C700 150 880 260 1104 120', blend(amid, '7fe8ff', 0.55), 340, 0.9)}${veil('M-80 340C160 120 320 300 500 170C660 50 880 160 1104 20', blend(above, 'd79cff', 0.6), 280, 0.9)}${ellipse(440, 420, 380, 380, 'fill="url(#glow)" opacity=".7"')}${hintsBehind(portrait)}${motes}`
    },
  },
  /** A broad brush that went around the head. */
  brush: {
    defs: uneven('bristle', '.008 .02', 26, 3),
    backdrop: (portrait) =>
      `${around(portrait)}<g filter="url(#bristle)">${strokes(portrait.light, 0)}</g>${ellipse(430, 400, 430, 430, 'fill="url(#glow)" opacity=".55"')}${hintsBehind(portrait)}`,
  },
  /** Washes of colour that end on white paper. */
  wash: {
    defs: `${uneven('wet', '.011', 90, 8)}<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .3  0 0 0 0 .3  0 0 0 .16 0"/></filter><radialGradient id="paper" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-color="#fffcf6" stop-opacity="0"/><stop offset="1" stop-color="#fffcf6" stop-opacity=".9"/></radialGradient><linearGradient id="run" x1="0" y1="0" x2="0" y2="1"><stop offset=".82" stop-color="#fffcf6" stop-opacity="0"/><stop offset="1" stop-color="#fffcf6" stop-opacity=".92"/></linearGradient>`,
    backdrop: (portrait) => {
      const [above, amid, below] = portrait.light
      const blots = [
        [420, 380, 470, 420, amid, 0.5],
        [690, 300, 300, 270, above, 0.75],
        [250, 640, 290, 260, blend(amid, below, 0.35), 0.38],
        [780, 700, 280, 240, blend(amid, above, 0.4), 0.55],
        [350, 210, 230, 170, lighter(above, 0.3), 0.8],
      ] as const
      const washes = blots
        .map(
          ([x, y, rx, ry, color, opacity]) =>
            ellipse(x, y, rx, ry, `fill="#${color}" opacity="${opacity}"`) +
            ellipse(
              x,
              y,
              rx - 6,
              ry - 6,
              `fill="none" stroke="#${blend(color, below, 0.3)}" stroke-opacity=".3" stroke-width="8"`,
            ),
        )
        .join('')
      return `${whole('fill="#fffcf6"')}<g filter="url(#wet)">${washes}</g><g opacity=".7">${hintsBehind(portrait)}</g>${whole('filter="url(#grain)" opacity=".5"')}`
    },
    air: () => `${whole('fill="url(#paper)"')}${whole('fill="url(#run)"')}`,
  },
  /** The warm dark of an old canvas, and its weave. */
  canvas: {
    defs: `${uneven('oil', '.01 .024', 30, 11)}<filter id="weave"><feTurbulence type="turbulence" baseFrequency=".9 .12" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  0 0 0 .5 -.06"/></filter><radialGradient id="varnish" cx=".44" cy=".42" r=".8"><stop offset=".56" stop-color="#3a1e08" stop-opacity="0"/><stop offset="1" stop-color="#2a1406" stop-opacity=".66"/></radialGradient>`,
    backdrop: (portrait) => {
      const warm = portrait.light.map((color) => blend(color, '7a4a20', 0.3)) as [
        string,
        string,
        string,
      ]
      return `${whole(`fill="#${darker(warm[1], 0.2)}"`)}<g filter="url(#oil)">${strokes(warm, 0.12)}</g>${ellipse(400, 380, 440, 440, 'fill="url(#glow)" opacity=".55"')}${hintsBehind(portrait)}${whole('filter="url(#weave)" opacity=".4"')}`
    },
    air: () => `${whole('fill="#e0a040" opacity=".06"')}${whole('fill="url(#varnish)"')}`,
  },
}

/** What a look draws behind, around and over a figure, and what it needs for that. */
export function finishOf(look: Look, portrait: Portrait) {
  const { defs, backdrop, figure = '', air } = finishes[look]
  return {
    defs,
    behind: backdrop(portrait),
    figure,
    over: hintsBefore(portrait) + (air?.(portrait) ?? ''),
  }
}
