/** The square that is cut out of a picture. */
export type Crop = {
  /** Middle of the square, as a share of the picture's width and height. */
  x: number
  y: number
  /** 1: the largest square that fits; 2: half its side. */
  zoom: number
}

export type Size = { width: number; height: number }

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
/** A square of fewer pixels than this would look soft. */
const smallestSide = 128
const largestZoom = 6

export const zoomLimit = ({ width, height }: Size): number =>
  Math.max(1, Math.min(largestZoom, Math.min(width, height) / smallestSide))

/** Side of the square in pixels of the picture. */
const sideOf = (size: Size, zoom: number) => Math.min(size.width, size.height) / zoom

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The nearest square that lies within the picture. */
export function clampCrop({ x, y, zoom }: Crop, size: Size): Crop {
  const near = between(zoom, 1, zoomLimit(size))
  const side = sideOf(size, near)
  const halfWidth = side / size.width / 2
  const halfHeight = side / size.height / 2
  return {
    x: between(x, halfWidth, 1 - halfWidth),
    y: between(y, halfHeight, 1 - halfHeight),
    zoom: near,
  }
}

/** What is cut out, in pixels of the picture. */
export function cropArea(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const { x, y, zoom } = clampCrop(crop, size)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Moves the square by a part of its own side: `{ x: 0.1 }` shows a tenth more of what is at the right. */
export function moveCrop(crop: Crop, by: { x?: number; y?: number }, size: Size): Crop {
  const side = sideOf(size, crop.zoom)
  return clampCrop(
    {
      ...crop,
      x: crop.x + ((by.x ?? 0) * side) / size.width,
      y: crop.y + ((by.y ?? 0) * side) / size.height,
    },
    size,
  )
}

/**
 * Zooms so that what is under a point stays there.
 * @param at the point, from the middle of the square, in parts of its side (−0.5 to 0.5)
 */
export function zoomCrop(
  crop: Crop,
  zoom: number,
  size: Size,
  at: { x: number; y: number } = { x: 0, y: 0 },
): Crop {
  const next = between(zoom, 1, zoomLimit(size))
  const gone = sideOf(size, crop.zoom) - sideOf(size, next)
  return clampCrop(
    {
      x: crop.x + (at.x * gone) / size.width,
      y: crop.y + (at.y * gone) / size.height,
      zoom: next,
    },
    size,
  )
}
