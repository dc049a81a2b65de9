import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { importanceOf } from './importance-of'

/** How an importance from 1 to 10 is written: by a word, or by the word with its value behind it. */
export function useImportanceText() {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(() => {
    const word = (importance: number) => t(`memories.importance.${importanceOf(importance)}`)
    const both = (importance: number) =>
      t('memories.importanceOf', { word: word(importance), value: format.number(importance) })
    return { word, both }
  }, [t, format])
}
