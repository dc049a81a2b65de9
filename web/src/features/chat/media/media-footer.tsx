import { Download, RefreshCw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CostLine, isByProgram, useObjectAddress } from '@/features/media'
import { IconButton } from '@/ui/icon-button'
import type { MediaProps } from './media-state'
import type { useRegenerate } from './use-regenerate'

/** Who made it, as people are told: AI and its model, or a program of this server. */
export function useMakerText({ media: { model } }: MediaProps): string {
  const { t } = useTranslation()
  return isByProgram(model) ? t('media.byProgram') : t('composer.media.made', { maker: model })
}

/** Below a picture or video: who made it, what it cost, and what can be done with it. */
export function MediaFooter({
  again,
  children,
  ...props
}: MediaProps & { again: ReturnType<typeof useRegenerate>; children?: ReactNode }) {
  const { t } = useTranslation()
  const maker = useMakerText(props)
  const { objectId, credits } = props.media
  const address = useObjectAddress(objectId)
  return (
    <div className="flex items-center gap-1 py-0.5 pr-1 pl-3.5">
      <p className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 py-1 text-xs text-text-2">
        <span className="flex items-start gap-1.5">
          <Sparkles aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{maker}</span>
        </span>
        {credits !== null && credits > 0 && (
          <CostLine kind="image" receipt={credits} className="text-xs! [&>svg]:size-3.5" />
        )}
      </p>
      {children}
      <IconButton
        size="small"
        label={again.label}
        busy={again.busy}
        disabled={!again.possible || again.busy}
        onClick={again.run}
      >
        <RefreshCw />
      </IconButton>
      <a
        href={address({ download: true })}
        download=""
        aria-label={t('composer.media.download')}
        data-tooltip={t('composer.media.download')}
        className="grid size-8 shrink-0 place-items-center rounded-full text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text pointer-coarse:size-11 [&>svg]:size-4"
      >
        <Download aria-hidden />
      </a>
    </div>
  )
}

/** The frame around a picture or video of a talk. */
export const mediaFrame =
  'w-[min(22rem,74vw)] overflow-hidden rounded-4 border border-line bg-bubble-in text-on-bubble-in shadow-1'
