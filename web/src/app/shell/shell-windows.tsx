import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useOnDemand } from '@/ui/use-on-demand'
import { ShellWindowContext, type ShellWindow } from '@/ui/shell-window'

const load = () => import('./window-panels')

/** Longer than any window takes to close, on a slow device too. */
const handOverLimitMs = 2_000

const isWindowOpen = () => document.querySelector('[role="dialog"]') !== null

/** Calls `then` when the window that closes is gone and has given the focus back. */
function afterHandOver(then: () => void): void {
  const end = performance.now() + handOverLimitMs
  const look = () => {
    if (isWindowOpen() && performance.now() < end) requestAnimationFrame(look)
    // Behind the turn in which the focus goes back, which was asked for when the window went.
    else setTimeout(then)
  }
  requestAnimationFrame(look)
}

/** Whether a key press is meant for a field and not for the product. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keeps the windows of the frame and the keys that open them, from before the frame is there: Ctrl or ⌘ K, and `?`. */
export function ShellWindows({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShellWindow | null>(null)
  const [panels, request] = useOnDemand(load)
  const open = useCallback(
    (next: ShellWindow) => {
      request()
      if (!isWindowOpen()) return setShown(next)
      // What it is opened from closes first and gives the focus back to where it all began.
      setShown(null)
      afterHandOver(() => setShown(next))
    },
    [request],
  )

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        request()
        setShown((now) => (now === 'palette' ? null : 'palette'))
      } else if (
        event.key === '?' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !isTyping(event.target) &&
        !isWindowOpen()
      ) {
        event.preventDefault()
        open('shortcuts')
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, request])

  return (
    <ShellWindowContext value={open}>
      {children}
      {panels !== null && <panels.WindowPanels shown={shown} onClose={() => setShown(null)} />}
    </ShellWindowContext>
  )
}
