import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success, Timestamp } from '../schema.ts'
import { BirthData } from './birth.ts'
import { fortuneLimits } from './limits.ts'
import { personRelations } from './names.ts'
import { InZone } from './schema.ts'

const about = {
  /** As the user calls them. */
  name: FilledText(fortuneLimits.personName),
  relation: Type.Enum(personRelations),
  birth: BirthData,
}

/** Somebody whose birth a user keeps, to compare it with their own. */
export const Person = Closed(
  {
    id: Id,
    ...about,
    /** When the user said that this person agrees. */
    consentedAt: Timestamp,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'Person' },
)
export type Person = Static<typeof Person>

const PersonParams = Type.Object({ personId: Id })
/** Each looks for a place. */
const rate = { max: 60, windowSeconds: 60 } as const

/** Other people of a user; whose they are is told by the session. */
export const peopleOperations = defineOperations({
  'GET /api/wisdom/people': {
    service: 'fortune',
    access: 'user',
    summary: 'The people whose births one keeps, the oldest entry first',
    replies: { 200: Closed({ people: Type.Array(Person) }) },
  },
  'POST /api/wisdom/people': {
    service: 'fortune',
    access: 'user',
    summary: 'Keep the birth of somebody who agrees; asked again with the same id, nothing changes',
    query: InZone,
    body: Closed({
      /** Made by the client. */
      id: Id,
      ...about,
      /** That the person agrees; without it nothing is kept. */
      consent: Type.Literal(true),
    }),
    replies: { 201: Person },
    rate,
  },
  'PATCH /api/wisdom/people/:personId': {
    service: 'fortune',
    access: 'user',
    summary: 'Change what one calls somebody, or correct their birth',
    params: PersonParams,
    query: InZone,
    body: Closed(
      {
        name: Type.Optional(about.name),
        relation: Type.Optional(about.relation),
        /** All of it. */
        birth: Type.Optional(about.birth),
      },
      { minProperties: 1 },
    ),
    replies: { 200: Person },
    rate,
  },
  'DELETE /api/wisdom/people/:personId': {
    service: 'fortune',
    access: 'user',
    summary: 'Forget somebody and their birth',
    params: PersonParams,
    replies: { 200: Success },
  },
})
