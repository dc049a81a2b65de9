import type { EngineInput } from '@lumen/companion/input'
import type { Language } from '@lumen/contracts/languages'
import type { Fact } from '@lumen/understanding/facts'
import { understanding } from '../understanding.ts'
import type { Turn } from './recent-turns.ts'
import { saidOf } from './said-of.ts'

type ToldFact = NonNullable<EngineInput['told']>[number]

/** Messages of the user that names and pronouns of the newest one are looked for in. */
const readBefore = 24
/** Whose value can be said back as it was written: it names somebody, a place or a thing, and no “my”. */
const saidBack: ReadonlySet<Fact['form']> = new Set([
  'name',
  'birthday',
  'home',
  'work',
  'work.place',
  'animal',
  'diet',
  'health.allergy',
])

/**
 * What the newest message of the user tells for certain, and who of theirs is known by name.
 *
 * @param turns as the companion reads them, oldest first, the newest last
 */
export function readToldFacts(
  turns: readonly Turn[],
  language: Language,
): { told: ToldFact[]; known: ToldFact[] } {
  const newest = turns.at(-1)
  const said = turns
    .filter(({ from }) => from === 'user')
    .slice(-readBefore)
    .map((turn) => saidOf(turn, language))
  // Which facts there are does not hang on the day; what is planned for when is not said back.
  const facts = understanding.readFacts(said, ({ saidAt }) => Math.floor(saidAt.getTime() / dayMs))
  const holds = facts.filter(({ standing }) => standing === 'holds')
  return {
    told: holds
      .filter(({ messageId, form }) => messageId === newest?.id && saidBack.has(form))
      .map(asTold),
    known: holds
      .filter(({ messageId, form }) => messageId !== newest?.id && form === 'name')
      .map(asTold),
  }
}

const dayMs = 86_400_000

/** A daughter's allergy is taken up as news of hers: nobody else is to take care. */
function asTold({ subject: { relation }, attribute, value }: Fact): ToldFact {
  if (relation.startsWith('pet'))
    return { subject: relation.replace('pet.', ''), attribute: 'animal', value }
  const own = relation === 'user' || attribute === 'name'
  return { subject: relation, attribute: own ? attribute : 'kin', value }
}
