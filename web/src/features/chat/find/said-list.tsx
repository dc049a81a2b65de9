import type { SaidMessage } from '@lumen/contracts/memory/schema'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { PlaceRow } from './place-row'
import type { useSaid } from './use-said'

/** What was found, newest first; nothing before anything was looked for. */
export function SaidList({
  said: { found, busy, error, further, search },
  onChoose,
}: {
  said: ReturnType<typeof useSaid>
  onChoose: (message: SaidMessage) => void
}) {
  const { t } = useTranslation()
  if (error !== null && found === null)
    return (
      <p role="alert" className="text-danger">
        {t('chat.find.failed')}
      </p>
    )
  if (found === null) return busy ? <Skeleton className="h-32 rounded-3" /> : null
  const { messages, next, wanted } = found
  return (
    <section aria-label={t('chat.find.results')} className="grid gap-2">
      <p role="status" className="text-small text-text-2">
        {messages.length > 0
          ? t('chat.find.found', { count: messages.length })
          : t(next === null ? 'chat.find.none' : 'chat.find.noneYet')}
      </p>
      {messages.length === 0 && next === null && (
        <p className="text-small text-text-2">{t('chat.find.noneText')}</p>
      )}
      <ul className="grid gap-1">
        {messages.map((message) => (
          <li key={message.messageId}>
            <Found message={message} onChoose={() => onChoose(message)} />
          </li>
        ))}
      </ul>
      {error !== null ? (
        <ErrorState
          title={t('chat.find.failed')}
          error={error}
          onRetry={() => (messages.length > 0 ? further() : search(wanted))}
        />
      ) : (
        next !== null && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-center"
            busy={busy}
            onClick={further}
          >
            {t('chat.find.further')}
          </Button>
        )
      )}
    </section>
  )
}

function Found({ message, onChoose }: { message: SaidMessage; onChoose: () => void }) {
  const { companionId, isFromUser, saidAt, excerpt, marks } = message
  return (
    <PlaceRow companionId={companionId} isFromUser={isFromUser} at={saidAt} onChoose={onChoose}>
      {parts(excerpt, marks).map(({ text, marked, at }) =>
        marked ? (
          <mark key={at} className="rounded-1 bg-soft px-0.5 font-semibold text-on-soft">
            {text}
          </mark>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </PlaceRow>
  )
}

/** An excerpt cut where its marks begin and end. */
function parts(excerpt: string, marks: SaidMessage['marks']) {
  const cut: { text: string; marked: boolean; at: number }[] = []
  let at = 0
  for (const { from, to } of marks) {
    cut.push({ text: excerpt.slice(at, from), marked: false, at })
    cut.push({ text: excerpt.slice(from, to), marked: true, at: from })
    at = to
  }
  cut.push({ text: excerpt.slice(at), marked: false, at })
  return cut.filter(({ text }) => text !== '')
}
