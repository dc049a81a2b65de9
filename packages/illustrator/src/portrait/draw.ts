import { glasses, jewels } from './adornments.ts'
import { clothes } from './clothes.ts'
import { brows, eyes } from './eyes.ts'
import { freckles, mouth, nose, years } from './features.ts'
import { beard, hairBefore, hairBehind } from './hair.ts'
import { ears, head, neck } from './head.ts'
import { air, palette } from './light.ts'
import { finishOf, type Look } from './looks.ts'
import type { Portrait } from './portrait.ts'

const drawing = (defs: string, ...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
<defs>${defs}</defs>
${parts.join('\n')}
</svg>
`

/** A portrait as an SVG of 1024 × 1024: somebody before the light of a crystal, finished in a look. */
export function drawPortrait(portrait: Portrait, look: Look = 'crystal'): string {
  const { defs, behind, figure, over } = finishOf(look, portrait)
  return drawing(palette(portrait) + defs, behind, drawFigure(portrait, figure), `${air}${over}`)
}

/** The same as two drawings, one over the other: what is behind somebody, and who stands before it. */
export function drawLayers(portrait: Portrait, look: Look): { behind: string; before: string } {
  const { defs, behind, figure, over } = finishOf(look, portrait)
  const all = palette(portrait) + defs
  return {
    behind: drawing(all, behind),
    before: drawing(all, drawFigure(portrait, figure), `${air}${over}`),
  }
}

function drawFigure(portrait: Portrait, look: string): string {
  const { tilt } = portrait
  const turned = (drawing: string) => `<g transform="rotate(${tilt} 512 780)">${drawing}</g>`
  return `<g ${[look, 'transform="translate(512 470) scale(1.1) translate(-512 -448)"'].filter(Boolean).join(' ')}>
${turned(hairBehind(portrait))}
${neck(portrait)}
<g transform="translate(0 -58)">${clothes(portrait)}</g>
${turned(
  [ears, head, freckles, years, nose, beard, mouth, eyes, brows, hairBefore, glasses, jewels]
    .map((part) => part(portrait))
    .join('\n'),
)}
</g>`
}
