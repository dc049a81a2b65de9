import { crystalShape, type CrystalShape } from '@/ui/crystal-geometry'
import { warmShades } from '@/ui/crystal-colors'
import type { Hue } from '@/ui/hue'
import type { CrystalNode } from './encode'
import { box, paintCrystal, paintHalo, type Brush } from './paint'

export type Picture = OffscreenCanvas | HTMLCanvasElement
/** Makes an empty picture; null where the platform can draw none. */
export type NewPicture = (
  width: number,
  height: number,
) => { picture: Picture; brush: Brush } | null

/** Heights of kept pictures in device pixels; larger ones are drawn anew each time. */
const heights = [40, 80, 160] as const
/** More pictures than this are not kept. */
const kept = 1_600
/** Around a crystal, for its edge lines; in units of its box. */
const edge = 2
const haloExtent = 96

/** Shapes, colours and ready pictures of crystals. */
export function createSprites(newPicture: NewPicture) {
  const shapes = new Map<string, CrystalShape>()
  const colors = new Map<string, readonly string[]>()
  const pictures = new Map<string, Picture>()
  const halos = new Map<Hue, Picture>()

  const shapeOf = ({ facets, seed }: CrystalNode): CrystalShape => {
    const key = `${facets} ${seed}`
    const known = shapes.get(key)
    if (known !== undefined) return known
    const shape = crystalShape(facets, seed)
    shapes.set(key, shape)
    return shape
  }

  const shadesOf = ({ hue, warmth }: CrystalNode): readonly string[] => {
    const degrees = Math.round(warmth)
    const key = `${hue} ${degrees}`
    const known = colors.get(key)
    if (known !== undefined) return known
    const shades = warmShades(hue, degrees)
    colors.set(key, shades)
    return shades
  }

  const pictureOf = (node: CrystalNode, height: number): Picture | null => {
    const tier = heights.find((each) => each >= height)
    if (tier === undefined) return null
    const key = `${node.hue} ${Math.round(node.warmth)} ${node.facets} ${node.seed} ${node.glow.toFixed(1)} ${tier}`
    const known = pictures.get(key)
    if (known !== undefined) return known
    const scale = tier / box.height
    const made = newPicture(
      Math.ceil((box.width + 2 * edge) * scale),
      Math.ceil((box.height + 2 * edge) * scale),
    )
    if (made === null) return null
    made.brush.scale(scale, scale)
    made.brush.translate(edge, edge)
    paintCrystal(made.brush, shapeOf(node), shadesOf(node), node.glow)
    if (pictures.size >= kept) pictures.clear()
    pictures.set(key, made.picture)
    return made.picture
  }

  /**
   * Draws a crystal with its middle at 0, 0.
   * @param height in the brush’s units
   * @param density device pixels of one unit
   */
  const drawCrystal = (brush: Brush, node: CrystalNode, height: number, density: number): void => {
    const picture = pictureOf(node, height * density)
    const scale = height / box.height
    const left = (-box.width / 2 - edge) * scale
    const top = (-box.height / 2 - edge) * scale
    if (picture !== null) {
      const width = (box.width + 2 * edge) * scale
      brush.drawImage(picture, left, top, width, (box.height + 2 * edge) * scale)
      return
    }
    brush.save()
    brush.scale(scale, scale)
    brush.translate(-box.width / 2, -box.height / 2)
    paintCrystal(brush, shapeOf(node), shadesOf(node), node.glow)
    brush.restore()
  }

  const drawHalo = (brush: Brush, hue: Hue, extent: number): void => {
    let halo = halos.get(hue)
    if (halo === undefined) {
      const made = newPicture(haloExtent, haloExtent)
      if (made === null) return
      paintHalo(made.brush, haloExtent, warmShades(hue, 0)[5] ?? '#fff')
      halo = made.picture
      halos.set(hue, halo)
    }
    brush.drawImage(halo, -extent / 2, -extent / 2, extent, extent)
  }

  return { shapeOf, shadesOf, drawCrystal, drawHalo }
}

export type Sprites = ReturnType<typeof createSprites>
