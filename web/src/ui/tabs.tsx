import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from './class-names'

export type Tab = { id: string; label: string; icon?: ReactNode; badge?: ReactNode }

/** Ids that tie a row of tabs to its panels. */
export const tabIds = (row: string, tab: string) => ({
  tab: `${row}-${tab}`,
  panel: `${row}-${tab}-panel`,
})

/**
 * A row of tabs. Arrow keys, Home and End move between them; on narrow screens the row scrolls
 * sideways and fades at its end. Each tab names its panel by `tabIds`.
 */
export function TabRow({
  id,
  label,
  tabs,
  value,
  onValueChange,
  className,
}: {
  id: string
  /** Name of the row for screen readers. */
  label: string
  tabs: readonly Tab[]
  value: string
  onValueChange: (id: string) => void
  className?: string
}) {
  const row = useRef<HTMLDivElement>(null)
  // Only the row itself scrolls: bringing the tab into view would move the page as well.
  useLayoutEffect(() => {
    const { current } = row
    const chosen = current?.querySelector('[aria-selected="true"]')
    if (current === null || chosen === null || chosen === undefined) return
    const tab = chosen.getBoundingClientRect()
    const view = current.getBoundingClientRect()
    if (tab.left < view.left || tab.right > view.right)
      current.scrollLeft += tab.left + tab.width / 2 - (view.left + view.width / 2)
  }, [value])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const last = tabs.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onValueChange(tab.id)
    row.current
      ?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)
      ?.focus({ preventScroll: true })
  }
  return (
    <div
      className={cn(
        'relative border-b border-line after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-6 after:bg-linear-to-l after:from-bg after:to-transparent md:after:hidden',
        className,
      )}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className="flex gap-1 overflow-x-auto overscroll-x-contain outline-none [scrollbar-width:none]"
        onKeyDown={move}
      >
        {tabs.map((tab) => {
          const chosen = tab.id === value
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={tabIds(id, tab.id).tab}
              data-tab={tab.id}
              aria-selected={chosen}
              aria-controls={chosen ? tabIds(id, tab.id).panel : undefined}
              tabIndex={chosen ? 0 : -1}
              className={cn(
                'relative inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-t-1 px-4 font-medium max-md:grow max-md:px-3 max-md:text-small whitespace-nowrap transition-colors duration-160 -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors after:duration-160 [&_svg]:size-4.5',
                chosen
                  ? 'text-link after:bg-violet-500'
                  : 'text-text-2 after:bg-transparent hover:bg-surface-2 hover:text-text',
              )}
              onClick={() => onValueChange(tab.id)}
            >
              {tab.icon}
              {tab.label}
              {tab.badge}
            </button>
          )
        })}
      </div>
    </div>
  )
}

/** Tabs above a panel. */
export function Tabs({
  children,
  className,
  ...row
}: Omit<Parameters<typeof TabRow>[0], 'id'> & {
  /** What belongs to the chosen tab. */
  children: ReactNode
}) {
  const id = useId()
  const { tab, panel } = tabIds(id, row.value)
  return (
    <div className={className}>
      <TabRow id={id} {...row} />
      <div role="tabpanel" id={panel} aria-labelledby={tab} tabIndex={0} className="rounded-2 pt-5">
        {children}
      </div>
    </div>
  )
}
