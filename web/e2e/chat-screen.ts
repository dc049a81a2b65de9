import type { Locator, Page } from '@playwright/test'

/** The chat screen in Chinese, as somebody who uses it finds their way. */
export const chatScreen = (page: Page) => {
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: /的消息$/ })
  return {
    log,
    box,
    stop: page.getByRole('button', { name: '停止回复' }),
    /** Bubbles of one's own, oldest first. */
    own: log.getByRole('article', { name: '你说' }),
    /** Bubbles of the companion, oldest first. */
    replies: log.getByRole('article', { name: /^(?!你).*说$/ }),
    /** Stands below the newest bubbles of the companion once they are whole. */
    answered: log
      .getByRole('article', { name: /^(?!你).*说$/ })
      .last()
      .getByRole('time'),
    /** On phones: the menu in the head of the talk, by its texts. */
    async fromHead(t: (key: string) => string, entry: string) {
      await page.getByRole('button', { name: t('chat.more'), exact: true }).click()
      await page.getByRole('menuitem', { name: t(entry), exact: true }).click()
    },
    async say(text: string) {
      await box.fill(text)
      await box.press('Enter')
    },
    /** Opens the menu of a bubble and chooses an entry. */
    async choose(bubble: Locator, entry: string) {
      await bubble.hover()
      await bubble.getByRole('button', { name: '消息选项' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
  }
}

/** The text of a bubble so far, without what stands below it. */
export const bubbleText = (bubble: Locator) =>
  bubble.evaluate((element) => element.querySelector('p')?.parentElement?.textContent ?? '')
