import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import type { Person } from '@lumen/contracts/fortune/people'
import { AppError } from '@lumen/http/app-error'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import {
  countPeople,
  deletePerson,
  holdPerson,
  insertPerson,
  listPeople,
  type PersonData,
  updatePerson,
} from '../store/people.ts'
import { readStars } from './birth-profile.ts'

type Asked = { userId: string; asker: Asker }

const missing = () => new AppError('not_found', 'No such person is kept')

/** The people whose births a user keeps. */
export async function readPeople({ db, sealer }: FortuneContext, userId: string) {
  return listPeople(db, await sealer.open(db, userId), userId)
}

/**
 * Keeps somebody with the place that was found for their birth. Asked again with the id, it answers
 * what is kept.
 * @throws AppError `too_many_people`, what is wrong with the birth, or what has to be chosen
 */
export async function keepPerson(
  context: FortuneContext,
  { id, name, relation, birth: sent }: PersonData & { id: string },
  { userId, asker }: Asked,
): Promise<Person> {
  const { db, sealer, clock } = context
  const { birth } = await readStars(context, sent, asker)
  const box = await sealer.open(db, userId)
  return db.transaction().execute(async (tx) => {
    const count = await countPeople(tx, userId)
    const kept = await holdPerson(tx, box, { userId, id })
    if (kept !== null) return kept
    if (count >= fortuneLimits.people)
      throw new AppError('too_many_people', `At most ${fortuneLimits.people} people are kept`)
    const data = { name: name.trim(), relation, birth }
    return insertPerson(tx, box, { userId, id, data, at: clock.now() })
  })
}

/**
 * Changes what is kept of somebody; the consent stays as it was given.
 * @throws AppError `not_found`, what is wrong with the birth, or what has to be chosen
 */
export async function changePerson(
  context: FortuneContext,
  id: string,
  { name, relation, birth: sent }: Partial<PersonData>,
  { userId, asker }: Asked,
): Promise<Person> {
  const { db, sealer, clock } = context
  const settled = sent && (await readStars(context, sent, asker)).birth
  const box = await sealer.open(db, userId)
  return db.transaction().execute(async (tx) => {
    const kept = await holdPerson(tx, box, { userId, id })
    if (kept === null) throw missing()
    const data = {
      name: name?.trim() ?? kept.name,
      relation: relation ?? kept.relation,
      birth: settled ?? kept.birth,
    }
    return updatePerson(tx, box, { userId, id, data, at: clock.now() })
  })
}

/** Forgets somebody. @throws AppError `not_found` */
export async function forgetPerson(
  { db }: FortuneContext,
  person: { userId: string; id: string },
): Promise<void> {
  if (!(await deletePerson(db, person))) throw missing()
}
