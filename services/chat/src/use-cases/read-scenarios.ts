import { policyFor } from '@lumen/contracts/policy'
import type {
  Scenario,
  ScenarioCategory,
  ScenarioRanking,
} from '@lumen/contracts/chat/scenario-schema'
import { scenarioLimits } from '@lumen/contracts/chat/scenario-choices'
import type { Language } from '@lumen/contracts/languages'
import { SealError } from '@lumen/database/sealed-format'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { Selectable } from 'kysely'
import type { ChatContext } from '../context.ts'
import { builtInScenarios, findBuiltIn } from '../domain/scenarios/built-in.ts'
import { rankScenarios } from '../domain/scenarios/rank-scenarios.ts'
import { listCompanions } from '../store/companions.ts'
import { noFigures, readFigures } from '../store/scenario-figures.ts'
import {
  findScenarioRow,
  listOwnScenarios,
  listSharedRows,
  openScenario,
  withheldAmong,
  type StoredScenario,
} from '../store/scenarios.ts'
import type { ScenarioTable } from '../store/tables/scenarios.ts'
import { scenarioTextsOf } from '../texts.ts'

type Context = Pick<ChatContext, 'db' | 'mayBeOld' | 'sealer' | 'scripts'>
type Person = Pick<Caller, 'userId' | 'language' | 'ageBand' | 'region'>
/** A scenario before it is known how it was used. */
type Told = Omit<Scenario, 'withheld' | 'rating' | 'ratingCount' | 'ownRating' | 'usageCount'>

export const noSuchScenario = () => new AppError('not_found', 'There is no such scenario')

/** Whether an id is of a row, and no name of a built-in one. */
export const isRowId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

/** What others wrote of love is for adults. */
const fitsAge = ({ ageBand, region }: Person, category: ScenarioCategory) =>
  category !== 'romantic' || policyFor(region, ageBand).romance

function toldBuiltIn(
  { scripts }: Context,
  facts: (typeof builtInScenarios)[number],
  language: Language,
): Told {
  const texts = scenarioTextsOf(language)[facts.id]
  return {
    ...facts,
    ...texts,
    participants: [],
    language,
    origin: 'built-in',
    scripted: scripts.hasScript(facts.id, language),
    isTemplate: true,
    createdAt: null,
  }
}

function toldStored(stored: StoredScenario, userId: string): Told {
  const { userId: owner, sharedAt, createdAt, version: _version, ...written } = stored
  const isOwn = owner === userId
  return {
    ...written,
    // Whom somebody plays with is nobody else’s business.
    participants: isOwn ? written.participants : [],
    image: null,
    origin: isOwn ? 'own' : 'shared',
    scripted: false,
    isTemplate: sharedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

/** With their figures; companions that are gone are left out. */
async function complete(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  userId: string,
  told: readonly Told[],
): Promise<Scenario[]> {
  const ids = told.map(({ id }) => id)
  const figures = await readFigures(db, ids, userId)
  const withheld = await withheldAmong(db, ids)
  const companions = told.some(({ participants }) => participants.length > 0)
    ? await listCompanions(db, await sealer.open(db, userId), userId, false)
    : []
  const known = new Set(companions.map(({ id }) => id))
  return told.map((each) => ({
    ...each,
    participants: each.participants.filter((id) => known.has(id)),
    ...(figures.get(each.id) ?? noFigures),
    withheld: withheld.has(each.id),
  }))
}

const openRow = async ({ db, sealer }: Context, row: Selectable<ScenarioTable>) =>
  openScenario(await sealer.open(db, row.user_id), row)

async function readBuiltIn(context: Context, language: Language): Promise<Told[]> {
  const names = builtInScenarios.map(({ id }) => id)
  const withheld = await withheldAmong(context.db, names)
  return builtInScenarios
    .filter(({ id }) => !withheld.has(id))
    .map((facts) => toldBuiltIn(context, facts, language))
}

const readOwn = async ({ db, sealer }: Context, userId: string): Promise<Told[]> =>
  (await listOwnScenarios(db, await sealer.open(db, userId), userId)).map((stored) =>
    toldStored(stored, userId),
  )

/** What others share, as it was a moment ago. */
async function readShared(context: Context, person: Person): Promise<Told[]> {
  const shared: Told[] = []
  for (const row of await listSharedRows(context.mayBeOld, scenarioLimits.shared)) {
    if (row.user_id === person.userId) continue
    try {
      const told = toldStored(await openRow(context, row), person.userId)
      if (fitsAge(person, told.category)) shared.push(told)
    } catch (error) {
      // Whoever wrote it was erased since.
      if (!(error instanceof SealError) || error.reason !== 'erased') throw error
    }
  }
  return shared
}

/** What moderation took back since from everybody but its owner. */
const isTakenBack = ({ origin, withheld }: Scenario) => origin === 'shared' && withheld

/** Those that come along, one’s own, newest first, and what others share, the most used first. */
export async function readScenarios(context: Context, person: Person): Promise<Scenario[]> {
  const { userId, language } = person
  const scenarios = await complete(context, userId, [
    ...(await readBuiltIn(context, language)),
    ...(await readOwn(context, userId)),
    ...(await readShared(context, person)),
  ])
  return scenarios.filter((each) => !isTakenBack(each))
}

/** The first templates of all, one’s own among them. */
export async function readLeaders(
  context: Context,
  person: Person,
  by: ScenarioRanking,
): Promise<Scenario[]> {
  const own = await readOwn(context, person.userId)
  const scenarios = await complete(context, person.userId, [
    ...(await readBuiltIn(context, person.language)),
    ...own.filter(({ isTemplate }) => isTemplate),
    ...(await readShared(context, person)),
  ])
  const offered = scenarios.filter(({ withheld }) => !withheld)
  return rankScenarios(offered, by, scenarioLimits.leaders)
}

/** One’s own, with its figures. */
export async function presentOwnScenario(
  context: Context,
  stored: StoredScenario,
): Promise<Scenario> {
  const [scenario] = await complete(context, stored.userId, [toldStored(stored, stored.userId)])
  return scenario!
}

/** One that the user may see: it comes along, is their own, or is shared. @throws `not_found` */
export async function findScenario(
  context: Context,
  person: Person,
  id: string,
): Promise<Scenario> {
  const { userId, language } = person
  const builtIn = findBuiltIn(id)
  const row = isRowId(id) ? await findScenarioRow(context.db, id) : null
  const told =
    builtIn !== undefined
      ? toldBuiltIn(context, builtIn, language)
      : row !== null && (row.user_id === userId || row.shared_at !== null)
        ? toldStored(await openRow(context, row), userId)
        : null
  if (told === null) throw noSuchScenario()
  const [scenario] = await complete(context, userId, [told])
  const isOwn = told.origin === 'own'
  if (!isOwn && (scenario!.withheld || !fitsAge(person, told.category))) throw noSuchScenario()
  return scenario!
}
