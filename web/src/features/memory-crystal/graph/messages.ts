import type { CrystalGraph } from './encode'

/** Colours of the theme that the picture is drawn in. */
export type GraphTheme = {
  dark: boolean
  edge: string
  edgeStrong: string
  ring: string
  pin: string
  onPin: string
}

/** What is emphasised; ids of crystals. */
export type GraphEmphasis = {
  /** Under the keyboard. */
  active: string | null
  selected: string | null
  /** What a search or filter leaves; null shows all alike. */
  matching: readonly string[] | null
}

/** From the page to the picture. Points are CSS pixels from its upper left corner. */
export type ToGraph =
  | { type: 'graph'; graph: CrystalGraph }
  | { type: 'size'; width: number; height: number; density: number }
  | { type: 'theme'; theme: GraphTheme }
  | { type: 'motion'; reduced: boolean }
  | { type: 'emphasis'; emphasis: GraphEmphasis }
  | { type: 'pan'; dx: number; dy: number }
  | { type: 'zoom'; factor: number; x: number; y: number }
  /** Zooms around the middle, gently. */
  | { type: 'step'; factor: number }
  | { type: 'fit' }
  | { type: 'reveal'; id: string }
  | { type: 'hover'; x: number; y: number; reach: number }
  | { type: 'leave' }
  | { type: 'tap'; x: number; y: number; reach: number }

/** From the picture to the page. */
export type FromGraph =
  /** The layout is there and drawn. */
  | { type: 'ready'; crystals: number }
  | { type: 'tapped'; id: string | null }
  /** Where the crystal is that a tooltip belongs to; `height` as it is seen. */
  | { type: 'pointed'; at: { id: string; x: number; y: number; height: number } | null }
