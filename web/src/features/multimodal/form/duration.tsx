import { mediaLimits } from '@lumen/contracts/media/limits'
import { useTranslation } from 'react-i18next'
import { Slider } from '@/ui/slider'

/** How long a video is to be. */
export function Duration({
  seconds,
  onChange,
}: {
  seconds: number
  onChange: (seconds: number) => void
}) {
  const { t } = useTranslation()
  const { min, max } = mediaLimits.videoSeconds
  const text = (value: number) => t('multimodal.duration.value', { seconds: value })
  return (
    <div>
      <p aria-hidden className="flex justify-between text-small">
        <span className="font-semibold text-text-2">{t('multimodal.duration.label')}</span>
        <span className="font-semibold tabular-nums">{text(seconds)}</span>
      </p>
      <Slider
        label={t('multimodal.duration.label')}
        value={seconds}
        min={min}
        max={max}
        step={1}
        format={text}
        onValueChange={onChange}
      />
      <p aria-hidden className="-mt-1.5 flex justify-between text-xs text-text-3 tabular-nums">
        <span>{text(min)}</span>
        <span>{text(max)}</span>
      </p>
    </div>
  )
}
