import type { Memory, MemoryType } from '@lumen/contracts/memory/schema'
import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { memoryLooks, memoryTypeNames } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import type { MemoryFilter } from './find-memories'

/** Search and type filter: what they leave stays bright. */
export function MemoryFinder({
  memories,
  filter,
  onChange,
}: {
  memories: readonly Memory[]
  filter: MemoryFilter
  onChange: (filter: MemoryFilter) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const name = useId()
  const counts = new Map<MemoryType, number>()
  for (const { memoryType } of memories) counts.set(memoryType, (counts.get(memoryType) ?? 0) + 1)
  const types = [null, ...memoryTypeNames.filter((type) => counts.has(type))]
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <div className="relative w-full sm:w-68">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-text-3"
        />
        <Input
          type="search"
          aria-label={t('memories.search')}
          placeholder={t('memories.search')}
          value={filter.words}
          className={cn(
            'pl-10.5 [&::-webkit-search-cancel-button]:hidden',
            filter.words !== '' && 'pr-11',
          )}
          onChange={({ target }) => onChange({ ...filter, words: target.value })}
        />
        {filter.words !== '' && (
          <IconButton
            size="small"
            label={t('memories.clearSearch')}
            className="absolute! top-1/2 right-1.5 -translate-y-1/2"
            onClick={() => onChange({ ...filter, words: '' })}
          >
            <X />
          </IconButton>
        )}
      </div>
      <fieldset className="min-w-0 flex-1 basis-80">
        <legend className="sr-only">{t('memories.filter')}</legend>
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {types.map((type) => (
            <label
              key={type}
              className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-control/60 bg-surface px-3 text-small transition-colors duration-160 hover:border-ring has-checked:border-transparent has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name={name}
                checked={filter.type === type}
                onChange={() => onChange({ ...filter, type })}
                className="sr-only"
              />
              {type !== null && (
                <Crystal hue={memoryLooks[type].hue} seed={type} facets={6} className="h-4.5" />
              )}
              {t(type === null ? 'memories.all' : `memories.type.${type}`)}
              <span className="tabular-nums opacity-90">
                {format.number(type === null ? memories.length : (counts.get(type) ?? 0))}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
