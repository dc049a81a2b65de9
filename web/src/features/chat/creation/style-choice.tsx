import type { ImageStyle, VideoStyle } from '@lumen/contracts/media/names'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tastes } from './creation-styles'

export type Look = ImageStyle | VideoStyle

/** One of the looks something can be made in; on narrow screens the row scrolls sideways. */
export function StyleChoice({
  styles,
  value,
  onChange,
}: {
  styles: readonly Look[]
  value: Look
  onChange: (style: Look) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('composer.creation.style')}</legend>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={0}
        className="relative flex gap-1.5 overflow-x-auto overscroll-x-contain rounded-3 px-1.5 py-1 -outline-offset-2 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_left,transparent,#000_2rem)] max-md:pr-6 md:flex-wrap md:overflow-visible"
      >
        {styles.map((style) => (
          <label
            key={style}
            className="inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-line px-2.5 text-small whitespace-nowrap text-text-2 transition-colors duration-160 hover:border-ring hover:text-text has-checked:border-ring has-checked:bg-soft has-checked:font-semibold has-checked:text-on-soft has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:min-h-11 max-md:px-3"
          >
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              className="sr-only"
            />
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-full border border-black/10"
              style={{
                background: `conic-gradient(${tastes[style]})`,
              }}
            />
            {t(`media.style.${style}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
