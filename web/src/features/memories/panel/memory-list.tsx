import type { Memory } from '@lumen/contracts/memory/schema'
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { Virtualizer } from 'virtua'
import { LoadMore } from '@/ui/load-more'

/** The next page is asked for this far before the end, in pixels. */
const readAhead = 900
const rowGuess = 132

const Size = createContext(-1)

function Row({
  index,
  style,
  children,
  ref,
}: {
  index: number
  style: CSSProperties
  children: ReactNode
  ref?: Ref<HTMLLIElement>
}) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={use(Size)}>
      {children}
    </li>
  )
}

/** Height of what stands above the list in the same scrolling box. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return height
}

/**
 * Memories one below the other: only what is near the screen is in the document, and the next page
 * comes before its end is reached.
 */
export function MemoryList({
  box,
  head,
  label,
  memories,
  hasMore,
  busy,
  onMore,
  keptId,
  render,
}: {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>
  /** What stands above the list in it. */
  head: RefObject<HTMLElement | null>
  label: string
  memories: readonly Memory[]
  hasMore: boolean
  busy: boolean
  onMore: () => void
  /** Stays in the document wherever one scrolls: it is being edited. */
  keptId: string | null
  render: (memory: Memory) => ReactNode
}) {
  const startMargin = useHeight(head)
  const asked = useRef(0)
  const look = () => {
    const { current } = box
    if (current === null || !hasMore || busy || asked.current === memories.length) return
    const left = current.scrollHeight - current.scrollTop - current.clientHeight
    if (left > readAhead) return
    asked.current = memories.length
    onMore()
  }
  const kept = memories.findIndex(({ id }) => id === keptId)
  return (
    <section aria-label={label} tabIndex={-1} data-list className="outline-none">
      <Size value={hasMore ? -1 : memories.length}>
        <Virtualizer
          as="ul"
          item={Row}
          scrollRef={box}
          startMargin={startMargin}
          itemSize={rowGuess}
          bufferSize={400}
          keepMounted={kept < 0 ? [] : [kept]}
          onScroll={look}
        >
          {memories.map((memory) => (
            <div key={memory.id} className="pb-2.5">
              {render(memory)}
            </div>
          ))}
        </Virtualizer>
      </Size>
      {hasMore && <LoadMore onLoad={onMore} busy={busy} />}
    </section>
  )
}
