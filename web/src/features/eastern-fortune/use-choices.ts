import { type ZodiacAnimal, zodiacAnimals } from '@lumen/contracts/fortune/names'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useOwnBirth } from '@/features/birth-profile'
import { animalOfDate } from './zodiac/animal-of-date'

/**
 * Tab and animal of a page, kept in its address; else the reader’s own animal where their birth is
 * known, else the page’s. `ready` is false while it is not known whose.
 */
export function useChoices(tabs: readonly string[], defaultAnimal: ZodiacAnimal) {
  const [params, setParams] = useSearchParams()
  const { profile, date, isLoading } = useOwnBirth()
  const own = profile?.chineseZodiac ?? (date === null ? null : animalOfDate(date))
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
