import type { BirthProfile } from '@lumen/contracts/fortune/birth'
import { useGetBirthDateQuery } from '@/session/session-api'
import { useUser } from '@/session/use-session'
import { useGetBirthProfileQuery } from './birth-api'
import { birthValuesOf, emptyBirth, type BirthValues } from './birth-values'

/**
 * The reader’s birth: the profile they entered, else only the date that their account knows, which
 * goes no further than this browser.
 */
export function useOwnBirth(): {
  profile: BirthProfile | null
  /** `YYYY-MM-DD` */
  date: string | null
  /** What a form begins with. */
  known: BirthValues
  isLoading: boolean
} {
  const { id: userId } = useUser()
  const kept = useGetBirthProfileQuery({ params: { userId } })
  const profile = kept.data?.profile ?? null
  const told = useGetBirthDateQuery(undefined, { skip: profile !== null || kept.isLoading })
  const date = profile?.birthDate ?? told.data?.birthDate ?? null
  return {
    profile,
    date,
    known: profile === null ? { ...emptyBirth, date: date ?? '' } : birthValuesOf(profile),
    isLoading: kept.isLoading || told.isLoading,
  }
}
