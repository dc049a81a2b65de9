import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readerZone } from '@/features/birth-profile'
import { tagOf } from '@/i18n/languages'
import { ownDay } from '@/i18n/own-day'
import { cn } from '@/ui/class-names'
import { Constellation } from './constellation'
import { SignGlyph } from './sign-glyph'
import { elementInk, signDates, signs, type SignId } from './signs'

/** The twelve signs to choose one from, each with its glyph and the constellation it is named after. */
export function SignTiles({
  label,
  value,
  own,
  detailed = false,
  onChange,
  onPick,
}: {
  label: string
  value: SignId
  /** The reader’s own sign, which is marked. */
  own: SignId | null
  /** Also element and traits. */
  detailed?: boolean
  onChange: (sign: SignId) => void
  /** A sign was pressed, not only reached with the arrow keys. */
  onPick?: () => void
}) {
  const { t, i18n } = useTranslation()
  const name = useId()
  const tag = tagOf(i18n.language)
  const [now] = useState(() => ({ year: Number(ownDay().slice(0, 4)), ...readerZone() }))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className={cn(
          'grid gap-2.5 md:gap-3',
          detailed
            ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4'
            : 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6',
        )}
      >
        {signs.map(({ id, element }) => {
          return (
            <label
              key={id}
              onPointerUp={({ button }) => {
                if (button === 0) onPick?.()
              }}
              className={cn(
                'group/tile relative isolate cursor-pointer overflow-hidden rounded-3 border border-line bg-surface shadow-1 transition-[border-color,box-shadow,transform] duration-240 ease-out hover:-translate-y-0.5 hover:border-ring hover:shadow-2 has-checked:border-ring has-checked:ring-1 has-checked:ring-ring has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
                detailed
                  ? 'flex flex-col gap-1 p-4'
                  : 'grid justify-items-center gap-0.5 px-1 py-3.5 text-center',
              )}
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === value}
                className="peer absolute inset-0 cursor-pointer opacity-0"
                onChange={() => onChange(id)}
              />
              <span
                aria-hidden
                className="absolute inset-0 -z-10 opacity-60 transition-opacity duration-240 peer-checked:opacity-100 group-hover/tile:opacity-100"
                style={{
                  background: `radial-gradient(120% 90% at 85% 0%, color-mix(in oklab, var(--${element === 'air' ? 'teal' : element}-fill) 20%, transparent), transparent 72%)`,
                }}
              />
              <Constellation
                sign={id}
                className={cn(
                  'pointer-events-none absolute -z-10 transition-opacity duration-240',
                  elementInk[element],
                  detailed
                    ? 'end-1 top-1 w-28 opacity-45 peer-checked:opacity-95 group-hover/tile:opacity-80'
                    : 'inset-x-0 top-1 mx-auto w-full max-w-32 opacity-20 peer-checked:opacity-45 group-hover/tile:opacity-40',
                )}
              />
              <SignGlyph
                sign={id}
                className={cn(elementInk[element], detailed ? 'size-10' : 'size-9')}
              />
              <span
                className={cn(
                  'font-semibold',
                  detailed ? 'mt-2 text-lg' : 'max-md:text-small max-md:leading-6',
                )}
              >
                {t(`astrology.sign.${id}`)}
              </span>
              <span className="text-xs leading-5 text-text-3 tabular-nums">
                {signDates(id, tag, now)}
              </span>
              {detailed && (
                <>
                  <span className={cn('text-small font-medium', elementInk[element])}>
                    {t('astrology.elementOf', { element: t(`astrology.element.${element}`) })}
                  </span>
                  <span className="text-small text-text-2">{t(`astrology.traits.${id}`)}</span>
                </>
              )}
              {id === own &&
                (detailed ? (
                  <span className="absolute end-2 top-2 rounded-full bg-soft px-2 text-xs leading-5 font-semibold text-on-soft">
                    {t('astrology.own')}
                  </span>
                ) : (
                  <span className="absolute end-2 top-2 text-link">
                    <Star aria-hidden className="size-3.5 fill-current" />
                    <span className="sr-only">{t('astrology.own')}</span>
                  </span>
                ))}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
