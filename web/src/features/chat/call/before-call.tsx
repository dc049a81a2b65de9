import type { Companion } from '@lumen/contracts/chat/schema'
import { CircleAlert, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { CostLine } from '@/features/media'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { useOnline } from '@/ui/use-online'
import type { CallProblem, CallState } from './call'

const line = 'max-w-md text-center text-balance'

/** What a call is and costs, what is being opened for it, or why it did not begin. */
export function BeforeCall({
  companion: { name },
  state,
  onStart,
  onCancel,
  onClose,
}: {
  companion: Companion
  state: Extract<CallState, { stage: 'ready' | 'starting' | 'failed' }>
  onStart: () => void
  onCancel: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const online = useOnline()
  if (state.stage === 'starting')
    return (
      <>
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner className="text-violet-500" />
          {t(`call.step.${state.step}`)}
        </p>
        <Button variant="ghost" onClick={onCancel}>
          {t('call.step.cancel')}
        </Button>
      </>
    )
  return (
    <>
      {state.stage === 'failed' ? (
        <Problem problem={state.problem} />
      ) : (
        <>
          <p className={line}>{t('call.ready.text', { name })}</p>
          <p className={`${line} text-small text-text-2`}>{t('call.ready.private')}</p>
        </>
      )}
      {!online && (
        <p role="status" className={`${line} text-warn`}>
          {t('errors.network')}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3 max-md:flex-col max-md:self-stretch">
        <Button size="large" data-autofocus disabled={!online} onClick={onStart}>
          <Phone aria-hidden className="size-5" />
          {t(state.stage === 'failed' ? 'call.problem.again' : 'call.ready.begin')}
        </Button>
        {state.stage === 'failed' && (
          <Button size="large" variant="ghost" onClick={onClose}>
            {t('call.problem.close')}
          </Button>
        )}
      </div>
      {state.stage === 'ready' && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-small text-text-2">
          {t('call.ready.price')}
          <CostLine kind="voice" className="justify-center" />
        </p>
      )}
    </>
  )
}

function Problem({ problem }: { problem: CallProblem }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [title, text] = words()
  return (
    <div role="alert" className="grid max-w-md gap-1 rounded-3 bg-danger/8 px-4 py-3">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
        {title}
      </p>
      <p className="text-small text-text-2">{text}</p>
    </div>
  )

  function words(): [title: string, text: string] {
    if (problem.kind === 'refused')
      return [t('call.problem.refused.title'), errorText(problem.error)]
    const key =
      problem.kind === 'microphone' && problem.reason !== 'insecure'
        ? `composer.voice.problem.${problem.reason}`
        : `call.problem.${problem.kind === 'hearing' ? 'hearing' : 'insecure'}`
    return [t(`${key}.title`), t(`${key}.text`)]
  }
}
