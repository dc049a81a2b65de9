import type { Language } from '@lumen/contracts/languages'
import { manyValued, type Fact } from '@lumen/understanding/facts'
import { soleRelations } from './slot-names.ts'
import { valueKey } from './value-key.ts'

/** By what memories are known whose form has another name. */
const names: Readonly<Record<string, string>> = {
  home: 'city',
  work: 'job',
  'work.left': 'job',
  'work.place': 'workplace',
  'health.allergy': 'allergy',
  'health.illness': 'illness',
  'partner.parted': 'partner',
  'partner.state': 'relationship',
  'diet.avoids': 'avoids',
  'animal.gone': 'gone',
  animal: 'pet',
}

/**
 * Which slot a fact fills and with what: that of its subject and attribute; of what somebody has many,
 * with the value. What is over is a memory of its own, beside what holds now.
 */
export function slotOfFact(fact: Fact, language: Language): { slot: string; value: string } {
  const { form, attribute, subject, standing, from } = fact
  const key = valueKey(fact.value, language)
  const name = names[form] ?? form
  if (attribute === 'name' && subject.relation !== 'user') return nameSlot(subject.relation, key)
  const whose = subject.relation === 'user' ? '' : `:${subjectKey(fact, language)}`
  if (form === 'plan') return { slot: `plan${whose}:${key}`, value: String(from) }
  if (standing === 'ended') return { slot: `former:${name}${whose}:${key}`, value: key }
  const holds = standing === 'holds' ? key : `${standing}:${key}`
  return manyValued.has(attribute) || form === 'diet.avoids' || standing === 'planned'
    ? { slot: `${name}${whose}:${key}`, value: holds }
    : { slot: `${name}${whose}`, value: holds }
}

const subjectKey = ({ subject: { name, relation } }: Fact, language: Language): string =>
  name === null ? (soleRelations[relation] ?? relation) : valueKey(name, language)

/** People of whom there may be several are told apart by their names. */
function nameSlot(relation: string, key: string): { slot: string; value: string } {
  if (relation.startsWith('pet')) return { slot: `petName:${relation}:${key}`, value: key }
  const sole = soleRelations[relation]
  if (sole === undefined) return { slot: `person:${relation}:${key}`, value: key }
  return { slot: sole === 'partner' ? 'partner' : `person:${sole}`, value: key }
}
