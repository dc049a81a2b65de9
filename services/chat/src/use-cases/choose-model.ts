import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { ChatModel } from '@lumen/service/models'
import type { ChatContext } from '../context.ts'
import type { StoredCompanion } from '../store/companions.ts'

/** Who is to answer. */
export type Answerer = {
  companion: Pick<StoredCompanion, 'generation'>
  /** Who answers this once; null: the offline companion; undefined: who answers for the companion. */
  once?: ModelChoice | null | undefined
}

/** The model that somebody chose; null: nobody chose one. */
export const chosenModel = ({ companion, once }: Answerer): ModelChoice | null =>
  once === undefined ? companion.generation.model : once

/** The model that is to answer; null: the offline companion; `away`: the chosen one, and nobody in its place. */
export const modelFor = (
  { models }: Pick<ChatContext, 'models'>,
  answerer: Answerer,
): ChatModel | 'away' | null => (answerer.once === null ? null : models.chat(chosenModel(answerer)))
