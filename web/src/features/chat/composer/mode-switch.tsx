import { AudioLines, Clapperboard, ImagePlus, Type } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputMode } from '../chat-slice'

const modes = [
  ['text', Type],
  ['voice', AudioLines],
  ['image', ImagePlus],
  ['video', Clapperboard],
] as const

/** How something is said: by text, voice, picture or video. Arrow keys move between them. */
export function ModeSwitch({
  mode,
  onChange,
}: {
  mode: InputMode
  onChange: (mode: InputMode) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('composer.mode.label')}</legend>
      <div className="relative flex gap-0.5">
        {modes.map(([id, Icon]) => (
          <label
            key={id}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-small font-medium whitespace-nowrap text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text has-checked:bg-soft has-checked:font-semibold has-checked:text-on-soft has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:min-h-11 md:px-3"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === mode}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {t(`composer.mode.${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
