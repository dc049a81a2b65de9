import type { FromGraph, ToGraph } from './messages'
import { createScene, type Scene } from './scene'

/** The page hands over its canvas first, then tells the scene what to show. */
export type ToWorker = { type: 'canvas'; canvas: OffscreenCanvas } | ToGraph

type Scope = {
  postMessage(message: FromGraph, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
}
const scope = globalThis as unknown as Scope

let scene: Scene | null = null
scope.addEventListener('message', ({ data }) => {
  if (data.type !== 'canvas') {
    scene?.take(data)
    return
  }
  const brush = data.canvas.getContext('2d')
  if (brush === null) throw new Error('This browser draws no pictures in workers')
  scene = createScene({
    canvas: data.canvas,
    brush,
    newPicture: (width, height) => {
      const picture = new OffscreenCanvas(width, height)
      const own = picture.getContext('2d')
      return own === null ? null : { picture, brush: own }
    },
    tell: (message) => scope.postMessage(message, []),
  })
})
