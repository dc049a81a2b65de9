import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'

/** Within this distance of its end a list follows what is added there. */
const followWithin = 100
/**
 * No item is lower than this, in pixels. The list must never guess too high: when items that came in
 * above turn out lower than guessed before the scroll event arrives, virtua goes to the very top.
 */
const smallestItem = 40
/** An item that is scrolled to is in the document within so many frames. */
const lightWithinFrames = 60
/** Further away than this, a way back to the end is offered. */
const farFrom = 320

export type MessageListHandle = {
  /** Goes to the end and follows it from there on. */
  toEnd(): void
  /** Brings an item into the middle, gives it the focus and lets it light up. */
  toItem(key: string): void
}

export type MessageListProps<T> = {
  ref?: Ref<MessageListHandle>
  /** From top to bottom; a key belongs to its item for good. */
  items: readonly T[]
  keyOf: (item: T) => string
  render: (item: T) => ReactNode
  /** Keys of items that stay in the document wherever the reader is: something is written in them. */
  kept?: readonly string[]
  /** What stands above the first item. */
  head?: ReactNode
  /** Name of the list for screen readers. */
  label: string
  /** Told when the reader goes far from the end, and when they come back. */
  onFarChange?: (far: boolean) => void
}

const distanceToEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

/**
 * A list of messages: only what is near the screen is in the document. It starts at its end, follows
 * what is added there while the reader is within 100 px of it, and stays in place when older items
 * come in above. It is a log that is not read out by itself; announce what matters elsewhere.
 */
export function MessageList<T>(props: MessageListProps<T>): ReactElement {
  const { ref, items, keyOf, render, kept = [], head, label, onFarChange } = props
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const virtual = useRef<VirtualizerHandle>(null)
  const following = useRef(true)
  const far = useRef(false)
  const lastOffset = useRef(0)
  const [startMargin, setStartMargin] = useState(0)

  // The first item may be a heading that stays; the one after it moves down when others come in above.
  const anchor = useRef<string | null>(null)
  const shift =
    anchor.current !== null && items.findIndex((item) => keyOf(item) === anchor.current) > 1
  useLayoutEffect(() => {
    const second = items[1]
    anchor.current = second === undefined ? null : keyOf(second)
  })

  const toEnd = useCallback(() => {
    const element = box.current
    if (element === null) return
    following.current = true
    element.scrollTop = element.scrollHeight
  }, [])
  const toItem = (key: string) => {
    const index = items.findIndex((item) => keyOf(item) === key)
    if (index === -1) return
    following.current = false
    virtual.current?.scrollToIndex(index, { align: 'center' })
    const light = (left: number) => {
      const item = content.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`)
      if (item !== null && item !== undefined) {
        item.focus({ preventScroll: true })
        item.animate?.([{ backgroundColor: 'var(--soft)' }, {}], { duration: 1_600 })
      } else if (left > 0) requestAnimationFrame(() => light(left - 1))
    }
    light(lightWithinFrames)
  }
  useImperativeHandle(ref, () => ({ toEnd, toItem }))

  const look = useCallback(() => {
    const element = box.current
    if (element === null) return
    const distance = distanceToEnd(element)
    // Growing text alone never moves the reader up: only they do.
    if (distance <= followWithin) following.current = true
    else if (element.scrollTop < lastOffset.current - 1) following.current = false
    lastOffset.current = element.scrollTop
    const isFar = distance > farFrom && !following.current
    if (isFar !== far.current) {
      far.current = isFar
      onFarChange?.(isFar)
    }
  }, [onFarChange])

  useLayoutEffect(() => {
    // Few items are all in the document, and followed by their real heights: guessed ones would fit
    // the box, and lead back to its top when they turn out taller.
    if (items.length * smallestItem > (box.current?.clientHeight ?? 0))
      virtual.current?.scrollToIndex(items.length - 1, { align: 'end' })
    // Only where it starts; from then on it follows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const [element, inside, above] = [box.current, content.current, top.current]
    if (element === null || inside === null || above === null) return
    let height = above.offsetHeight
    setStartMargin(height)
    const observer = new ResizeObserver(() => {
      const next = above.offsetHeight
      if (next !== height) {
        setStartMargin(next)
        if (!following.current) element.scrollTop += next - height
        height = next
      }
      if (following.current) element.scrollTop = element.scrollHeight
      look()
    })
    for (const watched of [element, inside, above]) observer.observe(watched)
    return () => observer.disconnect()
  }, [look])

  return (
    <div
      ref={box}
      role="log"
      aria-live="off"
      aria-label={label}
      tabIndex={0}
      onScroll={look}
      className="h-full overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none] [scrollbar-gutter:stable_both-edges] [mask-image:linear-gradient(to_top,transparent,#000_1rem)]"
    >
      <div ref={content} className="pb-5">
        <div ref={top}>{head}</div>
        <Virtualizer
          ref={virtual}
          scrollRef={box}
          startMargin={startMargin}
          shift={shift}
          itemSize={smallestItem}
          bufferSize={400}
          keepMounted={kept
            .map((key) => items.findIndex((item) => keyOf(item) === key))
            .filter((index) => index >= 0)}
        >
          {items.map((item) => (
            <div
              key={keyOf(item)}
              data-item={keyOf(item)}
              tabIndex={-1}
              className="rounded-4 outline-none"
            >
              {render(item)}
            </div>
          ))}
        </Virtualizer>
      </div>
    </div>
  )
}
