import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'
import { CompanionBirth } from './birth.ts'
import { Generation } from './generation.ts'
import { Persona } from './persona.ts'
import { Companion } from './schema.ts'

/** A companion with all that its owner wrote about it: apart from `schema.ts`, which screens load. */
export const CompanionWithPersona = Closed(
  {
    ...Companion.properties,
    persona: Persona,
    generation: Generation,
    /** null: it has none. */
    birth: Type.Union([CompanionBirth, Type.Null()]),
  },
  { $id: 'CompanionWithPersona' },
)
export type CompanionWithPersona = Static<typeof CompanionWithPersona>
