import { expect, test, type Page } from '@playwright/test'
import { bubbleText, chatScreen } from './chat-screen.ts'
import { choose, fillRegistration, newEmail } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

/** Presses of buttons and links, and lines that are sent, since the page was opened or asked last. */
async function countDeeds(page: Page): Promise<() => Promise<number>> {
  await page.exposeFunction('countDeed', () => {
    deeds += 1
  })
  let deeds = 0
  await page.addInitScript(() => {
    const told = globalThis as unknown as { countDeed: () => void }
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // What a key presses counts as its line.
        if (isTrusted && detail > 0) told.countDeed()
      },
      true,
    )
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && told.countDeed(), true)
  })
  return () => {
    const made = deeds
    deeds = 0
    return Promise.resolve(made)
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a newcomer meets a face, is spoken to first, and the first thing told becomes a crystal', async ({
  page,
}) => {
  const chat = chatScreen(page)
  await choose(page, {})
  const deedsSince = await countDeeds(page)

  await test.step('sign up: four answers and a region that is proposed', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: '免费开始' }).first().click()
    await expect(page.locator('form input:not([type=checkbox])')).toHaveCount(4)
    await fillRegistration(page, newEmail())
    await page.getByText(t('birth.fromAccount.use')).click()
    await page.getByRole('button', { name: t('auth.register.submit') }).click()
    await expect(page).toHaveURL(/\/welcome$/)
    await deedsSince()
  })

  await test.step('one click: she is there, and speaks first', async () => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.getByRole('button', { name: t('companions.create.ready') }).click()
    await expect(chat.replies).toHaveCount(1)
    await expect(chat.replies).toContainText(t('faces.lumi.line'))
    const script = new RegExp(t('chat.provider.local'))
    await expect(page.getByRole('link', { name: script })).toBeVisible()
    await expect(
      page.getByRole('list', { name: t('chat.suggestions') }).getByRole('button'),
    ).toHaveCount(3)
  })

  await test.step('one line: she answers, and keeps what it says', async () => {
    const told = '我养了一只叫团子的猫。'
    await chat.say(told)
    await expect(chat.replies).toHaveCount(2)
    await expect(chat.stop).toBeHidden()
    expect(await bubbleText(chat.replies.last())).not.toBe('')
    expect(await deedsSince(), 'one click and one line').toBe(2)
    // The bubble itself says what is held, and nothing else does beside it.
    const held = chat.own.getByRole('link', { name: /团子/ })
    await expect(held).toBeVisible()
    await expect(page.getByRole('link', { name: '1 枚记忆' })).toBeVisible()
    await expect(page.getByText(t('notifications.kind.memory-crystal.title'))).toHaveCount(0)
    await held.click()
    await expect(
      page.getByRole('region', { name: t('memories.list') }).getByRole('article', { name: /团子/ }),
    ).toBeVisible()
  })

  await test.step('the stars start from the day that was told', async () => {
    await page.goto('/western-astrology')
    await expect(page.getByText(t('birth.set'))).toHaveCount(0)
  })
})
