import {
  boundsOf,
  fit,
  pan,
  reveal,
  toGraph,
  toScreen,
  within,
  zoomAt,
  type Bounds,
  type Camera,
} from './camera'
import { drawFrame } from './draw'
import type { CrystalGraph } from './encode'
import { hitTest } from './hit-test'
import { layOut } from './layout'
import type { FromGraph, GraphEmphasis, GraphTheme, ToGraph } from './messages'
import { moving, resting, type Movement } from './movement'
import type { Brush } from './paint'
import { createSprites, type NewPicture } from './sprites'

/** Where the graph is drawn, and what its surroundings lend: a worker and a page alike have them. */
export type Stage = {
  canvas: OffscreenCanvas | HTMLCanvasElement
  brush: Brush
  newPicture: NewPicture
  tell(message: FromGraph): void
}

const glideMs = 240

/** The crystal graph: lays it out, draws it, and says what lies where. */
export function createScene({ canvas, brush, newPicture, tell }: Stage) {
  const sprites = createSprites(newPicture)
  let graph: CrystalGraph = { nodes: [], edges: [] }
  /** What the layout depends on: drawn the same way, it lies the same way. */
  let layoutKey = ''
  let places = new Float32Array()
  let bounds: Bounds | null = null
  let movement: Movement = resting(places)
  let size = { width: 0, height: 0 }
  let density = 1
  let theme: GraphTheme | null = null
  let reduced = false
  let emphasis: GraphEmphasis = { active: null, selected: null, matching: null }
  let dimmed: Uint8Array | null = null
  let hovered = -1
  let camera: Camera = { x: 0, y: 0, zoom: 1 }
  /** Set once somebody chose what to see; until then everything is shown. */
  let touched = false
  let glide: { from: Camera; to: Camera; start: number } | null = null
  let pointedBefore = ''
  let asked = 0

  const indexOf = (id: string | null) =>
    id === null ? -1 : graph.nodes.findIndex((node) => node.id === id)

  const placeOf = (index: number) => ({
    x: places[index * 2] ?? 0,
    y: places[index * 2 + 1] ?? 0,
  })

  const ask = () => {
    if (asked === 0) asked = requestAnimationFrame(frame)
  }

  const tellPointed = (at: Float32Array) => {
    const index = hovered >= 0 ? hovered : indexOf(emphasis.active)
    const node = graph.nodes[index]
    if (node === undefined) {
      if (pointedBefore !== '') tell({ type: 'pointed', at: null })
      pointedBefore = ''
      return
    }
    const { x, y } = toScreen(camera, size, {
      x: at[index * 2] ?? 0,
      y: at[index * 2 + 1] ?? 0,
    })
    const height = node.size * camera.zoom
    const key = `${node.id} ${Math.round(x)} ${Math.round(y)} ${Math.round(height)}`
    if (key !== pointedBefore) tell({ type: 'pointed', at: { id: node.id, x, y, height } })
    pointedBefore = key
  }

  const frame = (): void => {
    asked = 0
    if (theme === null || size.width === 0) return
    const now = performance.now()
    if (glide !== null) {
      const share = Math.min(1, (now - glide.start) / glideMs)
      const eased = 1 - (1 - share) ** 3
      const { from, to } = glide
      camera = {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        zoom: from.zoom * (to.zoom / from.zoom) ** eased,
      }
      if (share === 1) glide = null
    }
    const { places: at, growth, done } = movement.at(now)
    const active = indexOf(emphasis.active)
    const selected = indexOf(emphasis.selected)
    const shown = { graph, places: at, growth, camera, size, density, theme }
    drawFrame(brush, { ...shown, hovered, active, selected, dimmed }, sprites)
    tellPointed(at)
    if (!done || glide !== null) ask()
  }

  const see = (to: Camera, gently: boolean) => {
    if (gently && !reduced) glide = { from: camera, to, start: performance.now() }
    else {
      glide = null
      camera = to
    }
    ask()
  }

  const showAll = (gently: boolean) => {
    if (bounds === null || size.width === 0) return
    touched = false
    see(fit(bounds, size), gently)
  }

  const isUpright = () => size.height > size.width

  const takeGraph = (next: CrystalGraph) => {
    const key = JSON.stringify([
      isUpright(),
      next.nodes.map(({ id, size: height }) => [id, height]),
      next.edges,
    ])
    const before = new Map(
      graph.nodes.map(({ id }, index) => [id, [placeOf(index).x, placeOf(index).y] as const]),
    )
    const hoveredId = graph.nodes[hovered]?.id ?? null
    graph = next
    hovered = indexOf(hoveredId)
    if (key !== layoutKey) {
      layoutKey = key
      places = layOut(next, isUpright())
      bounds = boundsOf(
        places,
        next.nodes.map(({ size: height }) => height),
      )
      movement = reduced ? resting(places) : moving(next, before, places, performance.now())
      if (bounds !== null && !touched) showAll(before.size > 0)
      else if (bounds !== null) camera = within(camera, bounds, size)
    }
    takeEmphasis(emphasis)
    ask()
    tell({ type: 'ready', crystals: next.nodes.length })
  }

  const takeEmphasis = (next: GraphEmphasis) => {
    emphasis = next
    const { matching } = next
    if (matching === null) dimmed = null
    else {
      const bright = new Set(matching)
      dimmed = Uint8Array.from(graph.nodes, ({ id }) => (bright.has(id) ? 0 : 1))
    }
    ask()
  }

  const takeSize = ({ width, height, density: next }: Extract<ToGraph, { type: 'size' }>) => {
    const wasUpright = isUpright()
    size = { width, height }
    density = next
    if (isUpright() !== wasUpright && graph.nodes.length > 0) takeGraph(graph)
    canvas.width = Math.max(1, Math.round(width * density))
    canvas.height = Math.max(1, Math.round(height * density))
    if (bounds !== null) {
      if (touched) camera = within(camera, bounds, size)
      else showAll(false)
    }
    // At once: a canvas is empty after its size changed.
    frame()
  }

  const hit = (x: number, y: number, reach: number) =>
    hitTest(graph.nodes, places, toGraph(camera, size, { x, y }), reach / camera.zoom, dimmed)

  const move = (next: (from: Camera, edges: Bounds) => Camera, gently = false) => {
    if (bounds === null) return
    touched = true
    see(next(glide?.to ?? camera, bounds), gently)
  }

  return {
    take(message: ToGraph): void {
      switch (message.type) {
        case 'graph':
          return takeGraph(message.graph)
        case 'size':
          return takeSize(message)
        case 'theme':
          theme = message.theme
          return ask()
        case 'motion':
          reduced = message.reduced
          if (reduced) movement = resting(places)
          return ask()
        case 'emphasis':
          return takeEmphasis(message.emphasis)
        case 'pan':
          return move((from, edges) => pan(from, message.dx, message.dy, edges, size))
        case 'zoom':
          return move((from, edges) => zoomAt(from, message.factor, message, edges, size))
        case 'step': {
          const middle = { x: size.width / 2, y: size.height / 2 }
          return move((from, edges) => zoomAt(from, message.factor, middle, edges, size), true)
        }
        case 'fit':
          return showAll(true)
        case 'reveal': {
          const index = indexOf(message.id)
          const node = graph.nodes[index]
          if (node === undefined || bounds === null) return
          const to = reveal(glide?.to ?? camera, placeOf(index), node.size, bounds, size)
          if (to.x !== camera.x || to.y !== camera.y) see(to, true)
          return
        }
        case 'hover': {
          const next = hit(message.x, message.y, message.reach)
          if (next === hovered) return
          hovered = next
          return ask()
        }
        case 'leave':
          hovered = -1
          return ask()
        case 'tap':
          tell({
            type: 'tapped',
            id: graph.nodes[hit(message.x, message.y, message.reach)]?.id ?? null,
          })
      }
    },
    stop() {
      if (asked !== 0) cancelAnimationFrame(asked)
      asked = 0
    },
  }
}

export type Scene = ReturnType<typeof createScene>
