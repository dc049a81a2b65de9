import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { ChatModel } from '@lumen/service/models'
import type { ChatContext } from '../context.ts'
import { drawingOf } from '../domain/change-generation.ts'
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

/**
 * The model that is to answer, with room for a reply as long as the companion's owner wishes; null: the
 * offline companion; `away`: the chosen one, and nobody in its place.
 */
export function modelFor(
  { models }: Pick<ChatContext, 'models'>,
  answerer: Answerer,
): ChatModel | 'away' | null {
  const model = answerer.once === null ? null : models.chat(chosenModel(answerer))
  if (model === null || model === 'away') return model
  const { maxTokens: replyTokens } = drawingOf(answerer.companion.generation, model)
  return { ...model, replyTokens }
}
