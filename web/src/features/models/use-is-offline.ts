import { answersOf } from './answering'
import { useModels } from './use-models'

/** Whether no model answers, so that a script does; false while that is not known. */
export function useIsOffline(): boolean {
  const { data } = useModels()
  return data !== undefined && answersOf(data).title === null
}
