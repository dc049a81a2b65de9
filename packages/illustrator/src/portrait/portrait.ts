/** The parts of a portrait and how they are told: shapes in a square of 1024, colours as hex without `#`. */

/** Half widths of a head at the cheeks, the jaw and the chin, and where the chin ends. */
export type HeadShape = { cheek: number; jaw: number; chin: number; end: number }

export type EyeShape = {
  /** Half the width, and how far it opens above and below its axis. */
  width: number
  above: number
  below: number
  /** How much higher the outer corner lies. */
  tilt: number
  /** How far above the lid its fold lies; 0: there is none. */
  fold: number
  /** Length of the lashes. */
  lashes: number
  iris: string
}

export type Brows = { thick: number; lift: number; arch: number; color?: string }

export type Mouth = { width: number; smile: number; full: number; open?: number; lip: string }

export const hairStyleNames = [
  'cloud',
  'looseCurls',
  'closeCurls',
  'waves',
  'straight',
  'knot',
  'topknot',
  'twinKnots',
  'ponytail',
  'halfUp',
  'bob',
  'tousled',
  'sideSwept',
  'cropped',
  'fringe',
  'combedBack',
] as const
export type HairStyleName = (typeof hairStyleNames)[number]

/** Strands between a first and a last one, cubic curves, and how many. */
export type Flow = readonly [string, string, number]

/** Hair in one piece: an outline, or curls (x, y, radius), and how its strands lie. */
export type Lock = {
  shape?: string
  curls?: readonly (readonly [number, number, number])[]
  flow?: readonly Flow[]
}

export type HairStyle = { behind?: readonly Lock[]; before: readonly Lock[] }

export type Clothes = {
  style: 'crossed' | 'crew' | 'turtle' | 'shirt' | 'hood' | 'stand' | 'shawl' | 'scoop' | 'scarf'
  color: string
  second: string
}

export type Glasses = { kind: 'round' | 'square'; color: string }
export type Jewel = 'drops' | 'studs' | 'hoops' | 'hairpin' | 'diadem' | 'blossoms'

/** What hangs in the light around somebody. */
export type Hint =
  | 'stars'
  | 'moon'
  | 'sun'
  | 'snow'
  | 'rain'
  | 'petals'
  | 'leaves'
  | 'sea'
  | 'hills'
  | 'lamps'
  | 'boughs'
  | 'aurora'
  | 'mist'
  | 'sparks'

/** One portrait. */
export type Portrait = {
  skin: string
  blush: string
  head: HeadShape
  /** Half the width of the neck, and where the shoulders leave the picture. */
  neck: number
  broad: number
  /** Degrees by which the head leans, and pixels by which it looks aside. */
  tilt: number
  turn: number
  eyes: EyeShape
  brows: Brows
  nose: number
  mouth: Mouth
  /** Lines of a life, 0 to 1. */
  age: number
  /** Ears that end in a point. */
  elfin?: boolean
  hair: { style: HairStyleName; color: string; shine: string }
  beard?: 'full' | 'stubble'
  freckles?: boolean
  glasses?: Glasses
  jewels?: readonly Jewel[]
  pendant?: string
  /** The crystal that somebody wears. */
  stone: string
  clothes: Clothes
  /** The light around: above, amid, below. */
  light: readonly [string, string, string]
  /** What the light tells of a place and an hour. */
  hints?: readonly Hint[]
}
