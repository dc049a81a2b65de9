import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'
import { feelingOf } from './feeling-of'

/** How a feeling from −1 to 1 is written. */
type FeelingText = {
  word(weight: number): string
  /** From −100 to +100. */
  value(weight: number): string
  /** The word, with the value behind it. */
  both(weight: number): string
}

export function useFeelingText(): FeelingText {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const format = new Intl.NumberFormat(tagOf(i18n.language), {
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    })
    const word = (weight: number) => t(`memories.feeling.${feelingOf(weight)}`)
    const value = (weight: number) => format.format(weight * 100)
    const both = (weight: number) =>
      t('memories.feelingOf', { word: word(weight), value: value(weight) })
    return { word, value, both }
  }, [t, i18n.language])
}
