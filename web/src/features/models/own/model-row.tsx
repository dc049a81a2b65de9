import type { ListedModel } from '@lumen/contracts/models/own-models'
import { isLanguage, languageFacts } from '@lumen/contracts/languages'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge, type BadgeProps } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useUseOwnModelMutation } from '../models-api'
import { useCommand } from './use-command'

const fits: Readonly<Record<NonNullable<ListedModel['fit']>, NonNullable<BadgeProps['tone']>>> = {
  well: 'ok',
  just: 'warn',
  no: 'danger',
}

/** One model of the catalogue: what it is good for, how it suits this machine, and what can be done with it. */
export function ModelRow({
  model,
  fetching,
  busy,
  onGet,
  onRemove,
}: {
  model: ListedModel
  /** It is on its way, or a part of it is here. */
  fetching: boolean
  /** Another one is on its way. */
  busy: boolean
  onGet: () => void
  onRemove: () => void
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const run = useCommand()
  const [take, { isLoading }] = useUseOwnModelMutation()
  const { name, title, kind, purpose, fit, room, here, used, suggested, given } = model
  const spoken = kind === 'speech' || kind === 'recognition'
  const facts = [
    t('models.fact.file', { size: format.bytes(model.fileBytes) }),
    model.memoryBytes !== null &&
      t('models.fact.memory', { size: format.bytes(model.memoryBytes) }),
    spoken
      ? new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'unit' }).format(
          model.languages.filter(isLanguage).map((each) => languageFacts[each].name),
        )
      : model.languages.length > 0 && t('models.fact.languages', { count: model.languages.length }),
    model.licence,
    here && given && t('models.fact.given'),
    model.source !== null && !model.tested && t('models.fact.untested'),
  ].filter((fact) => typeof fact === 'string')
  const change = (inUse: boolean) => run(take({ body: { kind, name, used: inUse } }))
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h4 className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="break-words">{title}</span>
          {used && <Badge tone="soft">{t('models.used')}</Badge>}
          {here && !used && <Badge>{t('models.here')}</Badge>}
          {suggested && !here && <Badge tone="soft">{t('models.suggested')}</Badge>}
          {kind !== 'chat' && <Badge>{t(`models.${kind}`)}</Badge>}
          {fit !== null && !here && <Badge tone={fits[fit]}>{t(`models.fit.${fit}`)}</Badge>}
        </h4>
        {purpose !== null && <p className="mt-1">{t(`models.purpose.${purpose}`)}</p>}
        <p className="mt-0.5 text-small text-text-2">
          {facts.join(' · ')}
          {model.source !== null && (
            <>
              {' · '}
              <a
                className="text-link underline"
                href={model.source}
                target="_blank"
                rel="noreferrer"
              >
                {t('models.fact.source')}
              </a>
            </>
          )}
        </p>
        {!here && !room && <p className="mt-1 text-small text-danger">{t('models.noRoom')}</p>}
      </div>
      <span className="flex flex-wrap gap-2">
        {here && !used && (
          <Button
            size="small"
            busy={isLoading}
            aria-label={t('models.useOne', { name: title })}
            onClick={() => change(true)}
          >
            {t('models.use')}
          </Button>
        )}
        {used && kind !== 'chat' && (
          <Button variant="secondary" size="small" busy={isLoading} onClick={() => change(false)}>
            {t('models.own.stop')}
          </Button>
        )}
        {here && (
          <Button
            variant="dangerSecondary"
            size="small"
            aria-label={t('models.removeOne', { name: title })}
            onClick={onRemove}
          >
            {t(given ? 'models.forget' : 'models.remove')}
          </Button>
        )}
        {!here && !fetching && (
          <Button
            variant={suggested ? 'primary' : 'secondary'}
            size="small"
            disabled={busy || !room || fit === 'no'}
            aria-label={t('models.getOne', { name: title })}
            onClick={onGet}
          >
            {t('models.get')}
          </Button>
        )}
      </span>
    </li>
  )
}
