import type { ToWorker } from './graph-worker'
import type { FromGraph, ToGraph } from './messages'
import type { Scene } from './scene'

/** A graph that is being shown. */
export type GraphLink = { send(message: ToGraph): void; close(): void }

const canWork = () =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype

function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'absolute inset-0 size-full'
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  return canvas
}

function openInWorker(
  host: HTMLElement,
  listen: (message: FromGraph) => void,
  fail: (error: ErrorEvent) => void,
): GraphLink {
  const canvas = addCanvas(host)
  const worker = new Worker(new URL('./graph-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromGraph>) => listen(data))
  worker.addEventListener('error', fail)
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ type: 'canvas', canvas: offscreen } satisfies ToWorker, [offscreen])
  return {
    send: (message) => worker.postMessage(message, []),
    close() {
      worker.terminate()
      canvas.remove()
    },
  }
}

/** For browsers that cannot draw in a worker. */
function openInPage(host: HTMLElement, listen: (message: FromGraph) => void): GraphLink {
  const canvas = addCanvas(host)
  const waiting: ToGraph[] = []
  let scene: Scene | null = null
  let closed = false
  const send = (message: ToGraph) => {
    if (scene === null) waiting.push(message)
    else scene.take(message)
  }
  const start = async () => {
    const { createScene } = await import('./scene')
    const brush = canvas.getContext('2d')
    if (closed || brush === null) return
    scene = createScene({
      canvas,
      brush,
      newPicture: (width, height) => {
        const picture = document.createElement('canvas')
        Object.assign(picture, { width, height })
        const own = picture.getContext('2d')
        return own === null ? null : { picture, brush: own }
      },
      tell: listen,
    })
    for (const message of waiting.splice(0)) scene.take(message)
  }
  start().catch((error: unknown) => console.error('The crystal graph could not be drawn', error))
  return {
    send,
    close() {
      closed = true
      scene?.stop()
      canvas.remove()
    },
  }
}

/**
 * Shows a graph in `host`: laid out and drawn in a worker, so that the page stays free; in the page
 * itself where the browser cannot, or when the worker fails to start.
 */
export function openGraph(host: HTMLElement, listen: (message: FromGraph) => void): GraphLink {
  if (!canWork()) return openInPage(host, listen)
  /** The latest message of each lasting kind, for a second start. */
  const lasting = new Map<ToGraph['type'], ToGraph>()
  const inPage = (error: ErrorEvent) => {
    console.error('The crystal graph goes on without its worker', error.message)
    link.close()
    link = openInPage(host, listen)
    for (const message of lasting.values()) link.send(message)
  }
  let link = openInWorker(host, listen, inPage)
  return {
    send(message) {
      if (['graph', 'size', 'theme', 'motion', 'emphasis'].includes(message.type))
        lasting.set(message.type, message)
      link.send(message)
    },
    close: () => link.close(),
  }
}
