import { defineRoom } from '@lumen/content/define-room'
import { Type } from 'typebox'

const Section = Type.Cyclic(
  {
    Section: Type.Record(Type.String(), Type.Union([Type.String(), Type.Ref('Section')])),
  },
  'Section',
)
const Markdown = Type.String({ minLength: 1 })

/** Texts of the app, one file per section: `chat.json` holds the keys `chat.…`. */
export const appRoom = defineRoom('app', { '*': Section }, 'interface')

/** Texts that only public pages show. */
export const siteRoom = defineRoom('site', { '*': Section }, 'interface')

/** Long documents of the public pages. */
export const pagesRoom = defineRoom('pages', { '*': Markdown }, 'prose')

/** Help articles, which public pages show with what service admin serves. */
export const helpRoom = defineRoom('help', { '*': Markdown }, 'prose')
