import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useUpdateCompanionMutation } from '@/features/companion-data'

/** Whether what is said to a companion is remembered, and the switch for it. */
export function useOffRecord({ id, offRecord }: Companion) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [update, { isLoading }] = useUpdateCompanionMutation()
  const toggle = async () => {
    try {
      await update({ params: { companionId: id }, body: { offRecord: !offRecord } }).unwrap()
    } catch (error) {
      showError(error, t('chat.offRecord.failed'))
    }
  }
  return { on: offRecord, switching: isLoading, toggle: () => void toggle() }
}

export type OffRecord = ReturnType<typeof useOffRecord>
