import { type ZodiacAnimal, zodiacAnimals } from '@lumen/contracts/fortune/names'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useGetBirthProfileQuery } from '@/features/birth-profile'
import { useUser } from '@/session/use-session'

/**
 * Tab and animal of a page, kept in its address; else the reader’s own animal where their birth is
 * known, else the page’s. `ready` is false while it is not known whose.
 */
export function useChoices(tabs: readonly string[], defaultAnimal: ZodiacAnimal) {
  const [params, setParams] = useSearchParams()
  const { id: userId } = useUser()
  const { data, isLoading } = useGetBirthProfileQuery({ params: { userId } })
  const own = data?.profile?.chineseZodiac ?? null
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const wantedTab = params.get('tab') ?? ''
  const wanted = zodiacAnimals.find((animal) => animal === params.get('animal'))
  return {
    tab: tabs.includes(wantedTab) ? wantedTab : (tabs[0] ?? ''),
    setTab: useCallback((tab: string) => set('tab', tab), [set]),
    animal: wanted ?? own ?? defaultAnimal,
    own,
    ready: wanted !== undefined || !isLoading,
    setAnimal: useCallback((animal: ZodiacAnimal) => set('animal', animal), [set]),
  }
}
