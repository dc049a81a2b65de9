import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { Portrait } from './portraits.ts'

const ink = '2a1a3e'

/** A colour made darker, by a factor of each of its three parts. */
const darker = (color: string, factor: number): string =>
  [0, 2, 4]
    .map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * factor))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')

const shown = (part: unknown) => (part === undefined || part === false ? 0 : 100)

/** Head and hair, as SVG elements in a square of 980. */
function headOf(portrait: Portrait): string {
  const { hairColor, skin, earrings = 'variant01', glasses = 'variant01' } = portrait
  // Names of parts are checked by Lorelei’s schema, whose types list each of them.
  const options = {
    hair: [portrait.hair],
    hairColor: [hairColor],
    eyes: [portrait.eyes],
    eyesColor: [ink],
    eyebrows: [portrait.brows],
    eyebrowsColor: [portrait.browColor ?? darker(hairColor, 0.7)],
    mouth: [portrait.mouth],
    mouthColor: [portrait.lipColor ?? '9c3a4a'],
    nose: [portrait.nose],
    noseColor: [ink],
    head: [portrait.head],
    skinColor: [skin],
    earrings: [earrings],
    earringsColor: ['e8b84a'],
    earringsProbability: shown(portrait.earrings),
    glasses: [glasses],
    glassesColor: [ink],
    glassesProbability: shown(portrait.glasses),
    beard: [portrait.beard ?? 'variant01'],
    beardProbability: shown(portrait.beard),
    frecklesColor: [darker(skin, 0.72)],
    frecklesProbability: shown(portrait.freckles),
    hairAccessories: ['flowers'],
    hairAccessoriesColor: ['ffd76a'],
    hairAccessoriesProbability: shown(portrait.flowers),
  } as unknown as lorelei.Options
  return createAvatar<lorelei.Options>(lorelei, options)
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<mask id="viewboxMask">[\s\S]*?<\/mask>/, '')
    .replace('<g mask="url(#viewboxMask)">', '<g>')
    .replaceAll('#000', `#${ink}`)
    .replaceAll(/(\d+\.\d{2})\d+/g, '$1')
}

const facets = [
  ['M0 0H430L250 330 0 250Z', 0.28],
  ['M430 0H1024V180L720 300Z', 0.16],
  ['M1024 180V640L800 470 720 300Z', 0.3],
  ['M0 250 250 330 180 700 0 820Z', 0.14],
  ['M180 700 400 1024H0V820Z', 0.26],
  ['M800 470 1024 640V1024H760Z', 0.12],
]
  .map(([path, opacity]) => `<path d="${path}" opacity="${opacity}"/>`)
  .join('')

const shoulders =
  'M120 1024C140 880 250 812 372 790L470 772C520 800 570 800 620 770L700 792C830 820 900 900 916 1024Z'
const collar =
  'M372 790C400 850 470 880 530 872 600 865 650 830 668 784L620 770C570 800 520 800 470 772Z'

/** A portrait as an SVG of 1024 × 1024: a head of designed parts before the light of a crystal. */
export function drawPortrait(portrait: Portrait): string {
  const [above, below, middle] = portrait.light
  const [dark, bright] = portrait.clothes
  const blush = portrait.blush ?? 'f0707c'
  const cheeks =
    portrait.beard === undefined
      ? '<g fill="url(#rose)"><ellipse cx="425" cy="520" rx="62" ry="42"/><ellipse cx="662" cy="520" rx="44" ry="40"/></g>'
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#${above}"/><stop offset="1" stop-color="#${below}"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".42" r=".5"><stop offset="0" stop-color="#${middle}" stop-opacity=".95"/><stop offset="1" stop-color="#${middle}" stop-opacity="0"/></radialGradient>
<radialGradient id="rose"><stop offset="0" stop-color="#${blush}" stop-opacity=".34"/><stop offset="1" stop-color="#${blush}" stop-opacity="0"/></radialGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#${bright}"/><stop offset="1" stop-color="#${dark}"/></linearGradient>
</defs>
<rect width="1024" height="1024" fill="url(#sky)"/>
<g fill="#fff">${facets}</g>
<rect width="1024" height="1024" fill="url(#glow)"/>
<path d="${shoulders}" fill="url(#cloth)"/>
<path d="${collar}" fill="#fff" opacity=".35"/>
<g transform="translate(22 -6)">${headOf(portrait)}${cheeks}</g>
</svg>
`
}
