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
