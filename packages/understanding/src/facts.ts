import type { Span } from './clauses.ts'
import type { Day } from './days.ts'
import type { Form } from './fact-words.ts'
import type { Subject } from './persons.ts'

/** What facts are about. */
export const attributes = [
  'name',
  'age',
  'birthday',
  'home',
  'work',
  'partner',
  'children',
  'kin',
  'animal',
  'health',
  'diet',
  'plan',
] as const
export type Attribute = (typeof attributes)[number]

/** Somebody has any number of these, and one of each other. */
export const manyValued: ReadonlySet<Attribute> = new Set([
  'children',
  'kin',
  'animal',
  'health',
  'plan',
])

/** One thing that somebody says of themself, or of theirs. */
export type Fact = {
  readonly messageId: string
  readonly subject: Subject
  readonly attribute: Attribute
  /** How it is told: `health.allergy`, `work.place`. */
  readonly form: Form
  /** As written. */
  readonly value: string
  readonly standing: 'holds' | 'planned' | 'ended' | 'denied'
  /** The day of a plan. */
  readonly from: Day | null
  readonly until: Day | null
  /** The clause that says it. */
  readonly span: Span
}

export const attributeOf = (form: Form): Attribute => form.split('.')[0] as Attribute
