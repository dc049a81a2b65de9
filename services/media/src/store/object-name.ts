import { fileEnding, type ObjectMime } from '@lumen/objects/object-key'
import type { ObjectPurpose } from './tables.ts'

const stems: Readonly<Record<ObjectPurpose, string>> = {
  avatar: 'avatar',
  picture: 'picture',
  poster: 'poster',
  speech: 'speech',
  video: 'video',
  recording: 'recording',
  upload: 'picture',
  attached: 'picture',
}

/**
 * The name a file is saved under: the one that was wished for, without an ending of its own, or one
 * made of what it is, its day and its id.
 */
export function fileName(
  object: { id: string; purpose: ObjectPurpose; created_at: Date },
  mime: ObjectMime,
  wished?: string,
): string {
  const ending = fileEnding(mime)
  const stem = wished?.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/^[\s.]+|[\s.]+$/g, '')
  if (stem !== undefined && stem !== '') return `${stem}.${ending}`
  const day = object.created_at.toISOString().slice(0, 10)
  return `lumen-${stems[object.purpose]}-${day}-${object.id.slice(-6)}.${ending}`
}
