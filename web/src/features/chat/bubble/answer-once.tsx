import type { ModelChoice } from '@lumen/contracts/models/schema'
import { useTranslation } from 'react-i18next'
import { findOffered, useOfferedModels } from '@/features/model-choice'
import { Button } from '@/ui/button'

/** While a chosen model is away: the way to have whoever answers now answer this once, and where that is. */
export default function AnswerOnce({
  away,
  busy,
  disabled = false,
  onAnswer,
}: {
  /** The name of the model that is away; null: unknown. */
  away: string | null
  busy: boolean
  disabled?: boolean
  /** null: with the offline companion. */
  onAnswer: (model: ModelChoice | null) => void
}) {
  const { t } = useTranslation()
  const { data } = useOfferedModels()
  if (data === undefined) return null
  const answering = findOffered(data, data.answering)
  const other = answering === null || answering.choice.model === away ? null : answering
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button
        variant="link"
        size="inline"
        className="min-h-9 px-1.5 text-start text-small pointer-coarse:min-h-11"
        busy={busy}
        disabled={disabled}
        onClick={() => onAnswer(other?.choice ?? null)}
      >
        {other === null
          ? t('modelChoice.onceOffline')
          : t('modelChoice.once', { model: other.offer.title })}
      </Button>
      {other !== null && !other.provider.local && (
        <span className="text-xs text-text-3">
          {t('modelChoice.remote', { provider: other.provider.name })}
        </span>
      )}
    </span>
  )
}
