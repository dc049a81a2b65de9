import type { Language } from '@lumen/contracts/languages'
import type { ChatContext } from '../context.ts'
import { findBuiltIn } from '../domain/scenarios/built-in.ts'
import { wordsOfScenario } from '../domain/scenarios/written-scenario.ts'
import { findScenarioRow, openScenario, setScenarioWithheld } from '../store/scenarios.ts'
import { scenarioTextsOf } from '../texts.ts'
import { isRowId } from './read-scenarios.ts'

/** What is offered to everybody, for whoever reports it; null: nothing is, or it is their own. */
export async function readReportedScenario(
  { db, sealer }: ChatContext,
  { userId, scenarioId, language }: { userId: string; scenarioId: string; language: Language },
) {
  const builtIn = findBuiltIn(scenarioId)
  if (builtIn !== undefined) {
    const text = wordsOfScenario(scenarioTextsOf(language)[builtIn.id])
    return { text, version: 1, ownerId: null, createdAt: null }
  }
  const row = isRowId(scenarioId) ? await findScenarioRow(db, scenarioId) : null
  if (row === null || row.shared_at === null || row.user_id === userId) return null
  const stored = openScenario(await sealer.open(db, row.user_id), row)
  return {
    text: wordsOfScenario(stored),
    version: stored.version,
    ownerId: stored.userId,
    createdAt: stored.createdAt.toISOString(),
  }
}

/**
 * Offers a scenario to nobody but its owner any longer, or again; a text that its owner wrote in its place
 * since does not bring it back. @returns whether there is one
 */
export async function withholdScenario(
  { db, clock }: ChatContext,
  { scenarioId, withheld }: { scenarioId: string; withheld: boolean },
): Promise<boolean> {
  const isKnown =
    findBuiltIn(scenarioId) !== undefined ||
    (isRowId(scenarioId) && (await findScenarioRow(db, scenarioId)) !== null)
  if (isKnown) await setScenarioWithheld(db, scenarioId, withheld ? clock.now() : null)
  return isKnown
}
