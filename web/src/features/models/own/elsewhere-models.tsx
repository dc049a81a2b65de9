import type { ElsewhereModel, OwnModels } from '@lumen/contracts/models/own-models'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** Kinds of models that this installation does not run: the settings that name a server, and what such servers run. */
export function ElsewhereModels({ kinds }: { kinds: OwnModels['elsewhere'] }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="mt-3 max-w-prose text-small text-text-2">{t('models.elsewhere.text')}</p>
      <dl className="mt-2 grid gap-4 text-small">
        {kinds.map(({ kind, settings, models }) => (
          <div key={kind}>
            <dt className="font-semibold">{t(`models.elsewhere.${kind}`)}</dt>
            <dd className="text-text-2">
              {settings.map((name) => (
                <code key={name} className="me-2 inline-block break-all">
                  {name}
                </code>
              ))}
              <ul className="mt-1 grid gap-1">
                {models.map((model) => (
                  <KnownModel key={model.title} model={model} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function KnownModel({ model }: { model: ElsewhereModel }) {
  const { t } = useTranslation()
  const format = useFormat()
  const facts = [
    model.runtime,
    t('models.fact.file', { size: format.bytes(model.fileBytes) }),
    t('models.fact.languages', { count: model.languages.length }),
    model.licence,
    !model.tested && t('models.fact.untested'),
    format.calendarDay(model.checked),
  ].filter((fact) => typeof fact === 'string')
  return (
    <li>
      <span className="font-semibold text-text">{model.title}</span>
      {` · ${facts.join(' · ')} · `}
      <a className="text-link underline" href={model.source} target="_blank" rel="noreferrer">
        {t('models.fact.source')}
        <span className="sr-only">{`, ${model.title}`}</span>
      </a>
    </li>
  )
}
