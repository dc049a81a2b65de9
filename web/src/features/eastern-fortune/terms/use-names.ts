import type { FiveElement, ZodiacAnimal } from '@lumen/contracts/fortune/names'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Names of elements and animals in the reader’s language. */
export function useNames() {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      element: (id: FiveElement) => t(`eastern.element.${id}`),
      animal: (id: ZodiacAnimal) => t(`eastern.animal.${id}`),
    }),
    [t],
  )
}
