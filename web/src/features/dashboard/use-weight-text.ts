import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'

/** A feeling from −1 to 1 with its sign: +0.42. */
export function useWeightText(): (weight: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.NumberFormat(tagOf(i18n.language), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    })
    return (weight) => format.format(weight)
  }, [i18n.language])
}
