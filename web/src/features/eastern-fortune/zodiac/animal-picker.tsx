import { type ZodiacAnimal, zodiacAnimals } from '@lumen/contracts/fortune/names'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lastYearsOf } from '../terms/glyphs'
import { useNames } from '../terms/use-names'
import { AnimalSeal } from './seal'

/** The twelve animals to choose from, each with the last of its years. */
export function AnimalPicker({
  value,
  own,
  years,
  onValueChange,
}: {
  value: ZodiacAnimal
  /** The reader’s own animal, which is marked. */
  own: ZodiacAnimal | null
  /** How many years each shows. */
  years: number
  onValueChange: (animal: ZodiacAnimal) => void
}) {
  const { t } = useTranslation()
  const { animal: nameOf } = useNames()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('eastern.choose')}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {zodiacAnimals.map((animal) => (
          <label
            key={animal}
            className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-3 border border-line bg-surface px-1.5 py-3 text-center transition-[border-color,background-color,box-shadow] duration-160 hover:border-ring has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={animal}
              checked={animal === value}
              aria-label={
                animal === own ? `${nameOf(animal)} · ${t('astrology.own')}` : nameOf(animal)
              }
              className="sr-only"
              onChange={() => onValueChange(animal)}
            />
            {animal === own && (
              <Star aria-hidden className="absolute end-2 top-2 size-3.5 fill-current text-link" />
            )}
            <AnimalSeal animal={animal} className="size-13" />
            <span className="font-semibold">{nameOf(animal)}</span>
            <span className="text-xs leading-4 text-balance opacity-75 tabular-nums">
              {lastYearsOf(animal, years).join(' ')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
