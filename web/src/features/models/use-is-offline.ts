import { answersOf } from './answering'
import { useGetModelsQuery } from './models-api'

/**
 * Whether no model answers, so that a script does; null while that is not known. Many may ask: who
 * listens for changes is the link that names who answers.
 */
export function useIsOffline(): boolean | null {
  const { offline } = useGetModelsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      offline: data === undefined ? null : answersOf(data).title === null,
    }),
  })
  return offline
}
