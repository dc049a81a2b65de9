import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'

/** A share from −1 to 1 as a percentage with its sign: 0.42 → +42 %. */
export function useSignedPercent(): (share: number) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.NumberFormat(tagOf(i18n.language), {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    })
    return (share) => format.format(share)
  }, [i18n.language])
}
