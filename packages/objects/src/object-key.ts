/** Types an object may have, by the ending of its key. */
const mimeOfEnding = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const

export type ObjectMime = (typeof mimeOfEnding)[keyof typeof mimeOfEnding]

const endingOfMime = Object.fromEntries(
  Object.entries(mimeOfEnding).map(([ending, mime]) => [mime, ending]),
) as Record<ObjectMime, keyof typeof mimeOfEnding>

export const isObjectMime = (mime: string): mime is ObjectMime => Object.hasOwn(endingOfMime, mime)

/** The ending that files of this type have, without a dot. */
export const fileEnding = (mime: ObjectMime): string => endingOfMime[mime]

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const userPath = `u/${uuid}`
const monthPath = `${userPath}/[0-9]{4}-(?:0[1-9]|1[0-2])`
const keyPattern = new RegExp(
  `^${monthPath}/${uuid}(?:-[a-z]{1,12})?\\.(?:${Object.keys(mimeOfEnding).join('|')})$`,
)
/** What is written for an export: sealed, apart from what users have made. */
const exportPath = `x/${uuid}/${uuid}`
const exportPattern = new RegExp(`^${exportPath}/[a-z0-9-]{1,80}\\.sealed$`)
const prefixPattern = new RegExp(`^(?:u|${userPath}|${monthPath}|x|x/${uuid}|${exportPath})/$`)

/**
 * The key of an object: `u/<user>/<yyyy-mm>/<id>.png`, or `…/<id>-thumb.webp` for a variant of it.
 * It never changes, and neither do its bytes.
 * @throws TypeError when a part is malformed
 */
export function objectKey(parts: {
  userId: string
  id: string
  createdAt: Date
  mime: ObjectMime
  variant?: string
}): string {
  const { userId, id, createdAt, mime, variant } = parts
  const month = createdAt.toISOString().slice(0, 7)
  const name = variant === undefined ? id : `${id}-${variant}`
  return checkedKey(`u/${userId}/${month}/${name}.${endingOfMime[mime]}`)
}

export const isObjectKey = (key: string): boolean => keyPattern.test(key) || exportPattern.test(key)

/** The same key if it is well formed. @throws TypeError otherwise */
export function checkedKey(key: string): string {
  if (!isObjectKey(key)) throw new TypeError('This is not the key of an object')
  return key
}

/** The same prefix if objects can be listed under it. @throws TypeError otherwise */
export function checkedPrefix(prefix: string): string {
  if (!prefixPattern.test(prefix)) throw new TypeError('Objects are not listed under this prefix')
  return prefix
}

/**
 * The key of something written for an export: `x/<user>/<export>/<name>.sealed`.
 * @throws TypeError when a part is malformed
 */
export const exportKey = (userId: string, exportId: string, name: string): string =>
  checkedKey(`x/${userId}/${exportId}/${name}.sealed`)

/** Prefix of everything that was written for an export. @throws TypeError when an id is malformed */
export const exportPrefix = (userId: string, exportId: string): string =>
  checkedPrefix(`x/${userId}/${exportId}/`)

/** Prefix of everything that was written for a user’s exports. @throws TypeError when the id is malformed */
export const userExportsPrefix = (userId: string): string => checkedPrefix(`x/${userId}/`)

/** The type of the bytes under a key, sealed ones too. @throws TypeError when the key is malformed */
export const contentTypeOf = (key: string): string =>
  exportPattern.test(key) ? 'application/octet-stream' : mimeOfKey(key)

/**
 * The type that the key of a user’s file tells.
 * @throws TypeError when the key is malformed, or that of something sealed
 */
export function mimeOfKey(key: string): ObjectMime {
  if (!keyPattern.test(key)) throw new TypeError('This is not the key of a file')
  const ending = key.slice(key.lastIndexOf('.') + 1)
  return mimeOfEnding[ending as keyof typeof mimeOfEnding]
}

/** Prefix of everything that a user has. @throws TypeError when the id is malformed */
export const userPrefix = (userId: string): string => checkedPrefix(`u/${userId}/`)
