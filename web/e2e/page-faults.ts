import type { Page } from '@playwright/test'

/** Words of the page that look like the key of a text that is missing. */
export const rawKeys = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (/^[a-z]\w*(?:\.\w+)+$/.test(text)) found.push(text)
    }
    return found
  })

/** Elements that are wider than what they stand in, where nobody meant them to scroll sideways. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { overflowX, overscrollBehaviorX } = getComputedStyle(element)
        const scrolls = overflowX === 'auto' || overflowX === 'scroll'
        const meant =
          (element.tabIndex === 0 && element.getAttribute('role') !== 'log') ||
          // A row of buttons, which moves along as they are reached.
          overscrollBehaviorX === 'contain'
        const root = element === document.documentElement
        return (root || (scrolls && !meant)) && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.className}`),
  )
