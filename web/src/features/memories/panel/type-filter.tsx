import { memoryTypeNames, memoryLooks } from '../memory-types'
import type { MemoryType } from '@lumen/contracts/memory/schema'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Narrows the list to one kind, or to none. */
export function TypeFilter({
  value,
  onChange,
}: {
  /** null: all kinds. */
  value: MemoryType | null
  onChange: (type: MemoryType | null) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('memories.filter')}</legend>
      <div
        tabIndex={0}
        className="relative -mx-3 flex gap-2 overflow-x-auto overscroll-x-contain px-3 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        {[null, ...memoryTypeNames].map((type) => {
          const Icon = type === null ? null : memoryLooks[type].icon
          return (
            <label
              key={type}
              className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-control/60 bg-surface px-3.5 text-small whitespace-nowrap text-text-2 transition-colors duration-160 hover:border-ring has-checked:border-transparent has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                checked={value === type}
                onChange={() => onChange(type)}
                className="sr-only"
              />
              {Icon !== null && <Icon aria-hidden className="size-4" />}
              {t(type === null ? 'memories.all' : `memories.type.${type}`)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
