import type { AcceptedServer, FoundServer, ServerKind } from '@lumen/contracts/models/schema'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useForgetModelServerMutation } from '../models-api'
import { useCommand } from '../own/use-command'

export type SeenServer = AcceptedServer | FoundServer

/** As the programs call themselves. */
export const serverNames: Readonly<Record<ServerKind, string>> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama-server': 'llama.cpp',
}

/** One server: what it is and offers, whether conversations may be sent to it, and how to change that. */
export function ServerRow({ server, onUse }: { server: SeenServer; onUse: () => void }) {
  const { t } = useTranslation()
  const run = useCommand()
  const [forget, { isLoading }] = useForgetModelServerMutation()
  const accepted = 'id' in server ? server : null
  const { kind, address, state, offers } = server
  const name = serverNames[kind]
  const titles = offers.map(({ title }) => title).join(', ')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={accepted === null ? 'neutral' : 'ok'}>
            {t(accepted === null ? 'models.servers.found' : 'models.servers.accepted')}
          </Badge>
          {state === 'loading' && <Badge tone="soft">{t('models.state.loading')}</Badge>}
          {state === 'away' && <Badge tone="warn">{t('models.servers.away')}</Badge>}
        </h3>
        <p className="text-small break-words text-text-2">
          <code>{address}</code>
          {accepted !== null && ` · ${accepted.model}`}
        </p>
        <p className="line-clamp-2 text-small break-words text-text-2">
          {offers.length > 0 ? titles : state !== 'away' && t('models.servers.noModel')}
        </p>
        {accepted?.byConfiguration === true && (
          <p className="text-small text-text-2">{t('models.servers.byConfiguration')}</p>
        )}
      </div>
      <span className="flex flex-wrap gap-2">
        {offers.length > 0 && (
          <Button
            variant={accepted === null ? 'primary' : 'secondary'}
            size="small"
            aria-label={t('models.servers.useOne', { kind: name, address })}
            onClick={onUse}
          >
            {t(accepted === null ? 'models.servers.use' : 'models.servers.change')}
          </Button>
        )}
        {accepted !== null && !accepted.byConfiguration && (
          <Button
            variant="dangerSecondary"
            size="small"
            busy={isLoading}
            aria-label={t('models.servers.forgetOne', { address })}
            onClick={() => run(forget({ params: { id: accepted.id } }))}
          >
            {t('models.servers.forget')}
          </Button>
        )}
      </span>
    </li>
  )
}
