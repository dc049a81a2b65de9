import type { ModelFault } from '@lumen/contracts/models/own-models'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'

/** Why a model cannot be had or run, in the reader’s language. */
export function useFaultText(): (fault: ModelFault) => string {
  const { t } = useTranslation()
  return useCallback(({ code }) => t(`models.fault.${code}`), [t])
}

/** Why a command was refused: by the reason that the host of models gives, else as any other failure. */
export function useRefusalText(): (error: unknown) => string {
  const { t, i18n } = useTranslation()
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      const details = isApiError(error) ? error.body?.details : undefined
      const reason = details?.find(({ path }) => path === 'reason')?.message
      const key = `models.fault.${reason}`
      return reason !== undefined && i18n.exists(key) ? t(key) : errorText(error)
    },
    [t, i18n, errorText],
  )
}
