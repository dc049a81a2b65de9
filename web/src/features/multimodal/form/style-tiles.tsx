import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

/** A look, chosen by a picture of it. */
export function StyleTiles<Id extends string>({
  value,
  pictures,
  onChange,
}: {
  value: Id
  pictures: Readonly<Record<Id, string>>
  onChange: (style: Id) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  const styles = Object.entries(pictures) as [Id, string][]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-text-2">
        {t('multimodal.style.label')}
      </legend>
      <div className={cn('grid gap-2', styles.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2')}>
        {styles.map(([id, picture]) => (
          <label
            key={id}
            className="group relative flex cursor-pointer flex-col overflow-hidden rounded-2 border border-line bg-surface transition-[border-color,box-shadow] duration-160 hover:border-ring has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-checked:ring-2 has-checked:ring-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              className="sr-only"
              onChange={() => onChange(id)}
            />
            <img
              src={picture}
              alt=""
              width={3}
              height={2}
              loading="lazy"
              decoding="async"
              className="block aspect-3/2 w-full bg-surface-3 object-cover"
            />
            <span className="grid min-h-9 grow place-items-center px-1.5 py-1 text-center text-small leading-snug font-medium break-words hyphens-auto group-has-checked:font-semibold pointer-coarse:min-h-11">
              {t(`media.style.${id as string}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
