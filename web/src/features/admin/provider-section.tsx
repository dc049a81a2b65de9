import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import { None } from './none'
import { Answer, Section } from './section'
import { useGetProvidersQuery } from './system-api'

const tones = { ready: 'ok', loading: 'warn', away: 'danger' } as const

/** Who writes answers, and how they are. */
export function ProviderSection() {
  const { t } = useTranslation()
  const providers = useGetProvidersQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <Section name={t('adminSystem.providers.heading')}>
      <Answer query={providers}>
        {({ answering, providers: all }) =>
          all.length === 0 ? (
            <None text={t('adminSystem.providers.none')} />
          ) : (
            <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
              {all.map(({ id, name, local, state, model }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3"
                >
                  <span className="grid min-w-0">
                    <span className="wrap-anywhere">{name}</span>
                    {model !== null && (
                      <span className="font-mono text-small wrap-anywhere text-text-3">
                        {model}
                      </span>
                    )}
                  </span>
                  <span className="flex flex-wrap gap-2">
                    {answering?.providerId === id && (
                      <Badge tone="soft">{t('adminSystem.providers.answers')}</Badge>
                    )}
                    {local && <Badge>{t('adminSystem.providers.local')}</Badge>}
                    <Badge tone={tones[state]}>{t(`adminSystem.providers.${state}`)}</Badge>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Section>
  )
}
