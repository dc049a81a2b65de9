import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cn } from './class-names'
import { useMedia } from './use-media'

export type Tab = { id: string; label: string; icon?: ReactNode; badge?: ReactNode }

/** Ids that tie a row of tabs to its panels. */
export const tabIds = (row: string, tab: string) => ({
  tab: `${row}-${tab}`,
  panel: `${row}-${tab}-panel`,
})

/**
 * A row of tabs. Arrow keys, Home and End move between them; where they do not fit the row scrolls
 * sideways and fades where more of them are. Each tab names its panel by `tabIds`.
 */
export function TabRow({
  id,
  label,
  tabs,
  value,
  onValueChange,
  upright = false,
  className,
}: {
  id: string
  /** Name of the row for screen readers. */
  label: string
  tabs: readonly Tab[]
  value: string
  onValueChange: (id: string) => void
  /** One below another, as the navigation beside a panel. */
  upright?: boolean
  className?: string
}) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, behind: false })
  const look = useCallback(() => {
    const { current } = row
    if (current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = current
    const before = scrollLeft > 1
    const behind = scrollLeft + clientWidth < scrollWidth - 1
    setMore((now) => (now.before === before && now.behind === behind ? now : { before, behind }))
  }, [])
  useLayoutEffect(() => {
    const { current } = row
    if (current === null || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [look, upright])
  // Only the row itself scrolls: bringing the tab into view would move the page as well.
  useLayoutEffect(() => {
    const { current } = row
    const chosen = current?.querySelector('[aria-selected="true"]')
    if (current === null || chosen === null || chosen === undefined) return
    const tab = chosen.getBoundingClientRect()
    const view = current.getBoundingClientRect()
    if (tab.left < view.left || tab.right > view.right)
      current.scrollLeft += tab.left + tab.width / 2 - (view.left + view.width / 2)
  }, [value, upright])
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const last = tabs.length - 1
    const next = {
      [upright ? 'ArrowDown' : 'ArrowRight']: at === last ? 0 : at + 1,
      [upright ? 'ArrowUp' : 'ArrowLeft']: at <= 0 ? last : at - 1,
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
      data-before={more.before || undefined}
      data-behind={more.behind || undefined}
      className={cn(
        upright
          ? 'sticky top-6'
          : 'relative border-b border-line before:pointer-events-none before:absolute before:inset-y-0 before:left-0 before:z-10 before:w-8 before:bg-linear-to-r before:from-bg before:to-transparent before:opacity-0 after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-8 after:bg-linear-to-l after:from-bg after:to-transparent after:opacity-0 data-before:before:opacity-100 data-behind:after:opacity-100',
        className,
      )}
    >
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation={upright ? 'vertical' : undefined}
        tabIndex={-1}
        className={cn(
          'outline-none',
          upright
            ? 'grid gap-1'
            : 'flex gap-1 overflow-x-auto overscroll-x-contain max-md:gap-0 [scrollbar-width:none]',
        )}
        onScroll={look}
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
                'inline-flex min-h-11 items-center font-medium transition-colors duration-160 [&_svg]:size-4.5 [&_svg]:shrink-0',
                upright ? sideTab(chosen) : rowTab(chosen),
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

const rowTab = (chosen: boolean) =>
  cn(
    'relative shrink-0 justify-center gap-2 rounded-t-1 px-4 whitespace-nowrap -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors after:duration-160 max-md:grow max-md:px-2 max-md:text-small',
    chosen
      ? 'text-link after:bg-violet-500'
      : 'text-text-2 after:bg-transparent hover:bg-surface-2 hover:text-text',
  )

const sideTab = (chosen: boolean) =>
  cn(
    'gap-3 rounded-2 px-3 text-start',
    chosen ? 'bg-soft text-on-soft' : 'text-text-2 hover:bg-surface-3 hover:text-text',
  )

/** Tabs above a panel, or beside it where the screen has room and `aside` wishes it. */
export function Tabs({
  children,
  aside = false,
  className,
  ...row
}: Omit<Parameters<typeof TabRow>[0], 'id' | 'upright'> & {
  /** From 1024 px on the tabs stand at the side, one below another. */
  aside?: boolean
  /** What belongs to the chosen tab. */
  children: ReactNode
}) {
  const id = useId()
  const { tab, panel } = tabIds(id, row.value)
  const roomy = useMedia('(min-width: 1024px)')
  const upright = aside && roomy
  return (
    <div
      className={cn(
        upright && 'grid grid-cols-[max-content_minmax(0,1fr)] items-start gap-8',
        className,
      )}
    >
      <TabRow id={id} upright={upright} {...row} />
      <div
        role="tabpanel"
        id={panel}
        aria-labelledby={tab}
        tabIndex={0}
        className={cn('rounded-2', !upright && 'pt-5')}
      >
        {children}
      </div>
    </div>
  )
}
