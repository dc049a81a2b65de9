import type { Answering, ModelChoice, ModelsState, Provider } from '@lumen/contracts/models/schema'

/** What was said about who answers: a model, nobody but the offline companion, or nothing. */
export type Choice = ModelChoice | 'offline' | null

/** Where a provider comes from. */
export const whyOf = ({ id }: Pick<Provider, 'id'>): Answering['why'] =>
  id === 'configured' || id === 'own' ? id : 'accepted'

const order: readonly Answering['why'][] = ['configured', 'accepted', 'own']

/** Configured, accepted, own; of those alike the first goes first. */
export const inOrder = (providers: readonly Provider[]): Provider[] =>
  providers.toSorted((a, b) => order.indexOf(whyOf(a)) - order.indexOf(whyOf(b)))

/**
 * Who answers where nobody chose otherwise; null: the offline companion. What was chosen goes first
 * as long as it is there. While it is away the order goes on among the operator’s own machines: who
 * chose one model did not choose that conversations go to another one outside.
 */
export function whoAnswers(providers: readonly Provider[], choice: Choice): Answering | null {
  if (choice === 'offline') return null
  const chosen = choice && providers.find(({ id }) => id === choice.providerId)
  if (choice && chosen && mayAnswer(chosen, choice.model)) return answer(chosen, choice.model, true)
  const next = inOrder(providers).find(
    (provider) =>
      (choice === null || provider.local) &&
      provider.model !== null &&
      mayAnswer(provider, provider.model),
  )
  return next?.model ? answer(next, next.model, false) : null
}

/**
 * Who turns words into meanings; null: nobody. One that is away keeps its place, for all vectors would
 * be made anew by another one. Whoever had conversations stay here has their meanings made here too.
 */
export function whoEmbeds(
  providers: readonly Provider[],
  choice: Choice,
): ModelsState['embedding'] {
  const chosen =
    choice && choice !== 'offline' && providers.find(({ id }) => id === choice.providerId)
  const stays = choice !== null && !(chosen && !chosen.local)
  const provider = inOrder(providers).find(
    ({ embedding, local }) => embedding !== null && (local || !stays),
  )
  return provider?.embedding ? { providerId: provider.id, model: provider.embedding } : null
}

const mayAnswer = ({ state, offers }: Provider, model: string): boolean =>
  state !== 'away' && offers.some(({ name }) => name === model)

const answer = (provider: Provider, model: string, chosen: boolean): Answering => ({
  providerId: provider.id,
  model,
  kind: provider.kind,
  why: whyOf(provider),
  chosen,
})
