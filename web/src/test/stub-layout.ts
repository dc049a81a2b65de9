import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Heights in pixels: of a list's box, and of everything else. */
const boxHeight = 2_000
const itemHeight = 40

/** Tells sizes to those who observe them: the DOM of tests has none. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: ResizeObserverCallback
      constructor(report: ResizeObserverCallback) {
        this.report = report
      }
      observe(target: Element) {
        const isBox = target.getAttribute('role') === 'log' || target.hasAttribute('data-list-box')
        const height = isBox ? boxHeight : itemHeight
        const contentRect = { width: 800, height } as DOMRectReadOnly
        const entry = { target, contentRect } as ResizeObserverEntry
        queueMicrotask(() => act(() => this.report([entry], this as unknown as ResizeObserver)))
      }
      unobserve() {}
      disconnect() {}
    },
  )
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  })
}
