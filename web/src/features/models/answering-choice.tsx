import type { ModelChoice } from '@lumen/contracts/models/schema'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/card'
import { RadioGroup } from '@/ui/radio-group'
import { reachOf } from './answering'
import { useChooseAnsweringMutation, useListModelServersQuery } from './models-api'
import { useCommand } from './own/use-command'
import type { Models } from './use-models'

type Choice = ModelChoice | 'offline' | null

/** As an id of an option; models may have any mark in their names. */
const idOf = (choice: Choice): string => JSON.stringify(choice)

/** For administrators: who answers, before the usual order. */
export function AnsweringChoice({ models }: { models: Models }) {
  const { t } = useTranslation()
  const run = useCommand()
  const { data } = useListModelServersQuery()
  const [choose, { isLoading, originalArgs }] = useChooseAnsweringMutation()
  if (data === undefined) return null
  const offers = models.providers.flatMap((provider) =>
    provider.offers.map(({ name: model, title }) => ({
      id: idOf({ providerId: provider.id, model }),
      label: title === provider.name ? title : `${title} · ${provider.name}`,
      hint:
        provider.state === 'away'
          ? t('models.answering.away')
          : t(`models.reach.${reachOf(provider)}`, { server: provider.name }),
    })),
  )
  const options = [
    {
      id: idOf(null),
      label: t('models.answering.usual'),
      hint: t('models.answering.usualText'),
    },
    ...offers,
    {
      id: idOf('offline'),
      label: t('models.who.offline'),
      hint: t('models.answering.offlineText'),
    },
  ]
  const chosen = isLoading ? (originalArgs?.body.choice ?? null) : data.choice
  return (
    <section aria-labelledby="model-answering">
      <Card padding="large">
        <h2 id="model-answering" className="font-display text-h3 font-bold">
          {t('models.answering.title')}
        </h2>
        <p className="mt-0.5 mb-4 text-small text-text-2">{t('models.answering.text')}</p>
        <RadioGroup
          label={t('models.answering.title')}
          hideLabel
          value={idOf(chosen)}
          onValueChange={(id) => run(choose({ body: { choice: JSON.parse(id) as Choice } }))}
          options={options}
        />
      </Card>
    </section>
  )
}
