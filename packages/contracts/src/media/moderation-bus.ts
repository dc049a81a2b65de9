import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'

const TemplateName = Type.String({ maxLength: 64 })

/** What moderation asks of pictures and templates: what was reported, and what becomes of it. */
export const mediaModerationRequests = defineRequests({
  'media.read-reported-picture': {
    summary:
      'A small copy of a picture, for whoever reports it; null: this user has no such picture',
    callers: ['admin'],
    input: Closed({ userId: Id, objectId: Id }),
    output: Closed({
      picture: Type.Union([
        Closed({
          type: Type.String(),
          /** Base64, of at most `mediaLimits.modelPictureBytes`. */
          data: Type.String(),
          /** The model that made it, or `uploaded`. */
          madeBy: Type.Union([Type.String(), Type.Null()]),
          createdAt: Timestamp,
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 15_000,
  },
  'media.read-reported-template': {
    summary: 'A template that comes along; null: there is none of this name',
    callers: ['admin'],
    input: Closed({ templateId: TemplateName, language: LanguageCode }),
    output: Closed({ text: Type.Union([Type.String(), Type.Null()]) }),
    timeoutMs: 2_000,
  },
  'media.withhold-picture': {
    summary: 'Show a picture to nobody any longer, or again; once or often',
    callers: ['admin'],
    input: Closed({ userId: Id, objectId: Id, withheld: Type.Boolean() }),
    output: Closed({ found: Type.Boolean() }),
    timeoutMs: 5_000,
  },
  'media.withhold-template': {
    summary: 'Offer a template that comes along no longer, or again; once or often',
    callers: ['admin'],
    input: Closed({ templateId: TemplateName, withheld: Type.Boolean() }),
    output: Closed({ found: Type.Boolean() }),
    timeoutMs: 3_000,
  },
})
