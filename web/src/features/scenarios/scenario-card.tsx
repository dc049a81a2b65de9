import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { Pencil, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import { Link } from 'react-router'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ScenarioFigures } from './scenario-figures'
import { ScenarioMark } from './scenario-mark'
import { beginAt } from './begin-at'
import type { ScenarioDialogs } from './scenario-dialogs'

/** Whose it is, and what became of it, as a key of the texts. */
export const originKey = ({ origin, isTemplate, withheld }: Scenario): string =>
  `scenarios.origin.${origin === 'own' && withheld ? 'withheld' : origin === 'own' && isTemplate ? 'template' : origin}`

/** A scenario in a few words; one’s own can be changed, shared and deleted from here. */
export function ScenarioCard({
  scenario,
  companionId,
  dialogs,
}: {
  scenario: Scenario
  /** With whom it is to be begun; null: that is chosen then. */
  companionId: string | null
  dialogs: ScenarioDialogs
}) {
  const { t } = useTranslation()
  const { title, description, category, difficulty, duration, origin, language } = scenario
  const isShared = scenario.isTemplate && !scenario.withheld
  return (
    <li className="flex flex-col gap-3 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex items-center gap-3">
        <ScenarioMark category={category} />
        <div className="min-w-0">
          <h2
            lang={language}
            className="text-lg leading-snug font-bold wrap-break-word hyphens-auto"
          >
            {title}
          </h2>
          <p className="text-small text-text-2">{t(originKey(scenario))}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="soft">{t(`scenarios.category.${category}`)}</Badge>
        <Badge>{t(`scenarios.difficulty.${difficulty}`)}</Badge>
        <Badge>{t(`scenarios.duration.${duration}`)}</Badge>
      </div>
      <p lang={language} className="line-clamp-3 text-small text-text-2">
        {description}
      </p>
      <ScenarioFigures scenario={scenario} />
      <div className="mt-auto flex items-center gap-1 pt-1">
        <Button asChild className="flex-1">
          <Link
            to={beginAt(scenario.id, companionId)}
            aria-label={t('scenarios.begin.startNamed', { title })}
            onClick={(event) => {
              // Another tab or window gets the address.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              dialogs.begin(scenario, companionId)
            }}
          >
            {t('scenarios.begin.start')}
          </Link>
        </Button>
        <Button
          variant="secondary"
          className="flex-1"
          aria-label={t('scenarios.lookAt', { title })}
          onClick={() => dialogs.look(scenario)}
        >
          {t('scenarios.look')}
        </Button>
        {origin === 'own' && (
          <>
            <IconButton
              label={t('scenarios.builder.editLabel', { title })}
              onClick={() => dialogs.edit(scenario)}
            >
              <Pencil />
            </IconButton>
            {!scenario.withheld && (
              <IconButton
                label={t(isShared ? 'scenarios.share.stopLabel' : 'scenarios.share.label', {
                  title,
                })}
                variant={isShared ? 'soft' : 'ghost'}
                onClick={() =>
                  isShared ? void dialogs.stopSharing(scenario) : dialogs.share(scenario)
                }
              >
                <Share2 />
              </IconButton>
            )}
            <IconButton
              label={t('scenarios.delete.label', { title })}
              variant="danger"
              onClick={() => dialogs.remove(scenario)}
            >
              <Trash2 />
            </IconButton>
          </>
        )}
      </div>
    </li>
  )
}
