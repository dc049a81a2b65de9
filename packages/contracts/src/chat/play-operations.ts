import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Text } from '../schema.ts'
import { Play, SheetEntry } from './play-schema.ts'
import { sheetLimits } from './play-limits.ts'
import { scenarioLimits } from './scenario-choices.ts'
import { Message } from './schema.ts'

const PlayParams = Type.Object({ playId: Id })
const rate = { max: 60, windowSeconds: 60 } as const

export const playOperations = defineOperations({
  'GET /api/companions/:companionId/play': {
    service: 'chat',
    access: 'user',
    summary: 'The scenario that is being played with a companion; null: none',
    params: Type.Object({ companionId: Id }),
    replies: { 200: Closed({ play: Type.Union([Play, Type.Null()]) }) },
  },
  'PUT /api/plays/:playId/objectives': {
    service: 'chat',
    access: 'user',
    summary: 'Tick an objective of a play by hand, or take its tick back',
    params: PlayParams,
    body: Closed({
      /** Its place among them, from 0 on. */
      objective: Type.Integer({ minimum: 0, maximum: scenarioLimits.objectives - 1 }),
      met: Type.Boolean(),
    }),
    replies: { 200: Play },
    rate,
  },
  'PUT /api/plays/:playId/sheet': {
    service: 'chat',
    access: 'user',
    summary: 'Write by hand how things stand in a play; it replaces all that was noted',
    params: PlayParams,
    body: Closed({ sheet: Type.Array(SheetEntry, { maxItems: sheetLimits.entries }) }),
    replies: { 200: Play },
    rate,
  },
  'PUT /api/plays/:playId/cast': {
    service: 'chat',
    access: 'user',
    summary: 'Bring another companion into a play, or let one leave; it knows what it hears there',
    params: PlayParams,
    body: Closed({ companionId: Id, here: Type.Boolean() }),
    replies: { 200: Play },
    rate,
  },
  'POST /api/plays/:playId/roll': {
    service: 'chat',
    access: 'user',
    summary: 'Roll a die of twenty sides: the result is said as the user’s message and answered',
    params: PlayParams,
    body: Closed({
      /** One roll, however often it is sent. */
      clientMessageId: FilledText(64),
      timeZone: Type.Optional(Text(0, 64)),
    }),
    replies: { 201: Message },
    rate,
  },
  'POST /api/plays/:playId/choice': {
    service: 'chat',
    access: 'user',
    summary: 'Take a choice of a play by choices; its words and what it leads to become messages',
    params: PlayParams,
    body: Closed({
      choiceId: FilledText(64),
      /** Where the choice was offered: taken twice, it is taken once. */
      step: Type.Integer({ minimum: 0, maximum: 1_000 }),
    }),
    replies: {
      200: Closed({
        /** null: that was its end. */
        play: Type.Union([Play, Type.Null()]),
      }),
    },
    rate,
  },
  'POST /api/plays/:playId/end': {
    service: 'chat',
    access: 'user',
    summary: 'End a play with an epilogue; asked again, it is the same one',
    params: PlayParams,
    replies: {
      200: Closed({
        /** null: nothing was told, because somebody may have been in danger, or another play took its place. */
        epilogue: Type.Union([Message, Type.Null()]),
      }),
    },
    /** A model may write the epilogue. */
    answerMs: 45_000,
    rate,
  },
})
