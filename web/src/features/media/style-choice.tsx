import type { AvatarStyle, ImageStyle, VideoStyle } from '@lumen/contracts/media/names'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

export type Style = AvatarStyle | ImageStyle | VideoStyle

const looks = {
  /** A row of names, which scrolls sideways on narrow screens. */
  row: {
    legend: 'sr-only',
    list: 'relative flex gap-1.5 overflow-x-auto overscroll-x-contain rounded-3 px-1.5 py-1 -outline-offset-2 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_left,transparent,#000_2rem)] max-md:pr-6 md:flex-wrap md:overflow-visible',
    option:
      'inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-line px-2.5 text-small whitespace-nowrap text-text-2 transition-colors duration-160 hover:border-ring hover:text-text has-checked:border-ring has-checked:bg-soft has-checked:font-semibold has-checked:text-on-soft has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:min-h-11 max-md:px-3',
    input: 'sr-only',
    name: '',
  },
  /** Tiles that their pictures fill. */
  tiles: {
    legend: 'mb-2 text-small font-semibold text-text-2',
    list: 'grid gap-2',
    option:
      'group relative flex cursor-pointer flex-col overflow-hidden rounded-2 border border-line bg-surface transition-[border-color,box-shadow] duration-160 hover:border-ring has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-checked:ring-2 has-checked:ring-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring',
    input: 'sr-only',
    name: 'grid min-h-9 grow place-items-center px-1.5 py-1 text-center text-small leading-snug font-medium break-words hyphens-auto group-has-checked:font-semibold pointer-coarse:min-h-11',
  },
  /** Framed portraits; the chosen one is ticked. */
  portraits: {
    legend: 'mb-2 text-small font-semibold text-text-2',
    list: 'grid grid-cols-2 gap-3 sm:grid-cols-4',
    option:
      'group/style relative grid cursor-pointer gap-1.5 rounded-3 border border-line bg-surface p-1.5 text-center transition-[border-color,background-color,box-shadow] duration-160 hover:border-control has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
    input: 'peer absolute inset-0 z-10 cursor-pointer appearance-none rounded-3 outline-none',
    name: 'pb-1 text-small font-semibold',
  },
} as const

/** One of the styles something can be made in, each with a sample of it before its name. */
export function StyleChoice<S extends Style>({
  legend,
  look,
  styles,
  value,
  sample,
  onChange,
}: {
  legend: string
  look: keyof typeof looks
  styles: readonly S[]
  value: S
  /** Decorative. */
  sample: (style: S) => ReactNode
  onChange: (style: S) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  const nameOf = (style: Style) => t(`media.style.${style}`)
  const classes = looks[look]
  return (
    <fieldset className="min-w-0">
      <legend className={classes.legend}>{legend}</legend>
      <div
        // What scrolls is reached by keys.
        {...(look === 'row' && { tabIndex: 0 })}
        className={cn(
          classes.list,
          look === 'tiles' && (styles.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2'),
        )}
      >
        {styles.map((style) => (
          <label key={style} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              className={classes.input}
            />
            {sample(style)}
            <span className={classes.name}>{nameOf(style)}</span>
            {look === 'portraits' && (
              <span
                aria-hidden
                className="absolute top-3 right-3 hidden size-6 place-items-center rounded-full bg-primary text-on-primary shadow-1 peer-checked:grid"
              >
                <Check className="size-4" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
