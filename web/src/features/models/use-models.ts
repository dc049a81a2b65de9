import { useEffect } from 'react'
import { baseApi } from '@/api/base-api'
import type { CallReply } from '@/api/call'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { useGetModelsQuery } from './models-api'

export type Models = CallReply<'GET /api/models'>

/** Who answers and what may be chosen, asked again whenever the server says that it changed. */
export function useModels() {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'models_changed')
          dispatch(baseApi.util.invalidateTags(['Models', 'ModelCatalogue', 'ModelServers']))
      }),
    [dispatch, subscribe],
  )
  return useGetModelsQuery()
}
