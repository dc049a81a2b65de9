import { mediaLimits } from '@lumen/contracts/media/limits'
import type { MediaJob } from '@lumen/contracts/media/schema'
import { Check, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine, Receipt, Remaining } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { MakerLabel } from './maker-label'
import { Failed } from './failed'
import { StoredPicture } from './stored-picture'
import type { MadeAvatar, Making } from './use-avatar-making'
import { useStepFocus } from './use-step-focus'

type Shown = Exclude<Making, { step: 'idle' }>

/** One avatar from its first stroke to the question whether it is kept. */
export function MakingView({
  making,
  who,
  confirming,
  onConfirm,
  onAgain,
  onCancel,
  onBack,
}: {
  making: Shown
  /** Whose avatar it will be. */
  who: { id: string; name: string }
  confirming: boolean
  onConfirm: (made: MadeAvatar) => void
  /** Makes another with the same wishes. */
  onAgain: () => void
  onCancel: () => void
  /** Back to the wishes. */
  onBack: () => void
}) {
  const { t } = useTranslation()
  const part = useStepFocus<HTMLDivElement>(making.step)
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={t(`avatars.step.${making.step}`)}
      className="rounded-3 outline-none"
    >
      {making.step === 'working' ? (
        <Working job={making.job} onCancel={onCancel} />
      ) : making.step === 'made' ? (
        <Made made={making.made} who={who}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-span-2">
            {making.made.credits !== null && <Receipt credits={making.made.credits} />}
            <CostLine kind="image" className="text-text-3" />
          </div>
          <div className="grid grid-cols-2 gap-3 sm:col-span-2 sm:flex sm:flex-wrap sm:justify-end *:whitespace-nowrap">
            <Button variant="ghost" onClick={onBack}>
              {t('avatars.change')}
            </Button>
            <Button variant="secondary" disabled={confirming} onClick={onAgain}>
              <RefreshCw aria-hidden className="size-4.5" />
              {t('avatars.again')}
            </Button>
            <Button
              busy={confirming}
              className="max-sm:order-first max-sm:col-span-2"
              onClick={() => onConfirm(making.made)}
            >
              {!confirming && <Check aria-hidden className="size-4.5" />}
              {t('avatars.confirm')}
            </Button>
          </div>
        </Made>
      ) : (
        <Failed failure={making.failure} onAgain={onAgain} onBack={onBack} />
      )}
    </div>
  )
}

function Working({ job, onCancel }: { job: MediaJob | null; onCancel: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const stage = job?.stage ?? null
  const text = stage === null ? t('avatars.working') : t(`media.stage.${stage}`)
  const progress = job?.progress
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <div className="grid aspect-square w-48 place-items-center rounded-4 bg-[linear-gradient(150deg,var(--soft),var(--surface-2))]">
        <Spinner className="size-16 text-violet-500 dark:text-violet-400" />
      </div>
      <output className="font-semibold">{text}</output>
      <div
        role="progressbar"
        aria-label={t('avatars.step.working')}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(progress !== undefined && {
          'aria-valuenow': progress,
          'aria-valuetext': format.percent(progress / 100),
        })}
        className="h-2 w-full max-w-72 overflow-hidden rounded-full bg-surface-3"
      >
        {progress === undefined ? (
          <span className="block h-full animate-[shimmer_1.6s_linear_infinite] bg-[linear-gradient(100deg,var(--surface-3)_35%,var(--color-violet-400)_50%,var(--surface-3)_65%)] bg-[length:200%_100%]" />
        ) : (
          <span
            className="block h-full rounded-full bg-violet-500 transition-[width] duration-400 forced-colors:bg-[Highlight]"
            style={{ width: `${Math.max(4, progress)}%` }}
          />
        )}
      </div>
      <p aria-hidden className="text-small text-text-2 tabular-nums empty:hidden">
        <Remaining job={job} />
      </p>
      <p className="max-w-72 text-small text-text-2">
        {t('avatars.workingHint', { seconds: mediaLimits.waitSeconds })}
      </p>
      <Button variant="ghost" size="small" onClick={onCancel}>
        {t('app.action.cancel')}
      </Button>
    </div>
  )
}

function Made({
  made,
  who,
  children,
}: {
  made: MadeAvatar
  who: { id: string; name: string }
  children: ReactNode
}) {
  const { t } = useTranslation()
  const style = t(`media.style.${made.styleType}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] sm:gap-x-6">
      <StoredPicture
        address={made.imageUrl}
        alt={t('avatars.previewAlt', { style })}
        className="mx-auto aspect-square w-full max-w-52 rounded-4 border border-line sm:max-w-68"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <output className="font-display text-h3 font-bold">{t('avatars.made')}</output>
        <p className="flex flex-wrap gap-2">
          <MakerLabel model={made.model} />
        </p>
        {made.prompt !== '' && (
          <p className="line-clamp-3 text-small wrap-anywhere text-text-2">
            {style} · {made.prompt}
          </p>
        )}
        <p className="mt-1 text-small text-text-3">{t('avatars.worn')}</p>
        <div className="flex items-center gap-3">
          {([64, 44, 28] as const).map((size) => (
            <Avatar
              key={size}
              id={who.id}
              name={who.name}
              imageUrl={made.imageUrl}
              size={size}
              className="animate-[appear_240ms_var(--ease)]"
            />
          ))}
        </div>
      </div>
      {children}
    </div>
  )
}
