import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useOnDemand } from '@/ui/use-on-demand'
import { ShellWindowContext, type ShellWindow } from './shell-window'

const load = () => import('./window-panels')

/** Longer than any window takes to close. */
const handOverMs = 220

/** Whether a key press is meant for a field and not for the product. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keeps the windows of the frame and the keys that open them: Ctrl or ⌘ K, and `?`. */
export function ShellWindows({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShellWindow | null>(null)
  const [panels, request] = useOnDemand(load)
  const open = useCallback(
    (next: ShellWindow) => {
      request()
      if (document.querySelector('[role="dialog"]') === null) return setShown(next)
      // What it is opened from closes first and gives the focus back to where it all began.
      setShown(null)
      setTimeout(() => setShown(next), handOverMs)
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
        document.querySelector('[role="dialog"]') === null
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
