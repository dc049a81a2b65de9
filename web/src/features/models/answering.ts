import type { Models } from './use-models'

/** Where what is said goes: nowhere, to a machine of the operator’s, to somebody else’s server. */
export type Reach = 'here' | 'operator' | 'sent'

/** Who answers now, in the terms that a page needs. */
export type Answers = {
  /** null: the offline companion. */
  title: string | null
  /** Of the server that runs the model, as people read it. */
  server: string
  reach: Reach
  why: 'configured' | 'accepted' | 'own' | 'chosen' | 'nobody'
  loading: boolean
}

const nobody: Answers = {
  title: null,
  server: '',
  reach: 'here',
  why: 'nobody',
  loading: false,
}

export const reachOf = ({ kind, local }: Models['providers'][number]): Reach =>
  kind === 'own' ? 'here' : local ? 'operator' : 'sent'

export function answersOf({ answering, providers }: Models): Answers {
  const provider = providers.find(({ id }) => id === answering?.providerId)
  if (answering === null || provider === undefined) return nobody
  const offer = provider.offers.find(({ name }) => name === answering.model)
  return {
    title: offer?.title ?? answering.model,
    server: provider.name,
    reach: reachOf(provider),
    why: answering.chosen ? 'chosen' : answering.why,
    loading: provider.state === 'loading',
  }
}
