import type { DeadLetter } from '@lumen/contracts/admin/system-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { Dialog } from '@/ui/dialog'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { ReasonField } from './reason-field'
import { Section } from './section'
import {
  useDiscardLetterMutation,
  useListDeadLettersInfiniteQuery,
  useReplayLetterMutation,
  useReplayLettersMutation,
} from './system-api'
import { useAct } from './use-act'

/** Events that a consumer gave up: to be replayed or thrown away. */
export function LetterSection({ onShowLog }: { onShowLog: (requestId: string) => void }) {
  const { t } = useTranslation()
  const list = useListDeadLettersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const [replayAll, { isLoading }] = useReplayLettersMutation()
  const [discarding, setDiscarding] = useState<number | null>(null)
  const act = useAct()
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <Section
      name={t('adminSystem.letters.heading')}
      aside={
        total > 1 && (
          <Button
            size="small"
            variant="secondary"
            busy={isLoading}
            onClick={() => void act(replayAll().unwrap(), t('adminSystem.letters.replayed'))}
          >
            {t('adminSystem.letters.replayAll')}
          </Button>
        )
      }
    >
      <p className="max-w-2xl text-text-2">{t('adminSystem.letters.lead')}</p>
      <PagedList query={list} rowsOf={(page) => page.letters} none={t('adminSystem.letters.none')}>
        {(letters) => <Letters letters={letters} onShowLog={onShowLog} onDiscard={setDiscarding} />}
      </PagedList>
      {discarding !== null && (
        <DiscardDialog sequence={discarding} onClose={() => setDiscarding(null)} />
      )}
    </Section>
  )
}

function Letters({
  letters,
  onShowLog,
  onDiscard,
}: {
  letters: readonly DeadLetter[]
  onShowLog: (requestId: string) => void
  onDiscard: (sequence: number) => void
}) {
  const { t } = useTranslation()
  const columns = useLetterColumns(onShowLog, onDiscard)
  return (
    <OfficeTable
      caption={t('adminSystem.letters.heading')}
      rows={letters}
      rowId={({ sequence }) => String(sequence)}
      columns={columns}
    />
  )
}

function useLetterColumns(
  onShowLog: (requestId: string) => void,
  onDiscard: (sequence: number) => void,
): readonly Column<DeadLetter>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      id: 'event',
      label: t('adminSystem.letters.event'),
      cell: ({ event }) =>
        event === null ? (
          <span className="text-text-3">{t('adminSystem.letters.noEvent')}</span>
        ) : (
          <span className="font-mono text-small wrap-anywhere">{event.name}</span>
        ),
    },
    {
      id: 'consumer',
      label: t('adminSystem.letters.consumer'),
      cell: ({ consumer }) => (
        <span className="font-mono text-small wrap-anywhere">{consumer}</span>
      ),
    },
    {
      id: 'error',
      label: t('adminSystem.jobs.error'),
      cell: ({ error }) => [error.name, error.code].filter(Boolean).join(' · ') || '—',
    },
    {
      id: 'failedAt',
      label: t('adminSystem.jobs.failedAt'),
      cell: ({ failedAt }) => format.dateTime(failedAt),
    },
    {
      id: 'actions',
      label: t('adminSystem.actions'),
      numeric: true,
      cell: (letter) => (
        <LetterActions letter={letter} onShowLog={onShowLog} onDiscard={onDiscard} />
      ),
    },
  ]
}

function LetterActions({
  letter: { sequence, event },
  onShowLog,
  onDiscard,
}: {
  letter: DeadLetter
  onShowLog: (requestId: string) => void
  onDiscard: (sequence: number) => void
}) {
  const { t } = useTranslation()
  const [replay, { isLoading }] = useReplayLetterMutation()
  const act = useAct()
  const params = { sequence: String(sequence) }
  const again = () => act(replay({ params }).unwrap(), t('adminSystem.letters.replayed'))
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {event !== null && (
        <Button size="small" variant="ghost" onClick={() => onShowLog(event.requestId)}>
          {t('adminSystem.jobs.log')}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={() => onDiscard(sequence)}>
        {t('adminSystem.letters.discard')}
      </Button>
      {event !== null && (
        <Button size="small" variant="secondary" busy={isLoading} onClick={() => void again()}>
          {t('adminSystem.letters.replay')}
        </Button>
      )}
    </span>
  )
}

function DiscardDialog({ sequence, onClose }: { sequence: number; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [discard, { isLoading }] = useDiscardLetterMutation()
  const act = useAct()
  const send = async () => {
    const input = { params: { sequence: String(sequence) }, body: { reason: reason.trim() } }
    await act(discard(input).unwrap(), t('adminSystem.letters.discarded'))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminSystem.letters.discardTitle')}
      description={t('adminSystem.letters.discardText')}
    >
      <div className="grid gap-4">
        <ReasonField value={reason} onChange={setReason} />
        <Button
          variant="danger"
          busy={isLoading}
          disabled={reason.trim() === ''}
          onClick={() => void send()}
        >
          {t('adminSystem.letters.discard')}
        </Button>
      </div>
    </Dialog>
  )
}
