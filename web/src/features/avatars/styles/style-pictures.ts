import type { AvatarStyle } from '@lumen/contracts/media/names'
import anime from './anime.webp'
import artistic from './artistic.webp'
import cartoon from './cartoon.webp'
import fantasy from './fantasy.webp'
import realistic from './realistic.webp'

/** A face in each style, drawn by `npm run faces -w web`. */
export const stylePictures: Readonly<Record<AvatarStyle, string>> = {
  realistic,
  artistic,
  cartoon,
  anime,
  fantasy,
}
