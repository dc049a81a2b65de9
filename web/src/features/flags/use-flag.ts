import type { FlagKey } from '@lumen/contracts/flags/flags'
import { useGetFlagsQuery } from './flags-api'

/** Whether something is switched on for who is looking; undefined while that is not known. */
export function useFlag(key: FlagKey): boolean | undefined {
  const { data } = useGetFlagsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return data?.[key]
}
