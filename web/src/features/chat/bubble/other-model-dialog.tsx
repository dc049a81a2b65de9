import type { Message } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { choiceOfKey, keyOfChoice, useOfferedModels } from '@/features/model-choice'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { useRegenerateReplyMutation } from '../chat-api'

/** The value of the offline companion among the models. */
const offline = ''

/** Has a reply answered again by another model, this once. */
export default function OtherModelDialog({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useOfferedModels()
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()

  const models = (data?.providers ?? [])
    .filter(({ state }) => state !== 'away')
    .flatMap(({ id: providerId, name, local, offers }) =>
      offers.map((offer) => ({
        id: keyOfChoice({ providerId, model: offer.name }),
        label: offer.title,
        hint: t(local ? 'modelChoice.local' : 'modelChoice.remote', { provider: name }),
      })),
    )
  const run = async () => {
    try {
      const model = chosen === null || chosen === offline ? null : choiceOfKey(chosen)
      await regenerate({ params: { messageId: message.id }, body: { model } }).unwrap()
      onClose()
    } catch (failure) {
      showError(failure, t('chat.regenerate.failed'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('chat.regenerate.other')}
      size="small"
      footer={
        <Button busy={isLoading} disabled={chosen === null} onClick={() => void run()}>
          {t('chat.regenerate.answer')}
        </Button>
      }
    >
      {data === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorState
            title={t('modelChoice.unknown')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-32 rounded-2!" />
        )
      ) : (
        <>
          <p className="mb-4 text-text-2">{t('chat.regenerate.once')}</p>
          <RadioGroup
            label={t('chat.regenerate.who')}
            value={chosen ?? 'none'}
            onValueChange={setChosen}
            options={[
              ...models,
              { id: offline, label: t('modelChoice.offline'), hint: t('modelChoice.offlineHint') },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}
