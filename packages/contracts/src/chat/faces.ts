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

/** Sides, in pixels, of the WebP files of each portrait; beside them stands its SVG. */
export const faceSizes = [96, 256, 1024] as const

/** Where the web serves a portrait. */
export const faceUrl = (face: Face, size: (typeof faceSizes)[number] = 256): string =>
  `/faces/${face}-${size}.webp`
