import type { AvatarStyle } from '@lumen/contracts/media/names'
import { lookOf } from '@lumen/illustrator/portrait/choose'
import { drawPortrait } from '@lumen/illustrator/portrait/draw'
import { shippedPortraits } from '@lumen/illustrator/portrait/shipped'

const shown = {
  realistic: shippedPortraits.noa,
  artistic: shippedPortraits.amara,
  cartoon: shippedPortraits.zhou,
  anime: shippedPortraits.xiaye,
  fantasy: shippedPortraits.lumi,
} as const satisfies Record<AvatarStyle, unknown>

/** Somebody in a style of avatars, as an SVG. */
export const drawStyle = (style: AvatarStyle): string => drawPortrait(shown[style], lookOf[style])
