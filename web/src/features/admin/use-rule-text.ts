import { contentRules } from '@lumen/contracts/content-rules'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** A rule in words; what the policy calls a crisis is self-harm to readers. */
export function useRuleText(): (rule: string) => string {
  const { t } = useTranslation()
  return useCallback(
    (rule) => {
      const known = contentRules.find((each) => each === (rule === 'crisis' ? 'self-harm' : rule))
      return t(`notifications.rule.${known ?? 'other'}`)
    },
    [t],
  )
}
