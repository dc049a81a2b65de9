import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'

/** Help articles by slug, each with its fields in front: content/README.md describes them. */
export const helpRoom = defineRoom('help', { '*': Type.String({ minLength: 1 }) }, 'prose')
