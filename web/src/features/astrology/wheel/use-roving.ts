import { useRef, useState, type KeyboardEvent } from 'react'

/**
 * One stop of the Tab key for many marks of a picture: arrows, Home and End move between them, Enter
 * and the space bar choose, Escape gives up the choice.
 */
export function useRoving(
  ids: readonly string[],
  onChoose: (id: string) => void,
  onClear: () => void,
) {
  const [current, setCurrent] = useState<string | undefined>(ids[0])
  const group = useRef<SVGGElement>(null)
  const stop = current !== undefined && ids.includes(current) ? current : ids[0]
  const keys = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(id)
      return
    }
    if (event.key === 'Escape') {
      onClear()
      return
    }
    const at = ids.indexOf(id)
    const count = ids.length
    const to = {
      ArrowRight: (at + 1) % count,
      ArrowDown: (at + 1) % count,
      ArrowLeft: (at + count - 1) % count,
      ArrowUp: (at + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    const next = to === undefined ? undefined : ids[to]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    group.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(next)}"]`)?.focus()
  }
  const mark = (id: string) => ({
    'data-mark': id,
    role: 'button',
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setCurrent(id),
    onClick: () => onChoose(id),
    onKeyDown: keys(id),
  })
  return { group, mark }
}
