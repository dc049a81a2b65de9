import type { Page } from '@playwright/test'

/** How long after Enter one's own bubble was painted, and the first words of the answer, in ms. */
export type Sending = { bubble: number; words: number }

/** Runs in each page: `sending` is what followed from the newest Enter. */
export const watchSending = `
  addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'Enter') return
    const own = () => document.querySelectorAll('[role=log] article[aria-label="你说"]').length
    const answers = () =>
      [...document.querySelectorAll('[role=log] article:not([aria-label="你说"])')].filter(
        (each) => each.querySelector('p')?.textContent,
      ).length
    const before = { own: own(), answers: answers() }
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - timeStamp)
      port2.postMessage(null)
    }))
    globalThis.sending = new Promise((resolve) => {
      let bubble
      new MutationObserver(async (_, observer) => {
        if (own() > before.own) bubble ??= painted()
        if (answers() <= before.answers) return
        observer.disconnect()
        resolve({ words: await painted(), bubble: await bubble })
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  }, true)
`

/** What the page saw of the message that was sent last, once its answer has begun. */
export const takeSending = (page: Page): Promise<Sending> => page.evaluate<Sending>('sending')
