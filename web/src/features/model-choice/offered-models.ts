import type { ModelChoice, ModelOffer, OfferedProvider } from '@lumen/contracts/models/schema'
import { useEffect } from 'react'
import { baseApi } from '@/api/base-api'
import type { CallReply } from '@/api/call'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { useGetOfferedModelsQuery } from './models-api'

export type OfferedModels = CallReply<'GET /api/models'>

/** A model of a provider, with what is known of both. */
export type OfferedModel = { choice: ModelChoice; offer: ModelOffer; provider: OfferedProvider }

/** The models that may be chosen, asked for again whenever they change. */
export function useOfferedModels() {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'models_changed') dispatch(baseApi.util.invalidateTags(['Models']))
      }),
    [dispatch, subscribe],
  )
  return useGetOfferedModelsQuery(undefined, { refetchOnMountOrArgChange: 30 })
}

/** A chosen model among those offered; null: it is offered no more. */
export function findOffered(
  models: OfferedModels | undefined,
  choice: ModelChoice | null,
): OfferedModel | null {
  const provider = models?.providers.find(({ id }) => id === choice?.providerId)
  const offer = provider?.offers.find(({ name }) => name === choice?.model)
  if (choice === null || provider === undefined || offer === undefined) return null
  const { providerId, model } = choice
  return { choice: { providerId, model }, offer, provider }
}

/** A choice as the value of a control. */
export const keyOfChoice = ({ providerId, model }: ModelChoice): string =>
  JSON.stringify([providerId, model])

/** @returns null for what is no such key */
export function choiceOfKey(key: string): ModelChoice | null {
  try {
    const [providerId, model] = JSON.parse(key) as unknown[]
    return typeof providerId === 'string' && typeof model === 'string'
      ? { providerId, model }
      : null
  } catch {
    return null
  }
}
