import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import type { CrystalGraph } from './encode'

type Body = SimulationNodeDatum & { size: number; home: readonly [number, number] }
type Pull = SimulationLinkDatum<Body> & { length: number; strength: number }

const ticks = 240
const pulls = {
  connection: { gap: 22, strength: 0.5 },
  succession: { gap: 14, strength: 0.8 },
  kin: { gap: 34, strength: 0.06 },
} as const
/** The graph is longer than broad, as panels are. */
const aspect = 1.5

/** Homes of the groups that are there, evenly on an ellipse around the middle. */
function homes(graph: CrystalGraph): Map<number, readonly [number, number]> {
  const groups = [...new Set(graph.nodes.map(({ group }) => group))].sort((a, b) => a - b)
  const reach = groups.length < 2 ? 0 : 24 * Math.sqrt(graph.nodes.length) + 20
  return new Map(
    groups.map((group, index) => {
      // Two lie side by side, more begin at the top.
      const first = groups.length === 2 ? Math.PI : -Math.PI / 2
      const angle = first + (index / groups.length) * 2 * Math.PI
      return [group, [Math.cos(angle) * reach * aspect, Math.sin(angle) * reach]]
    }),
  )
}

/**
 * Where the crystals lie: x and y of each node, in their order. The same graph always lies the same
 * way: beginnings come from the seeds, and the simulation runs a fixed number of steps.
 * @param upright for panels that are higher than wide: the same, on end
 */
export function layOut(graph: CrystalGraph, upright: boolean): Float32Array<ArrayBuffer> {
  const { nodes, edges } = graph
  const homeOf = homes(graph)
  const spread = 16 * Math.sqrt(nodes.length)
  const bodies = nodes.map(({ group, seed, size }): Body => {
    const home = homeOf.get(group) ?? [0, 0]
    const angle = ((seed & 0xffff) / 0xffff) * 2 * Math.PI
    const distance = Math.sqrt((seed >>> 16) / 0xffff) * spread
    return {
      size,
      home,
      x: home[0] + Math.cos(angle) * distance * aspect,
      y: home[1] + Math.sin(angle) * distance,
    }
  })
  const links = edges.map(({ source, target, kind }): Pull => {
    const { gap, strength } = pulls[kind]
    const room = ((nodes[source]?.size ?? 0) + (nodes[target]?.size ?? 0)) / 2
    return { source, target, length: room + gap, strength }
  })
  forceSimulation(bodies)
    .force(
      'charge',
      forceManyBody<Body>()
        .strength(({ size }) => -1.1 * size)
        .distanceMax(360),
    )
    .force(
      'links',
      forceLink<Body, Pull>(links)
        .distance(({ length }) => length)
        .strength(({ strength }) => strength),
    )
    .force('room', forceCollide<Body>(({ size }) => size * 0.5 + 5).iterations(2))
    .force('x', forceX<Body>(({ home }) => home[0]).strength(0.055))
    .force('y', forceY<Body>(({ home }) => home[1]).strength(0.075))
    .alphaDecay(1 - 0.001 ** (1 / ticks))
    .stop()
    .tick(ticks)
  const places = new Float32Array(bodies.length * 2)
  bodies.forEach(({ x = 0, y = 0 }, index) => {
    places[index * 2] = upright ? y : x
    places[index * 2 + 1] = upright ? x : y
  })
  return places
}
