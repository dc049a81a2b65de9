import type { ZodiacAnimal } from '@lumen/contracts/fortune/schema'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { zodiacAnimals } from './terms/glyphs'

/** Tab and animal of a page, kept in its address. */
export function useChoices(tabs: readonly string[], defaultAnimal: ZodiacAnimal) {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const wantedTab = params.get('tab') ?? ''
  const wantedAnimal = params.get('animal')
  return {
    tab: tabs.includes(wantedTab) ? wantedTab : (tabs[0] ?? ''),
    setTab: useCallback((tab: string) => set('tab', tab), [set]),
    animal: zodiacAnimals.find((animal) => animal === wantedAnimal) ?? defaultAnimal,
    setAnimal: useCallback((animal: ZodiacAnimal) => set('animal', animal), [set]),
  }
}
