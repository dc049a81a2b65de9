import type { ListedModel, OwnModelServer } from '@lumen/contracts/models/own-models'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Badge, type BadgeProps } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useFaultText } from '../fault-text'
import { useUseOwnModelMutation } from '../models-api'
import { useCommand } from './use-command'

const tones: Readonly<Record<OwnModelServer['state'], NonNullable<BadgeProps['tone']>>> = {
  stopped: 'neutral',
  starting: 'soft',
  loading: 'soft',
  ready: 'ok',
  idle: 'ok',
  fallen: 'danger',
}

/** What runs on this machine now, and the way back to none. */
export function ServerState({
  server,
  models,
}: {
  server: OwnModelServer
  models: readonly ListedModel[]
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const faultText = useFaultText()
  const run = useCommand()
  const [take, { isLoading }] = useUseOwnModelMutation()
  const { state, chat, contextTokens, fault } = server
  const title = models.find(({ name }) => name === chat)?.title ?? chat
  return (
    <div className="rounded-3 bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56" aria-live="polite">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="break-words">{title ?? t('models.own.none')}</span>
            {chat !== null && <Badge tone={tones[state]}>{t(`models.state.${state}`)}</Badge>}
          </p>
          <p className="text-small text-text-2">
            {chat === null
              ? t('models.own.noneText')
              : t(`models.stateText.${state}`, {
                  tokens: contextTokens === null ? '…' : format.number(contextTokens),
                })}
          </p>
        </div>
        {chat !== null && (
          <Button
            variant="secondary"
            size="small"
            busy={isLoading}
            onClick={() => run(take({ body: { kind: 'chat', name: null } }))}
          >
            {t('models.own.stop')}
          </Button>
        )}
      </div>
      {fault !== null && (
        <div className="mt-3">
          <Alert text={faultText(fault)} />
        </div>
      )}
    </div>
  )
}
