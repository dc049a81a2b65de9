import { Template } from '@lumen/content/expand-template'
import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'

const words = Type.Array(Type.String({ minLength: 1 }))

/** What stands around a place where somebody says that they were born there; explained in the content. */
const Birthplace = Type.Object(
  {
    before: Type.Array(Template),
    behind: Type.Array(Template),
    words,
    prepositions: words,
    districts: words,
  },
  { additionalProperties: false },
)
export const birthplaceRoom = defineRoom('places', { birthplace: Birthplace })
