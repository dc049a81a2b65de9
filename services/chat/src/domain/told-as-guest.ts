import { authLimits } from '@lumen/contracts/auth/limits'
import type { Language } from '@lumen/contracts/languages'
import type { Attribute, Fact } from '@lumen/understanding/facts'
import { understanding } from '../understanding.ts'
import { saidOf } from './said-of.ts'

type Message = { id: string; content: string; isFromUser: boolean; createdAt: Date }

/** What a guest said of themselves; null where nothing was. */
export type ToldAsGuest = {
  /** What they are called. */
  name: string | null
  /** In their own words, the last thing that is easily said back to them. */
  words: string | null
}

/** A longer message is said back by the clause that tells. */
const sayableLength = 60
/** A name is said by itself; illness and those who may have died are not for a greeting. */
const unsaid: ReadonlySet<Attribute> = new Set(['name', 'health', 'kin'])

/** Reads what a guest told, oldest message first. */
export function toldAsGuest(said: readonly Message[], language: Language): ToldAsGuest {
  const own = said.filter(({ isFromUser }) => isFromUser)
  const facts = understanding.readFacts(
    own.map(({ id, content, createdAt }, position) =>
      saidOf({ id, text: content, position, saidAt: createdAt }, language),
    ),
    () => 0,
  )
  const named = facts.findLast(
    ({ form, subject, standing }) =>
      form === 'name' && subject.relation === 'user' && standing === 'holds',
  )
  const told = facts.findLast(
    ({ attribute, standing }) =>
      !unsaid.has(attribute) && (standing === 'holds' || standing === 'planned'),
  )
  return {
    name: named === undefined ? null : [...named.value].slice(0, authLimits.username).join(''),
    words: told === undefined ? null : wordsOf(told, own),
  }
}

function wordsOf({ messageId, span }: Fact, own: readonly Message[]): string | null {
  const text = own.find(({ id }) => id === messageId)?.content
  if (text === undefined) return null
  return text.length <= sayableLength ? text : text.slice(span.start, span.end)
}
