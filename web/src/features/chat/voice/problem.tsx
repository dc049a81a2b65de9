import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { modeChosen } from '../chat-slice'
import type { RecordingFailure } from './recorder'

/** Why nothing is being recorded, and the way on. */
export function Problem({
  problem,
  companionId,
}: {
  problem: RecordingFailure | 'short' | null
  companionId: string
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  if (problem === null) return null
  if (problem === 'short')
    return (
      <p role="status" className="px-1 text-small text-text-2">
        {t('composer.voice.short')}
      </p>
    )
  return (
    <div role="alert" className="grid gap-1 rounded-3 bg-danger/8 px-3.5 py-2.5">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
        {t(`composer.voice.problem.${problem}.title`)}
      </p>
      <p className="text-small text-text-2">{t(`composer.voice.problem.${problem}.text`)}</p>
      <div>
        <Button
          variant="link"
          size="inline"
          className="-ml-1.5 min-h-9 px-1.5 pointer-coarse:min-h-11"
          onClick={() => dispatch(modeChosen({ companionId, mode: 'text' }))}
        >
          {t('composer.voice.writeInstead')}
        </Button>
      </div>
    </div>
  )
}
