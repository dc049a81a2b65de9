import type { Camera, Size } from './camera'
import type { CrystalEdge, CrystalGraph, CrystalNode } from './encode'
import type { GraphTheme } from './messages'
import { box, paintOutline, paintPin, type Brush } from './paint'
import type { Sprites } from './sprites'

export type Frame = {
  graph: CrystalGraph
  places: Float32Array
  growth: Float32Array
  camera: Camera
  size: Size
  /** Device pixels of a CSS pixel. */
  density: number
  theme: GraphTheme
  /** Indexes of emphasised nodes, −1 for none. */
  hovered: number
  active: number
  selected: number
  /** Per node; null when none is dimmed. */
  dimmed: Uint8Array | null
}

const dimmedAlpha = 0.12
const pastAlpha = 0.38
/** Edges swing out by this share of their length, so that many from one crystal stay apart. */
const bend = 0.12

function traceEdge(brush: Brush, frame: Frame, { source, target }: CrystalEdge): void {
  const { places, camera, size } = frame
  const x1 = ((places[source * 2] ?? 0) - camera.x) * camera.zoom + size.width / 2
  const y1 = ((places[source * 2 + 1] ?? 0) - camera.y) * camera.zoom + size.height / 2
  const x2 = ((places[target * 2] ?? 0) - camera.x) * camera.zoom + size.width / 2
  const y2 = ((places[target * 2 + 1] ?? 0) - camera.y) * camera.zoom + size.height / 2
  brush.moveTo(x1, y1)
  brush.quadraticCurveTo((x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend, x2, y2)
}

function drawEdges(brush: Brush, frame: Frame): void {
  const { graph, growth, theme, hovered, selected, dimmed } = frame
  const lit = (edge: CrystalEdge) =>
    [hovered, selected].some((at) => at >= 0 && (edge.source === at || edge.target === at))
  const dim = ({ source, target }: CrystalEdge) =>
    dimmed !== null && (dimmed[source] === 1 || dimmed[target] === 1)
  const drawn = graph.edges.filter(({ kind }) => kind !== 'kin')
  if (drawn.length === 0) return
  const grown = Math.min(...growth)
  const strokes = [
    { edges: drawn.filter((edge) => !lit(edge) && !dim(edge)), color: theme.edge, width: 1 },
    { edges: drawn.filter((edge) => !lit(edge) && dim(edge)), color: theme.edge, width: 0.5 },
    { edges: drawn.filter(lit), color: theme.edgeStrong, width: 1.8 },
  ]
  for (const kind of ['connection', 'succession'] as const) {
    brush.setLineDash(kind === 'succession' ? [2, 5] : [])
    for (const { edges, color, width } of strokes) {
      brush.globalAlpha = grown * Math.min(1, width)
      brush.strokeStyle = color
      brush.lineWidth = width
      brush.beginPath()
      for (const edge of edges) if (edge.kind === kind) traceEdge(brush, frame, edge)
      brush.stroke()
    }
  }
  brush.setLineDash([])
  brush.globalAlpha = 1
}

function drawNode(
  brush: Brush,
  frame: Frame,
  sprites: Sprites,
  node: CrystalNode,
  index: number,
): void {
  const { places, growth, camera, size, density, theme, hovered, active, selected, dimmed } = frame
  const x = ((places[index * 2] ?? 0) - camera.x) * camera.zoom + size.width / 2
  const y = ((places[index * 2 + 1] ?? 0) - camera.y) * camera.zoom + size.height / 2
  const lifted = index === hovered || index === selected || index === active
  const height = node.size * camera.zoom * (growth[index] ?? 1) * (lifted ? 1.1 : 1)
  const reach = height * 1.2
  if (x < -reach || y < -reach || x > size.width + reach || y > size.height + reach) return
  if (height < 0.5) return

  const dim = dimmed?.[index] === 1
  const alpha = dim ? dimmedAlpha : node.past && !lifted ? pastAlpha : 1
  brush.save()
  brush.translate(x, y)
  if (!dim && !node.past && (node.glow > 0 || lifted)) {
    brush.globalAlpha = Math.max(node.glow, lifted ? 0.7 : 0) * (theme.dark ? 0.55 : 0.42)
    sprites.drawHalo(brush, node.hue, height * 2.3)
  }
  brush.globalAlpha = alpha
  sprites.drawCrystal(brush, node, height, density)
  if (index === selected || index === active) {
    brush.globalAlpha = 1
    brush.save()
    const scale = height / box.height
    brush.scale(scale, scale)
    brush.translate(-box.width / 2, -box.height / 2)
    if (index === active) brush.setLineDash([])
    paintOutline(brush, sprites.shapeOf(node), theme.ring, 2.4 / scale, 1 + 9 / height)
    brush.restore()
  }
  if (node.pinned && height > 14) {
    brush.globalAlpha = dim ? dimmedAlpha : 1
    const radius = Math.min(10, Math.max(4.5, height * 0.15))
    paintPin(brush, height * 0.27, -height * 0.38, radius, theme.pin, theme.onPin)
  }
  brush.restore()
}

/** Draws one picture of the graph; the brush's units are device pixels. */
export function drawFrame(brush: Brush, frame: Frame, sprites: Sprites): void {
  const { graph, size, density, hovered, active, selected } = frame
  brush.setTransform(density, 0, 0, density, 0, 0)
  brush.clearRect(0, 0, size.width, size.height)
  drawEdges(brush, frame)
  const last = new Set([hovered, active, selected].filter((index) => index >= 0))
  graph.nodes.forEach((node, index) => {
    if (!last.has(index)) drawNode(brush, frame, sprites, node, index)
  })
  // Emphasised ones lie on top.
  for (const index of last) {
    const node = graph.nodes[index]
    if (node !== undefined) drawNode(brush, frame, sprites, node, index)
  }
}
