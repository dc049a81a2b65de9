import type { ModerationDecision } from '@lumen/contracts/admin/moderation-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useRuleText } from './use-rule-text'

/** Decisions, each with what decided: a person, the rules of this product, or a provider. */
export function DecisionLines({ decisions }: { decisions: readonly ModerationDecision[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const ruleText = useRuleText()
  const by = ({ by: who, actor, provider, model }: ModerationDecision) =>
    who === 'person'
      ? t('moderation.by.person', { actor })
      : who === 'floor'
        ? t('moderation.by.floor')
        : t('moderation.by.provider', { provider, model })
  return (
    <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
      {decisions.map((decision) => (
        <li key={decision.id} className="grid gap-0.5 px-4 py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">
              {t(`moderation.what.${decision.what}`)} · {t(`moderation.action.${decision.action}`)}
            </span>
            <time dateTime={decision.at} className="text-small text-text-3">
              {format.dateTime(decision.at)}
            </time>
          </span>
          {decision.rule !== null && (
            <span className="text-text-2">
              {t('moderation.mine.because', { rule: ruleText(decision.rule) })}
            </span>
          )}
          {decision.reason !== null && (
            <span className="wrap-anywhere text-text-2">{decision.reason}</span>
          )}
          <span className="text-xs wrap-anywhere text-text-3">
            {by(decision)}
            {decision.providerAway && ` · ${t('moderation.by.away')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
