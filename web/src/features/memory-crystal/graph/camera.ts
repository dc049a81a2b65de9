/** What of the graph is seen: the point in the middle of the picture, and how large things are. */
export type Camera = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }
export type Place = { x: number; y: number }
/** Edges of what there is to see, in the graph’s units. */
export type Bounds = { left: number; top: number; right: number; bottom: number }

const zoomRange = { nearest: 5, farthest: 0.08, fitted: 1.6 } as const
/** Nothing of the graph lies nearer to the edge of the picture when all of it is shown. */
const margin = 28

export const toScreen = (camera: Camera, size: Size, { x, y }: Place): Place => ({
  x: (x - camera.x) * camera.zoom + size.width / 2,
  y: (y - camera.y) * camera.zoom + size.height / 2,
})

export const toGraph = (camera: Camera, size: Size, { x, y }: Place): Place => ({
  x: (x - size.width / 2) / camera.zoom + camera.x,
  y: (y - size.height / 2) / camera.zoom + camera.y,
})

/** Edges of crystals of these sizes at these places; null when there are none. */
export function boundsOf(places: Float32Array, sizes: readonly number[]): Bounds | null {
  if (sizes.length === 0) return null
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  sizes.forEach((size, index) => {
    const x = places[index * 2] ?? 0
    const y = places[index * 2 + 1] ?? 0
    bounds.left = Math.min(bounds.left, x - size * 0.4)
    bounds.right = Math.max(bounds.right, x + size * 0.4)
    bounds.top = Math.min(bounds.top, y - size * 0.5)
    bounds.bottom = Math.max(bounds.bottom, y + size * 0.5)
  })
  return bounds
}

/** Shows everything, as large as it fits but not larger than looks good. */
export function fit(bounds: Bounds, size: Size): Camera {
  const zoom = Math.min(
    Math.max(1, size.width - 2 * margin) / Math.max(1, bounds.right - bounds.left),
    Math.max(1, size.height - 2 * margin) / Math.max(1, bounds.bottom - bounds.top),
    zoomRange.fitted,
  )
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    zoom: Math.max(zoomRange.farthest, zoom),
  }
}

/** Keeps the middle of the picture over the graph, and the zoom within reason. */
export function within(camera: Camera, bounds: Bounds, size: Size): Camera {
  const least = Math.max(zoomRange.farthest, fit(bounds, size).zoom * 0.7)
  return {
    x: Math.min(bounds.right, Math.max(bounds.left, camera.x)),
    y: Math.min(bounds.bottom, Math.max(bounds.top, camera.y)),
    zoom: Math.min(zoomRange.nearest, Math.max(least, camera.zoom)),
  }
}

/** Zooms by a factor; what lies under `point` (of the picture) stays there. */
export function zoomAt(
  camera: Camera,
  factor: number,
  point: Place,
  bounds: Bounds,
  size: Size,
): Camera {
  const { zoom } = within({ ...camera, zoom: camera.zoom * factor }, bounds, size)
  const fixed = toGraph(camera, size, point)
  return within(
    {
      x: fixed.x - (point.x - size.width / 2) / zoom,
      y: fixed.y - (point.y - size.height / 2) / zoom,
      zoom,
    },
    bounds,
    size,
  )
}

/** Moves the picture by so many pixels. */
export const pan = (camera: Camera, dx: number, dy: number, bounds: Bounds, size: Size): Camera =>
  within(
    { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom },
    bounds,
    size,
  )

/** Moves only as far as is needed for a crystal to be seen with room around it. */
export function reveal(
  camera: Camera,
  place: Place,
  height: number,
  bounds: Bounds,
  size: Size,
): Camera {
  const at = toScreen(camera, size, place)
  const room = (height * camera.zoom) / 2 + margin
  const beyond = (value: number, end: number) =>
    value < room ? room - value : value > end - room ? end - room - value : 0
  return pan(camera, beyond(at.x, size.width), beyond(at.y, size.height), bounds, size)
}
