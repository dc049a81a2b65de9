import type { Random } from '../random.ts'

/** Drawings of a room, in a frame `wide` × 1000, with the window on the right. */
export type RoomPlan = {
  readonly wide: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly lampX: number
}

export function roomPlan(wide: number): RoomPlan {
  const middle = wide * 0.6
  const half = Math.min(wide * 0.29, 340)
  return {
    wide,
    left: middle - half,
    right: middle + half,
    top: 96,
    bottom: 628,
    lampX: Math.max(120, wide * 0.14),
  }
}

const papers = ['#9aa58c', '#c99c80', '#8fa2b6', '#d6c3a0', '#a58a9c', '#b8a58e'] as const
const cloths = ['#c96f54', '#d9b48a', '#7f93a8', '#a8b08a', '#b98596', '#e2d3ba'] as const
const spines = [
  '#8c3f3a',
  '#3f5f7a',
  '#c99a4a',
  '#4f6b4f',
  '#7a5a7f',
  '#d8c7a4',
  '#5a4038',
] as const

/** The wall with a hole for the window, its frame, sill and panelling. */
export function wallDrawing({ wide, left, right, top, bottom }: RoomPlan, random: Random): string {
  const paper = random.pick(papers)
  const wood = random.pick(['#e9dfcc', '#8a5d3f', '#6d4a35', '#f0e9dc'] as const)
  const stripes = Array.from(
    { length: Math.ceil(wide / 56) },
    (_, index) =>
      `<rect x="${index * 56}" y="0" width="26" height="730" fill="#fff" opacity="0.05"/>`,
  ).join('')
  const panels = Array.from({ length: Math.ceil(wide / 170) }, (_, index) => {
    const x = index * 170 + 22
    return `<rect x="${x}" y="764" width="126" height="230" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="5"/><path d="M${x + 4} 994 V768 H${x + 122}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="4"/>`
  }).join('')
  const hole = `M0 0 H${wide} V730 H0 Z M${left} ${top} V${bottom} H${right} V${top} Z`
  const pane = (right - left) / 2
  const bars = `M${left + pane} ${top} V${bottom} M${left} ${top + 190} H${right}`
  return `<path d="${hole}" fill="${paper}" fill-rule="evenodd"/><g clip-path="url(#wall)">${stripes}</g>
<clipPath id="wall"><path d="${hole}" clip-rule="evenodd"/></clipPath>
<rect y="726" width="${wide}" height="280" fill="${wood}"/><rect y="720" width="${wide}" height="20" fill="${wood}"/><rect y="738" width="${wide}" height="7" fill="#000" opacity="0.25"/>${panels}
<path d="M${left - 34} ${top - 34} H${right + 34} V${bottom} H${left - 34} Z M${left} ${top} V${bottom} H${right} V${top} Z" fill="${wood}" fill-rule="evenodd"/>
<path d="M${left} ${bottom} V${top} H${right}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="7"/>
<path d="${bars}" stroke="${wood}" stroke-width="15"/><path d="${bars}" stroke="#000" stroke-opacity="0.25" stroke-width="4" transform="translate(6 6)"/>
<rect x="${left - 60}" y="${bottom + 26}" width="${right - left + 120}" height="26" fill="#000" opacity="0.22"/>
<rect x="${left - 56}" y="${bottom - 4}" width="${right - left + 112}" height="34" rx="5" fill="${wood}"/><rect x="${left - 56}" y="${bottom - 4}" width="${right - left + 112}" height="8" rx="4" fill="#fff" opacity="0.35"/>`
}

/** Curtains, shelf, pictures, and what stands on the sill. */
export function furnitureDrawing(plan: RoomPlan, random: Random): string {
  const { left, right, lampX } = plan
  const cloth = random.pick(cloths)
  const shelfX = Math.max(24, lampX - 100)
  const shelfWide = Math.max(120, left - 150 - shelfX)
  let x = shelfX + 12
  let books = ''
  while (x < shelfX + shelfWide - 70) {
    const thick = random.between(14, 26)
    const tall = random.between(72, 112)
    books += `<rect x="${x}" y="${400 - tall}" width="${thick}" height="${tall}" rx="2" fill="${random.pick(spines)}"/><path d="M${x + 3} ${412 - tall} h${thick - 6} M${x + 3} 386 h${thick - 6}" stroke="#f0dcae" stroke-width="3" opacity="0.7"/>`
    x += thick + 1
  }
  return `${curtain(left - 74, 1, cloth)}${curtain(right + 74, -1, cloth)}
<rect x="${left - 110}" y="52" width="${right - left + 220}" height="11" rx="5" fill="#5b4030"/><circle cx="${left - 112}" cy="57" r="13" fill="#7a5840"/><circle cx="${right + 112}" cy="57" r="13" fill="#7a5840"/>
<rect x="${shelfX}" y="400" width="${shelfWide}" height="15" fill="#7d573c"/><rect x="${shelfX}" y="415" width="${shelfWide}" height="16" fill="#000" opacity="0.2"/>${books}
${plant(shelfX + shelfWide - 34, 400, 0.62)}
<rect x="${shelfX + 16}" y="120" width="${Math.min(130, shelfWide - 20)}" height="140" fill="#6b4a34"/><rect x="${shelfX + 26}" y="130" width="${Math.min(130, shelfWide - 20) - 20}" height="120" fill="#efe6d2"/>
<path d="M${shelfX + 30} 238 l30 -52 l20 30 l16 -22 l22 44 Z" fill="#7d9a8c"/><circle cx="${shelfX + 88}" cy="162" r="11" fill="#d98a5a"/>
${plant(right - 50, 628, 0.95)}`
}

function curtain(x: number, side: number, cloth: string): string {
  const at = (across: number) => x + side * across
  const body = `M${at(-36)} 60 H${at(104)} C${at(98)} 220 ${at(84)} 330 ${at(36)} 430 C${at(54)} 540 ${at(60)} 640 ${at(66)} 742 H${at(-36)} Z`
  const folds = [-18, 4, 26, 50, 76]
    .map(
      (across, index) =>
        `<path d="M${at(across)} 62 C${at(across)} 240 ${at(across * 0.6)} 340 ${at(across * 0.34 - 4)} 430 C${at(across * 0.5)} 560 ${at(across * 0.66)} 650 ${at(across * 0.7)} 740" fill="none" stroke="${index % 2 === 0 ? '#000' : '#fff'}" stroke-opacity="${index % 2 === 0 ? 0.17 : 0.13}" stroke-width="13"/>`,
    )
    .join('')
  return `<path d="${body}" fill="${cloth}"/>${folds}<rect x="${Math.min(at(-34), at(42))}" y="420" width="76" height="17" rx="8" fill="#e8c98a"/>`
}

function plant(x: number, foot: number, scale: number): string {
  const leaves = [-70, -44, -18, 8, 34, 62]
    .map(
      (turn, index) =>
        `<path transform="rotate(${turn} 0 -66)" d="M0 -66 C-20 -104 -14 -142 0 -168 C14 -142 20 -104 0 -66 Z" fill="${index % 2 === 0 ? '#4f7f4a' : '#6d9c5c'}"/><path transform="rotate(${turn} 0 -66)" d="M0 -70 V-150" stroke="#2f5a36" stroke-width="2.500"/>`,
    )
    .join('')
  return `<g transform="translate(${x} ${foot}) scale(${scale})">${leaves}<path d="M-36 -70 H36 L27 0 H-27 Z" fill="#c0714f"/><path d="M10 -70 H36 L27 0 H8 Z" fill="#000" opacity="0.16"/><rect x="-40" y="-78" width="80" height="16" rx="4" fill="#cf8260"/></g>`
}

/** The table in front with the lamp on it. */
export function tableDrawing({ wide, lampX }: RoomPlan, random: Random): string {
  const wood = random.pick(['#a06c44', '#8a5a3a', '#b98556'] as const)
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = 868 + index * 15
    return `<path d="M0 ${y} C${wide * 0.3} ${y + random.between(-8, 8)} ${wide * 0.6} ${y + random.between(-8, 8)} ${wide} ${y + random.between(-4, 4)}" fill="none" stroke="#3a2013" stroke-opacity="0.18" stroke-width="${random.between(1.5, 4)}"/>`
  }).join('')
  return `<rect y="848" width="${wide}" height="152" fill="${wood}"/><rect y="848" width="${wide}" height="7" fill="#fff" opacity="0.22"/>${grain}
<ellipse cx="${lampX}" cy="888" rx="74" ry="15" fill="#000" opacity="0.3"/><ellipse cx="${lampX}" cy="880" rx="52" ry="12" fill="#6b4a38"/>
<path d="M${lampX - 8} 690 H${lampX + 8} V790 C${lampX + 52} 806 ${lampX + 48} 872 ${lampX} 878 C${lampX - 48} 872 ${lampX - 52} 806 ${lampX - 8} 790 Z" fill="#9c6a50"/><path d="M${lampX - 26} 822 C${lampX - 34} 840 ${lampX - 28} 858 ${lampX - 14} 866" stroke="#fff" stroke-opacity="0.4" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M${lampX - 54} 560 H${lampX + 54} L${lampX + 92} 700 H${lampX - 92} Z" fill="#f3dfb8"/>`
}

/** What shines: the lamp's shade and the bulbs around the window. */
export function shiningDrawing({ left, right, top, lampX }: RoomPlan, lit: number): string {
  const count = 13
  const bulbs = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const x = left - 30 + share * (right - left + 60)
    const y = top + 8 + 34 * Math.sin((share * 3 - Math.floor(share * 2.999)) * Math.PI)
    return `<circle cx="${x}" cy="${y}" r="17" fill="#ffb561" opacity="0.24"/><circle cx="${x}" cy="${y}" r="7.500" fill="#ffdf9a"/>`
  }).join('')
  return `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffb25c"/><stop offset="0.6" stop-color="#ffd894"/><stop offset="1" stop-color="#fff0c8"/></linearGradient></defs>
<g opacity="${lit}"><path d="M${lampX - 54} 560 H${lampX + 54} L${lampX + 92} 700 H${lampX - 92} Z" fill="url(#shade)"/>${bulbs}</g>`
}

/** Drawings of what stands on a table, standing on y = 0, about 200 wide. */

export const cupDrawing = (accent: string): string => `
<ellipse cx="0" cy="-6" rx="122" ry="26" fill="#000" opacity="0.28"/><ellipse cx="0" cy="-14" rx="112" ry="23" fill="#f6efe2"/><ellipse cx="0" cy="-18" rx="84" ry="15" fill="#d9cdb8"/>
<path d="M60 -92 C112 -104 116 -40 46 -44" fill="none" stroke="${accent}" stroke-width="14"/>
<path d="M-70 -118 H70 C70 -62 52 -24 24 -20 H-24 C-52 -24 -70 -62 -70 -118 Z" fill="${accent}"/>
<path d="M30 -118 H70 C70 -62 52 -24 24 -20 H8 C28 -40 34 -80 30 -118 Z" fill="#000" opacity="0.16"/><path d="M-54 -104 C-52 -74 -44 -50 -32 -38" stroke="#fff" stroke-opacity="0.5" stroke-width="9" fill="none" stroke-linecap="round"/>
<ellipse cx="0" cy="-118" rx="70" ry="17" fill="#fdf7ea"/><ellipse cx="0" cy="-116" rx="60" ry="12.500" fill="#9a5a2c"/><path d="M-44 -119 q26 -10 60 -4" stroke="#e0a066" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** Steam, to be added as light. */
export const steamDrawing = `<defs><filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="8"/></filter></defs>
<g filter="url(#soft)" fill="none" stroke="#d8d2c8" stroke-linecap="round"><path d="M-22 -138 C-56 -190 18 -216 -16 -272 C-36 -306 -2 -330 -12 -360" stroke-width="15" opacity="0.5"/><path d="M22 -136 C52 -180 -8 -214 28 -262 C48 -292 22 -314 34 -338" stroke-width="11" opacity="0.42"/></g>`

export const bookDrawing = `<ellipse cx="0" cy="-6" rx="150" ry="18" fill="#000" opacity="0.25"/>
<path d="M-146 -14 L-126 -66 C-84 -78 -30 -74 0 -56 C30 -74 84 -78 126 -66 L146 -14 C96 -28 34 -26 0 -8 C-34 -26 -96 -28 -146 -14 Z" fill="#8c4a3f"/>
<path d="M-134 -22 L-118 -70 C-80 -82 -28 -78 0 -60 C28 -78 80 -82 118 -70 L134 -22 C90 -36 32 -34 0 -16 C-32 -34 -90 -36 -134 -22 Z" fill="#f7eeda"/><path d="M0 -60 V-16" stroke="#b7a384" stroke-width="4"/>
<path d="M-108 -62 q48 -10 92 6 M-112 -50 q50 -10 96 7 M-116 -38 q52 -9 100 7 M108 -62 q-48 -10 -92 6 M112 -50 q-50 -10 -96 7 M116 -38 q-52 -9 -100 7" stroke="#b3a58d" stroke-width="3" fill="none"/>`

export const candleDrawing = `<ellipse cx="0" cy="-5" rx="62" ry="13" fill="#000" opacity="0.28"/><path d="M-52 -22 H52 L40 -4 H-40 Z" fill="#b98a4a"/><rect x="-24" y="-132" width="48" height="112" rx="6" fill="#f6ead0"/><path d="M6 -132 h18 v112 h-18 Z" fill="#000" opacity="0.1"/><path d="M-24 -126 q6 26 12 4 q6 -14 12 8 q7 20 12 -6 q6 -14 12 -4 v-8 h-48 Z" fill="#fff7e4"/><path d="M0 -132 v-12" stroke="#4a3a2c" stroke-width="4"/>`

export const flameDrawing = `<path d="M0 -142 C-20 -156 -12 -178 0 -200 C12 -178 20 -156 0 -142 Z" fill="#ffb84a"/><path d="M0 -144 C-9 -152 -6 -166 0 -178 C6 -166 9 -152 0 -144 Z" fill="#fff3cf"/>`

export function vaseDrawing(petal: string): string {
  const stems = [-34, -16, 0, 18, 36]
    .map((turn, index) => {
      const tall = 190 + (index % 2) * 34
      const leaf = `<path d="M0 -110 C-30 -124 -34 -150 -30 -166 C-12 -156 -2 -136 0 -110 Z" fill="#5f8f4e"/>`
      const petals = [0, 72, 144, 216, 288]
        .map(
          (angle) =>
            `<ellipse transform="rotate(${angle} 0 ${-tall})" cx="0" cy="${-tall - 19}" rx="16" ry="21" fill="${petal}"/>`,
        )
        .join('')
      return `<g transform="rotate(${turn} 0 -60)"><path d="M0 -60 V${-tall}" stroke="#4a7a3e" stroke-width="5"/>${leaf}${petals}<circle cx="0" cy="${-tall}" r="11" fill="#f2c14e"/></g>`
    })
    .join('')
  return `<ellipse cx="0" cy="-5" rx="62" ry="13" fill="#000" opacity="0.28"/>${stems}<path d="M-26 -112 H26 C22 -90 52 -70 46 -38 C42 -14 28 -4 0 -4 C-28 -4 -42 -14 -46 -38 C-52 -70 -22 -90 -26 -112 Z" fill="#dfe7e6"/><path d="M8 -112 H26 C22 -90 52 -70 46 -38 C42 -14 28 -4 10 -4 C30 -30 22 -80 8 -112 Z" fill="#3a4a5a" opacity="0.2"/><path d="M-30 -60 q-8 24 6 40" stroke="#fff" stroke-opacity="0.7" stroke-width="7" fill="none" stroke-linecap="round"/>`
}

export const cakeDrawing = `<ellipse cx="0" cy="-6" rx="140" ry="22" fill="#000" opacity="0.26"/><ellipse cx="0" cy="-16" rx="134" ry="22" fill="#f2ece0"/><path d="M-106 -96 V-22 C-106 -2 106 -2 106 -22 V-96 Z" fill="#f6d9c4"/><path d="M40 -110 V-8 C80 -10 106 -14 106 -22 V-96 Z" fill="#000" opacity="0.08"/><path d="M-106 -58 C-60 -44 60 -44 106 -58 V-46 C60 -32 -60 -32 -106 -46 Z" fill="#d9657f"/>
<ellipse cx="0" cy="-98" rx="106" ry="24" fill="#fff4ee"/><path d="M-106 -98 V-76 Q-96 -58 -84 -76 Q-72 -52 -58 -72 Q-44 -50 -28 -68 Q-12 -48 4 -68 Q20 -48 34 -68 Q48 -52 62 -72 Q76 -54 86 -76 Q98 -60 106 -78 V-98 Z" fill="#fff4ee"/>
<g fill="#d8364c"><circle cx="-74" cy="-104" r="12"/><circle cx="76" cy="-104" r="12"/><circle cx="-34" cy="-92" r="12"/><circle cx="36" cy="-92" r="12"/></g><g fill="#7fb0d8"><rect x="-54" y="-158" width="9" height="52"/><rect x="-5" y="-166" width="9" height="56"/><rect x="44" y="-158" width="9" height="52"/></g>`

export const cakeFlames = `<g fill="#ffb84a"><path d="M-50 -160 C-60 -170 -56 -182 -50 -192 C-44 -182 -40 -170 -50 -160 Z"/><path d="M0 -168 C-10 -178 -6 -190 0 -200 C6 -190 10 -178 0 -168 Z"/><path d="M48 -160 C38 -170 42 -182 48 -192 C54 -182 58 -170 48 -160 Z"/></g>`
