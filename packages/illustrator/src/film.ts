import type { ImageStyle, VideoStyle, Voice } from '@lumen/contracts/media/names'
import { randomOf } from './random.ts'

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

const rate = 24

/** Of the picture in pixels; both can be halved. */
export type FrameSize = { readonly width: number; readonly height: number }

export type Film = {
  readonly size: FrameSize
  /** Files of the scenes, as large as what is shown of them. */
  readonly scenes: readonly string[]
  readonly voice: string | undefined
  readonly direction: Direction
  readonly seconds: number
  readonly target: string
  /** The same seed gives the same sound. */
  readonly seed: string
}

/** The part of a film that its scenes fill, between the bars of its style. */
export function shownSize({ width, height }: FrameSize, { bars }: Direction): FrameSize {
  return { width, height: 2 * Math.round((height * (1 - 2 * bars)) / 2) }
}

/** How long each scene shows when they overlap by the crossfade. */
export function sceneSeconds(seconds: number, count: number, fade: number): number {
  return (seconds + fade * (count - 1)) / count
}

/**
 * Arguments of ffmpeg for a whole film. Crossfades lay the next scene over the last with a fading
 * alpha, since old builds have no `xfade`.
 */
export function filmArguments(film: Film): string[] {
  const { scenes, voice, direction, seconds, size } = film
  const shown = shownSize(size, direction)
  const framed = direction.bars === 0 ? '' : `,pad=${size.width}:${size.height}:0:(oh-ih)/2:black`
  const each = sceneSeconds(seconds, scenes.length, direction.fadeSeconds)
  const graph: string[] = [
    `color=black:s=${shown.width}x${shown.height}:r=${rate}:d=${seconds}[base]`,
    ...scenes.map((_, index) => sceneFilter(film, index, each)),
  ]
  let last = 'base'
  for (const index of scenes.keys()) {
    graph.push(`[${last}][s${index}]overlay=eof_action=pass:format=yuv420[o${index}]`)
    last = `o${index}`
  }
  graph.push(
    `[${last}]${direction.look}${framed},fade=t=in:d=0.4,fade=t=out:st=${(seconds - 0.5).toFixed(2)}:d=0.5,format=yuv420p[picture]`,
    ...soundFilters(film),
  )
  return [
    '-hide_banner',
    '-loglevel',
    'info',
    '-stats',
    '-y',
    '-filter_complex_threads',
    '2',
    ...scenes.flatMap((file) => ['-i', file]),
    ...(voice === undefined ? [] : ['-i', voice]),
    '-filter_complex',
    graph.join(';'),
    '-map',
    '[picture]',
    '-map',
    '[sound]',
    '-t',
    String(seconds),
    '-r',
    String(rate),
    '-c:v',
    'libx264',
    '-preset',
    'superfast',
    '-crf',
    '21',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ar',
    '44100',
    '-movflags',
    '+faststart',
    film.target,
  ]
}

function sceneFilter({ direction, scenes, ...film }: Film, index: number, each: number): string {
  const size = shownSize(film.size, direction)
  const move = direction.moves[index % direction.moves.length]!
  const frames = Math.ceil(each * rate) + 1
  const start = index * (each - direction.fadeSeconds)
  const fade = index === 0 ? '' : `,format=yuva420p,fade=t=in:d=${direction.fadeSeconds}:alpha=1`
  const ends = index === scenes.length - 1 ? '' : `,trim=duration=${each.toFixed(3)}`
  return `[${index}:v]scale=${size.width * 1.5}:${size.height * 1.5}:flags=bicubic,${zoom(move, frames, size)},setsar=1${fade}${ends},setpts=PTS-STARTPTS+${start.toFixed(3)}/TB[s${index}]`
}

/** Eased camera move; zoompan reads a still and writes every frame of the move. */
function zoom(
  { zoom: [from, to], x, y }: Move,
  frames: number,
  { width, height }: FrameSize,
): string {
  const share = `(on/${frames}*on/${frames}*(3-2*on/${frames}))`
  const along = ([start, end]: readonly [number, number]) => `(${start}+(${end}-${start})*${share})`
  return `zoompan=z='${along([from, to])}':x='(iw-iw/zoom)*${along(x)}':y='(ih-ih/zoom)*${along(y)}':d=${frames}:s=${width}x${height}:fps=${rate}`
}

function soundFilters({ voice, direction, scenes, seconds, seed }: Film): string[] {
  const random = randomOf(seed)
  const notes = direction.chord
    .map(
      (hertz, index) =>
        `${(0.05 / (1 + index * 0.5)).toFixed(3)}*sin(2*PI*${(hertz * random.between(0.998, 1.002)).toFixed(2)}*t)*(0.7+0.3*sin(2*PI*${(0.11 + index * 0.07).toFixed(2)}*t))`,
    )
    .join('+')
  const fade = `afade=t=in:d=0.8,afade=t=out:st=${(seconds - 1).toFixed(2)}:d=1`
  const bed = [
    `aevalsrc='${notes}':d=${seconds}:s=44100[chord]`,
    `anoisesrc=c=brown:a=${(direction.air * 0.16).toFixed(3)}:d=${seconds}:r=44100:seed=7,lowpass=f=900,tremolo=f=0.2:d=0.6[air]`,
    `[chord][air]amix=inputs=2,volume=2,${fade}[bed]`,
  ]
  return voice === undefined
    ? [...bed, '[bed]alimiter=limit=0.9:level=disabled[sound]']
    : [
        ...bed,
        `[${scenes.length}:a]adelay=500|500,apad[voice]`,
        '[bed][voice]amix=inputs=2:duration=first,volume=1.9,alimiter=limit=0.9:level=disabled[sound]',
      ]
}
