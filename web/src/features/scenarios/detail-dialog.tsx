import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportButton } from '@/features/reports'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ScenarioFigures } from './scenario-figures'
import { useListScenariosQuery } from './scenarios-api'
import { StarRating } from './star-rating'

/** All that a scenario tells before it is played, what it was rated, and what can be done with it. */
export default function DetailDialog({
  scenario: asked,
  onCopy,
  onClose,
}: {
  scenario: Scenario
  onCopy: (source: Scenario) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { data } = useListScenariosQuery()
  // What was rated meanwhile is known to the list.
  const scenario = data?.find(({ id }) => id === asked.id) ?? asked
  const { id, title, description, environment, opening, objectives, tags, language } = scenario
  const isOwn = scenario.origin === 'own'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={<Button onClick={() => onCopy(scenario)}>{t('scenarios.detail.copy')}</Button>}
    >
      <div className="grid gap-5">
        <div className="flex items-start gap-2">
          <p lang={language} className="min-w-0 flex-1 text-text-2">
            {description}
          </p>
          {!isOwn && <ReportButton target={{ kind: 'scenario', targetId: id }} />}
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {[
            t(`scenarios.category.${scenario.category}`),
            t(`scenarios.difficulty.${scenario.difficulty}`),
            t(`scenarios.duration.${scenario.duration}`),
            t(`scenarios.mood.${scenario.mood}`),
          ].map((text) => (
            <li key={text}>
              <Badge tone="soft">{text}</Badge>
            </li>
          ))}
        </ul>
        {environment !== '' && (
          <Part title={t('scenarios.detail.environment')}>
            <p lang={language}>{environment}</p>
          </Part>
        )}
        {opening !== '' && (
          <Part title={t('scenarios.detail.opening')}>
            <p lang={language} className="whitespace-pre-line">
              {opening}
            </p>
          </Part>
        )}
        {objectives.length > 0 && (
          <Part title={t('scenarios.detail.objectives')}>
            <ul lang={language} className="list-disc ps-5">
              {objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </Part>
        )}
        {tags.length > 0 && (
          <p lang={language} className="text-small text-text-3">
            {tags.map((tag) => `#${tag}`).join(' ')}
          </p>
        )}
        <ScenarioFigures scenario={scenario} />
        {!isOwn && <StarRating scenario={scenario} />}
      </div>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="text-small font-semibold text-text-2">{title}</h3>
    {children}
  </section>
)
