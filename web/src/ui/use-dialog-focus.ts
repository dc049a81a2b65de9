import { useRef } from 'react'

/** Whether something has the focus by now: a page that was led to, for example. It keeps it. */
export const isFocusTaken = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body

/**
 * Escape in a form that is open within a window (marked with `data-escapes`) closes the form, and
 * only the next one the window.
 */
export function leaveEscapeToForm(event: KeyboardEvent): void {
  const { activeElement } = document
  if (activeElement !== null && activeElement.closest('[data-escapes]') !== null)
    event.preventDefault()
}

/** An entry of a menu that is about to close leaves its place to the button that the menu belongs to. */
function lasting(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * Where the focus goes when a window opens and closes: to the field marked with `data-autofocus`
 * (for people with a keyboard), and back to what had it before. Handlers for the content of a window.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = lasting(document.activeElement)
      const content = event.target instanceof Element ? event.target : null
      const field = content?.querySelector<HTMLElement>('[data-autofocus]') ?? null
      if (field === null || !globalThis.matchMedia('(pointer: fine)').matches) return
      event.preventDefault()
      field.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (isFocusTaken()) return
      const { current } = opener
      const back = current instanceof HTMLElement && current.isConnected ? current : null
      // What opened the window may be what was deleted in it.
      ;(back ?? document.querySelector<HTMLElement>('main'))?.focus()
    },
  }
}
