import type { Static, TSchema } from 'typebox'

/** Files of a room by name without ending; `*` stands for any other file. */
type Files = Readonly<Record<string, TSchema>>

/**
 * How the languages of a room are held against the first one. `interface`: the same keys, slots and
 * plural forms, nothing empty, no character of another script. `prose`: no slot that the first one
 * lacks. `words`, which rules listen for: only by schema.
 */
export type RoomKind = 'interface' | 'prose' | 'words'

/**
 * What a package or service reads of a room of the content: `content/<language>/<room>/<file>`.
 * Its `src/content.ts` exports these declarations; the content check holds every language against
 * them, and an image of a service carries the rooms that it and its packages declare.
 */
export type Room<Own extends Files = Files> = {
  readonly room: string
  readonly files: Own
  readonly kind: RoomKind
}

/** The content of a room in one language, by file. */
export type RoomContent<R extends Room> = {
  readonly [File in keyof R['files'] as File extends '*' ? string : File]: Static<R['files'][File]>
}

/** Gives a room's content in a language; engines get this as an argument. */
export type ReadRoom<R extends Room, Language extends string = string> = (
  language: Language,
) => RoomContent<R>

/** @param files schemas of what is read; several places may declare files of one room */
export const defineRoom = <const Own extends Files>(
  room: string,
  files: Own,
  kind: RoomKind = 'words',
): Room<Own> => ({ room, files, kind })

export const isRoom = (value: unknown): value is Room =>
  typeof value === 'object' &&
  value !== null &&
  'room' in value &&
  'files' in value &&
  'kind' in value
