import { faces, faceUrl, type Face } from '@lumen/contracts/chat/faces'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { serverAddress } from '@/api/server-address'
import { cn } from '@/ui/class-names'

/** Portraits to choose one of: all twelve, or some. */
export function FacePicker({
  value,
  onChange,
  choices = faces,
  hideLabel = false,
  wide = false,
}: {
  value: Face | null
  onChange: (face: Face) => void
  choices?: readonly Face[]
  hideLabel?: boolean
  /** Where a page has room for two rows of six. */
  wide?: boolean
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={cn('mb-2 text-small font-semibold text-text-2', hideLabel && 'sr-only')}>
        {t('faces.choose')}
      </legend>
      <div className={cn('grid grid-cols-4 gap-x-2 gap-y-3', wide && 'sm:grid-cols-6')}>
        {choices.map((face) => (
          <label
            key={face}
            className="group grid cursor-pointer justify-items-center gap-2 text-center text-small text-text-2 has-checked:font-semibold has-checked:text-text"
          >
            <input
              type="radio"
              name={name}
              value={face}
              checked={face === value}
              data-autofocus={face === value || undefined}
              aria-describedby={`${name}-${face}`}
              className="peer sr-only"
              onChange={() => onChange(face)}
            />
            <img
              src={new URL(faceUrl(face), serverAddress()).href}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full max-w-24 rounded-3 transition-[box-shadow,transform] duration-160 group-hover:scale-[1.03] peer-checked:ring-3 peer-checked:ring-ring peer-checked:ring-offset-2 peer-checked:ring-offset-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-ring motion-reduce:transition-none"
            />
            <span className="leading-snug text-balance">{t(`faces.${face}.name`)}</span>
            <span id={`${name}-${face}`} className="sr-only">
              {t(`faces.${face}.look`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
