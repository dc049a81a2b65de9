import type { Voice } from '../media/names.ts'

/**
 * Portraits that come with the product, for companions that wear no picture of their own. Drawn by
 * `npm run faces -w web` into `web/public/faces`; their names and lines stand in
 * `content/<language>/app/faces.json`.
 */
export const faces = [
  'lumi',
  'qinglan',
  'feiyue',
  'luchen',
  'ashu',
  'yun',
  'zhou',
  'amara',
  'mateo',
  'xiaye',
  'kiran',
  'noa',
] as const
export type Face = (typeof faces)[number]

/** Who reads with which voice, unless another one is chosen for it. */
const faceVoices: Readonly<Record<Face, Voice>> = {
  lumi: 'nova',
  qinglan: 'nova',
  feiyue: 'fable',
  luchen: 'echo',
  ashu: 'onyx',
  yun: 'shimmer',
  zhou: 'echo',
  amara: 'nova',
  mateo: 'onyx',
  xiaye: 'shimmer',
  kiran: 'fable',
  noa: 'alloy',
}

/** The voice of a companion: the one chosen for it, else that of its portrait, else the usual one. */
export const voiceOf = (of: { face: Face | null; voice: { id: Voice } | null }): Voice =>
  of.voice?.id ?? faceVoices[of.face ?? 'lumi']

/** Sides, in pixels, of the WebP files of each portrait; beside them stands its SVG. */
export const faceSizes = [96, 256, 1024] as const

/** Where the web serves a portrait. */
export const faceUrl = (face: Face, size: (typeof faceSizes)[number] = 256): string =>
  `/faces/${face}-${size}.webp`
