import type { Memory } from '@lumen/contracts/memory/schema'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeelingText, useImportanceText } from '@/features/memories'
import { useFormat } from '@/i18n/format'

/** A crystal in words, for those who do not see it: all that its looks tell. */
export function useMemoryWords(): (memory: Memory) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const { word } = useFeelingText()
  const importance = useImportanceText()
  return useCallback(
    (memory) =>
      [
        memory.content,
        t(`memories.type.${memory.memoryType}`),
        importance.word(memory.importance),
        t('memories.emotionOf', { value: word(memory.emotionalWeight) }),
        memory.pinned && t('memories.pinned'),
        memory.validTo !== null && t('memories.until', { date: format.date(memory.validTo) }),
      ]
        .filter(Boolean)
        .join(', '),
    [t, format, word, importance],
  )
}
