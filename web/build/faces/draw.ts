import { glasses, jewels } from './adornments.ts'
import { clothes } from './clothes.ts'
import { brows, eyes } from './eyes.ts'
import { freckles, mouth, nose, years } from './features.ts'
import { beard, hairBefore, hairBehind } from './hair.ts'
import { ears, head, neck } from './head.ts'
import { air, crystalLight, palette } from './light.ts'
import type { Portrait } from './portraits.ts'

/** A portrait as an SVG of 1024 × 1024: somebody before the light of a crystal. */
export function drawPortrait(portrait: Portrait): string {
  const { tilt } = portrait
  const turned = (drawing: string) => `<g transform="rotate(${tilt} 512 780)">${drawing}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
<defs>${palette(portrait)}</defs>
${crystalLight()}
<g transform="translate(512 470) scale(1.1) translate(-512 -448)">
${turned(hairBehind(portrait))}
${neck(portrait)}
<g transform="translate(0 -58)">${clothes(portrait)}</g>
${turned(
  [ears, head, freckles, years, nose, beard, mouth, eyes, brows, hairBefore, glasses, jewels]
    .map((part) => part(portrait))
    .join('\n'),
)}
</g>
${air}
</svg>
`
}
