import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { createElement } from 'react'
import type * as Sonner from 'sonner'
import { toast, type ToasterProps } from 'sonner'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { onQuota } from '@/api/quota'
import { openPages } from './open-pages'
import { sizeScreen } from './screen-size'
import { server } from './server'

// A busy machine may take longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 60_000 })

// Toasts come into view in an effect of theirs, which a busy machine runs after they were found.
const style = document.createElement('style')
style.textContent = '[data-sonner-toast] { opacity: 1 !important }'
document.head.append(style)
// They leave after seconds, which may all pass before a busy machine looks for them.
vi.mock('sonner', async (original) => {
  const sonner = await original<typeof Sonner>()
  const Toaster = (props: ToasterProps) =>
    createElement(sonner.Toaster, { ...props, duration: Infinity })
  return { ...sonner, Toaster }
})

// What a page has planned ends with it: Node's timers would go on into the next file.
const planned = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: plan } = globalThis
const planUntilEnd = (...planning: Parameters<typeof setTimeout>) => {
  const timer = plan(...planning)
  planned.add(timer)
  return timer
}
globalThis.setTimeout = Object.assign(planUntilEnd, plan)
afterAll(() => {
  for (const timer of planned) clearTimeout(timer)
  globalThis.setTimeout = plan
})

// As the page that the app begins in says.
document.documentElement.lang = 'zh-CN'
// What a file before it in the same worker has left.
sizeScreen()
history.replaceState(null, '', '/')
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  for (const stop of openPages) stop()
  openPages.clear()
  cleanup()
  // What one test was told and nobody has taken away, the next would show.
  toast.dismiss()
  onQuota(() => undefined)()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['themeChoice']
})
afterAll(() => server.close())
