import { useEffect, useRef, useState } from 'react'
import type { Notice, ToastOptions } from './toast-panel'
import { useOnDemand } from './use-on-demand'

const noticeEvent = 'lumen:notice'
const send =
  (tone: Notice['tone']) =>
  (title: string, options: ToastOptions = {}) =>
    globalThis.dispatchEvent(new CustomEvent(noticeEvent, { detail: { ...options, tone, title } }))

/** Shows a short notice; a new one takes the place of the one before. Texts come translated. */
export const notify = { info: send('info'), success: send('success'), error: send('error') }

const load = () => import('./toast-panel')

/** Where notices appear. The code that draws them comes when the page has nothing better to do. */
export function ToastArea({ theme, label }: { theme: 'light' | 'dark'; label: string }) {
  const [panel, request] = useOnDemand(load)
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const count = useRef(0)

  useEffect(() => {
    const take = (event: Event) => {
      const { detail } = event as CustomEvent<Omit<Notice, 'id'>>
      count.current += 1
      const notice = { ...detail, id: count.current }
      setNotices((before) => [...before.slice(-4), notice])
      request()
    }
    globalThis.addEventListener(noticeEvent, take)
    const timer = setTimeout(request, 3_000)
    return () => {
      clearTimeout(timer)
      globalThis.removeEventListener(noticeEvent, take)
    }
  }, [request])

  return panel === null ? null : <panel.ToastPanel notices={notices} theme={theme} label={label} />
}
