import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useShownTheme } from '@/session/theme'
import { useMedia } from '@/ui/use-media'
import type { CrystalGraph } from './encode'
import type { FromGraph, GraphEmphasis, GraphTheme, ToGraph } from './messages'
import { openGraph, type GraphLink } from './open-graph'

/** Sharper than this no eye sees, and every step costs time. */
const maxDensity = 2

function readTheme(element: HTMLElement, dark: boolean): GraphTheme {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    dark,
    edge: `${token(dark ? '--violet-300' : '--violet-500')}${dark ? '40' : '55'}`,
    edgeStrong: token(dark ? '--violet-300' : '--violet-600'),
    ring: token('--ring'),
    pin: token('--violet-600'),
    onPin: '#ffffff',
  }
}

/** Keeps a graph in `host` that shows this, and returns how to speak to it. */
export function useGraph(
  host: RefObject<HTMLElement | null>,
  graph: CrystalGraph,
  emphasis: GraphEmphasis,
  onMessage: (message: FromGraph) => void,
): (message: ToGraph) => void {
  const link = useRef<GraphLink | null>(null)
  const listener = useRef(onMessage)
  useEffect(() => {
    listener.current = onMessage
  })
  const theme = useShownTheme()
  const reduced = useMedia('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const element = host.current
    if (element === null) return
    const opened = openGraph(element, (message) => listener.current(message))
    link.current = opened
    // It reports at once, after the layout; to ask for the size here would force one.
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      const density = Math.min(maxDensity, globalThis.devicePixelRatio || 1)
      opened.send({ type: 'size', width, height, density })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      opened.close()
      link.current = null
    }
  }, [host])

  useEffect(() => {
    link.current?.send({ type: 'motion', reduced })
  }, [reduced])
  useEffect(() => {
    if (host.current !== null)
      link.current?.send({ type: 'theme', theme: readTheme(host.current, theme === 'dark') })
  }, [host, theme])
  useEffect(() => {
    link.current?.send({ type: 'graph', graph })
  }, [graph])
  useEffect(() => {
    link.current?.send({ type: 'emphasis', emphasis })
  }, [emphasis])

  return useCallback((message: ToGraph) => link.current?.send(message), [])
}
