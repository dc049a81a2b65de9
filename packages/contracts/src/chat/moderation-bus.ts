import { Type } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { ScenarioId } from './scenario-schema.ts'

/** What moderation asks of talks: the one message that was reported, and what becomes of it. */
export const chatModerationRequests = defineRequests({
  'chat.read-reported': {
    summary:
      'What a companion said, for whoever reports it; null: this user has no such message, or it is withheld',
    callers: ['admin'],
    input: Closed({ userId: Id, messageId: Id }),
    output: Closed({
      message: Type.Union([
        Closed({
          /** Which of the texts that the reply has had, counted from 1. */
          version: Type.Integer(),
          text: Type.String(),
          /** Who wrote it: provider and model. */
          madeBy: Type.Union([Type.String(), Type.Null()]),
          /** A picture that it shows. */
          objectId: Type.Union([Id, Type.Null()]),
          createdAt: Timestamp,
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 3_000,
  },
  'chat.withhold-message': {
    summary: 'Show a message no longer, or again; once or often',
    callers: ['admin'],
    input: Closed({
      userId: Id,
      messageId: Id,
      withheld: Type.Boolean(),
      /** Which of its texts was reported, shown now or put aside: the others stay as they are. */
      version: Type.Integer(),
    }),
    output: Closed({ found: Type.Boolean() }),
    timeoutMs: 5_000,
  },
  'chat.read-reported-scenario': {
    summary: 'A scenario that is offered to everybody; null: none is, or it is the reporter’s own',
    callers: ['admin'],
    input: Closed({ userId: Id, scenarioId: ScenarioId, language: LanguageCode }),
    output: Closed({
      scenario: Type.Union([
        Closed({
          text: Type.String(),
          version: Type.Integer(),
          /** Who shares it; null: it comes along. */
          ownerId: Type.Union([Id, Type.Null()]),
          createdAt: Type.Union([Timestamp, Type.Null()]),
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 3_000,
  },
  'chat.withhold-scenario': {
    summary: 'Offer a scenario to nobody but its owner any longer, or again; once or often',
    callers: ['admin'],
    input: Closed({ scenarioId: ScenarioId, withheld: Type.Boolean() }),
    output: Closed({ found: Type.Boolean() }),
    timeoutMs: 3_000,
  },
})
