import type { ImageStyle, VideoStyle, Voice } from '@lumen/contracts/media/names'

/** How a style of video looks, moves and sounds. */
export type Direction = {
  readonly paint: ImageStyle
  /** Share of the height that is black above and below the picture. */
  readonly bars: number
  /** ffmpeg's filters for the whole picture, of any size. */
  readonly look: string
  /** Where the camera goes, scene by scene: from and to, as zoom and shares of the free room. */
  readonly moves: readonly Move[]
  readonly voice: Voice
  /** Frequencies in hertz of the chord that sounds under the scenes. */
  readonly chord: readonly number[]
  /** How much of the sea or wind is heard, 0 to 1. */
  readonly air: number
  readonly fadeSeconds: number
}

export type Move = {
  readonly zoom: readonly [number, number]
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

const pushIn: Move = { zoom: [1, 1.22], x: [0.5, 0.5], y: [0.5, 0.45] }
const pullOut: Move = { zoom: [1.24, 1.02], x: [0.45, 0.5], y: [0.6, 0.5] }
const panRight: Move = { zoom: [1.2, 1.2], x: [0, 1], y: [0.5, 0.5] }
const panLeft: Move = { zoom: [1.2, 1.2], x: [1, 0], y: [0.5, 0.5] }
const rise: Move = { zoom: [1.22, 1.16], x: [0.4, 0.5], y: [1, 0] }
const drift: Move = { zoom: [1.1, 1.3], x: [0.1, 0.9], y: [0.7, 0.3] }

export const directions: Readonly<Record<VideoStyle, Direction>> = {
  cinematic: {
    paint: 'photorealistic',
    bars: 0.128,
    look: 'eq=contrast=1.1:saturation=1.1,colorbalance=rs=-0.06:bs=0.08:rh=0.07:bh=-0.07',
    moves: [pushIn, pullOut],
    voice: 'onyx',
    chord: [55, 110, 164.81, 220],
    air: 0.5,
    fadeSeconds: 1,
  },
  professional: {
    paint: 'enhance',
    bars: 0,
    look: 'eq=brightness=0.03:contrast=1.04:saturation=0.94',
    moves: [panRight, panLeft],
    voice: 'alloy',
    chord: [130.81, 196, 261.63, 329.63],
    air: 0.12,
    fadeSeconds: 0.5,
  },
  artistic: {
    paint: 'oil_painting',
    bars: 0,
    look: 'eq=saturation=1.28:contrast=1.05',
    moves: [drift, pushIn],
    voice: 'shimmer',
    chord: [110, 138.59, 164.81, 207.65],
    air: 0.25,
    fadeSeconds: 1.2,
  },
  documentary: {
    paint: 'realistic',
    bars: 0,
    look: 'eq=saturation=0.62:contrast=1.06,colorbalance=rm=0.06:bm=-0.07,noise=alls=4:allf=t',
    moves: [rise, panRight],
    voice: 'fable',
    chord: [98, 146.83, 196],
    air: 0.75,
    fadeSeconds: 0.7,
  },
}
