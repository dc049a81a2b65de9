import type { Page } from '@playwright/test'

/** How long after Enter one's own bubble was painted, and the first words of the answer, in ms. */
export type Sending = { bubble: number; words: number }

const limitMs = 60_000

/** Runs in each page: `sending` is what followed from the newest Enter; a long list holds its newest bubbles only. */
export const watchSending = `
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'Enter') return
    const bubbles = () => [...document.querySelectorAll('[role=log] article')]
    const isOwn = (bubble) => bubble.ariaLabel === '你说'
    const before = new Set(bubbles())
    /** Own words that came since, and the first answer below them that says something. */
    const look = () => {
      const all = bubbles()
      const at = all.findLastIndex(isOwn)
      const isNew = at >= 0 && !before.has(all[at])
      const answer = isNew && all.slice(at + 1).some((each) => each.querySelector('p')?.textContent)
      return { isNew, answer }
    }
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - timeStamp)
      port2.postMessage(null)
    }))
    globalThis.sending = new Promise((resolve, reject) => {
      let bubble
      const late = setTimeout(() => reject(new Error('no answer came within ${limitMs} ms')), ${limitMs})
      new MutationObserver(async (_, observer) => {
        const { isNew, answer } = look()
        if (isNew) bubble ??= painted()
        if (!answer) return
        observer.disconnect()
        clearTimeout(late)
        resolve({ words: await painted(), bubble: await bubble })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }, true)
`

/** What the page saw of the message that was sent last, once its answer has begun. */
export const takeSending = (page: Page): Promise<Sending> => page.evaluate<Sending>('sending')
