import type { ZodiacAnimal } from '@lumen/contracts/fortune/names'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ElementMark } from '../terms/element-mark'
import { branchOfAnimal, elementOfAnimal, isYang, lastYearsOf } from '../terms/glyphs'
import { useNames } from '../terms/use-names'
import { AnimalSeal } from './seal'

/** Who is shown: seal, name, element, polarity, the last of its years. */
export function ZodiacHeader({
  animal,
  years,
  saying,
  children,
}: {
  animal: ZodiacAnimal
  years: number
  /** The ancient saying, on the enhanced page. */
  saying?: string | undefined
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { animal: nameOf } = useNames()
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-4 border border-line bg-[radial-gradient(34rem_14rem_at_88%_-3rem,var(--glow-1),transparent_72%)] bg-surface p-5 shadow-1 md:p-7">
      <AnimalSeal animal={animal} className="size-24 md:size-28" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-display text-h2 font-bold">{nameOf(animal)}</h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ElementMark element={elementOfAnimal(animal)} />
          <span className="text-text-2">
            {t(isYang(branchOfAnimal(animal)) ? 'eastern.polarity.yang' : 'eastern.polarity.yin')}
          </span>
          <span className="text-small text-text-3 tabular-nums">
            {lastYearsOf(animal, years).join(' · ')}
          </span>
        </p>
        {saying !== undefined && (
          <p className="mt-3 border-l-2 border-violet-400 pl-3 text-text-2">{saying}</p>
        )}
      </div>
      {children}
    </div>
  )
}
