import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, LanguageCode, Success, Text } from '../schema.ts'
import { helpLimits } from './limits.ts'
import { HelpCategory, Slug } from './schema.ts'

/** What is written of an article; its category and its place come with the product. */
export const HelpContent = Closed(
  {
    title: FilledText(helpLimits.title),
    summary: FilledText(helpLimits.summary),
    /** Other words that people look for it by, with commas between them. */
    keywords: Text(0, helpLimits.summary),
    body: FilledText(helpLimits.body),
  },
  { $id: 'HelpContent' },
)
export type HelpContent = Static<typeof HelpContent>

export const helpStates = ['shipped', 'draft', 'published'] as const

const about = {
  slug: Slug,
  language: LanguageCode,
  /** `draft`: something is written that readers do not see yet. */
  state: Type.Enum(helpStates),
  /** The product brought another text since this one was written. */
  outdated: Type.Boolean(),
}

export const HelpEntry = Closed(
  { ...about, title: Type.String(), category: HelpCategory },
  { $id: 'HelpEntry' },
)
export type HelpEntry = Static<typeof HelpEntry>

const Nullable = Type.Union([HelpContent, Type.Null()])

/** An article in one language: as it comes with the product, and what was written in its place. */
export const HelpEdition = Closed(
  {
    ...about,
    shipped: HelpContent,
    shippedHash: Type.String(),
    draft: Nullable,
    published: Nullable,
    version: Type.Integer({ minimum: 0 }),
  },
  { $id: 'HelpEdition' },
)
export type HelpEdition = Static<typeof HelpEdition>

export const HelpChange = Closed({
  language: LanguageCode,
  content: HelpContent,
  /** Else it is kept as a draft. */
  publish: Type.Boolean(),
  /** As it was read: who changed it meanwhile is not overruled unseen. */
  version: Type.Integer({ minimum: 0 }),
  /** Of the shipped text that was seen beside it. */
  shippedHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})
export type HelpChange = Static<typeof HelpChange>

/** Takes back what was written of an article in one language. */
const HelpRestoring = Type.Pick(HelpChange, ['language', 'version'], {
  additionalProperties: false,
})

const SlugParams = Type.Object({ slug: Slug })
const InLanguage = Closed({ language: Type.Optional(LanguageCode) })

export const helpOperations = defineOperations({
  'GET /api/admin/help': {
    service: 'admin',
    access: 'admin',
    summary: 'Help articles in a language, with what was written in place of the shipped texts',
    query: InLanguage,
    replies: { 200: Type.Array(HelpEntry) },
  },
  'GET /api/admin/help/:slug': {
    service: 'admin',
    access: 'admin',
    summary: 'An article in a language: the shipped text, the draft and what readers see',
    params: SlugParams,
    query: InLanguage,
    replies: { 200: HelpEdition },
  },
  'PUT /api/admin/help/:slug': {
    service: 'admin',
    access: 'admin',
    summary: 'Write an article anew, as a draft or for everybody at once; search follows',
    params: SlugParams,
    body: HelpChange,
    bodyLimit: 256 * 1024,
    replies: { 200: HelpEdition },
  },
  'DELETE /api/admin/help/:slug': {
    service: 'admin',
    access: 'admin',
    summary: 'Restore the shipped text; the draft and the edited text that were read are dropped',
    params: SlugParams,
    body: HelpRestoring,
    replies: { 200: Success },
  },
})
