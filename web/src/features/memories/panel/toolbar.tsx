import { ListChecks, Plus, Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { useIsWide } from '@/ui/use-media'
import { memoryLimits } from '@lumen/contracts/memory/limits'

/** `current`: what holds now. `all`: also what was superseded. `forgotten`: what can be brought back. */
export const memoryViews = ['current', 'all', 'forgotten'] as const
export type MemoryView = (typeof memoryViews)[number]

/** Search, what is looked at, and the ways to add and to choose. */
export function Toolbar({
  search,
  onSearch,
  view,
  onView,
  selecting,
  onSelecting,
  onAdd,
}: {
  search: string
  onSearch: (text: string) => void
  view: MemoryView
  onView: (view: MemoryView) => void
  selecting: boolean
  /** null where there is nothing to choose. */
  onSelecting: (() => void) | null
  onAdd: () => void
}) {
  const { t } = useTranslation()
  const wide = useIsWide()
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <div role="search" className="relative min-w-0 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-text-3"
        />
        <Input
          type="search"
          value={search}
          maxLength={memoryLimits.searchLength}
          aria-label={t('memories.search')}
          placeholder={t('memories.search')}
          className="pr-11 pl-10.5 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
          onChange={({ target }) => onSearch(target.value)}
        />
        {search !== '' && (
          <IconButton
            size="small"
            label={t('memories.clearSearch')}
            className="absolute! top-1/2 right-1 -translate-y-1/2"
            onClick={() => onSearch('')}
          >
            <X />
          </IconButton>
        )}
      </div>
      <Segments
        label={t('memories.view.label')}
        hideLabel
        value={view}
        onValueChange={(id) => onView(memoryViews.find((one) => one === id) ?? 'current')}
        items={memoryViews.map((id) => ({ id, label: t(`memories.view.${id}`) }))}
        className="max-md:order-last max-md:w-full"
      />
      {onSelecting !== null && (
        <IconButton
          label={t(selecting ? 'memories.select.done' : 'memories.select.start')}
          variant={selecting ? 'soft' : 'ghost'}
          aria-pressed={selecting}
          className="max-md:-mx-1"
          onClick={onSelecting}
        >
          <ListChecks />
        </IconButton>
      )}
      {wide ? (
        <Button onClick={onAdd}>
          <Plus aria-hidden className="size-4.5" />
          {t('memories.add.open')}
        </Button>
      ) : (
        <IconButton variant="primary" label={t('memories.add.open')} onClick={onAdd}>
          <Plus />
        </IconButton>
      )}
    </div>
  )
}
