import { expect, type Browser, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')
const rule = t('notifications.rule.hate')

/** Somebody who runs the place, at the queue of what was reported. */
async function administrator(browser: Browser, grant: (email: string) => Promise<void>) {
  const page = await (await browser.newContext()).newPage()
  const { session } = await signIn(page)
  await grant(session.user.email)
  return page
}

/** Opens the report that waits, and decides it. */
async function decide(page: Page, action: 'keep' | 'remove', reason: string): Promise<void> {
  await page.goto('/admin#moderation')
  await page
    .getByRole('button', {
      name: t('moderation.queue.showNamed', { kind: t('moderation.kind.message'), rule }),
    })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('你们那里的人都很笨。')).toBeVisible()
  await dialog.getByLabel(t('moderation.review.action')).selectOption(action)
  await dialog.getByLabel(t('moderation.review.reason')).fill(reason)
  await dialog.getByRole('button', { name: t('moderation.review.decide') }).click()
  await expect(page.getByText(t('moderation.review.done'))).toBeVisible()
}

test('a reply is reported, kept, appealed against, and removed by somebody else', async ({
  page,
  browser,
  hold,
  grant,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  const reply = await hold()
  await chat.say('你觉得我们那里的人怎么样？')
  await reply.say('你们那里的人都很笨。')
  await reply.finish()
  await expect(chat.replies.last()).toContainText('都很笨')
  await expect(chat.stop).toBeHidden()

  await test.step('report it', async () => {
    await chat.choose(chat.replies.last(), t('moderation.report.action'))
    const dialog = page.getByRole('dialog', { name: t('moderation.report.title') })
    await dialog.getByLabel(t('moderation.report.reason')).selectOption({ label: rule })
    await dialog.getByLabel(t('moderation.report.words')).fill('这句话很伤人')
    expect(await findings(page), 'report').toEqual([])
    await dialog.getByRole('button', { name: t('moderation.report.send') }).click()
    await expect(page.getByText(t('moderation.report.sent'))).toBeVisible()
  })

  await test.step('an administrator keeps it', async () => {
    const office = await administrator(browser, grant)
    await decide(office, 'keep', '这是一句玩笑')
    await office.context().close()
  })

  await test.step('the one who reported appeals', async () => {
    await page.goto('/reports')
    const card = page.getByRole('main').getByRole('listitem')
    await expect(card).toContainText('这是一句玩笑')
    await card.getByRole('button', { name: t('moderation.appeal.open') }).click()
    await card.getByLabel(t('moderation.appeal.label')).fill('这不是玩笑')
    await card.getByRole('button', { name: t('moderation.appeal.send') }).click()
    await expect(card).toContainText(t('moderation.state.appealed'))
    expect(await findings(page), 'appeal').toEqual([])
    expect(await tooWide(page), 'appeal').toEqual([])
  })

  await test.step('another one removes it, and the talk shows that', async () => {
    const office = await administrator(browser, grant)
    await decide(office, 'remove', '重新看过，应该移除')
    await page.goto('/reports')
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(
      t('moderation.state.final'),
    )
    await page.goto('/chat')
    await expect(chat.replies.last()).toContainText(t('moderation.withheld'))
    await expect(chat.log).not.toContainText('都很笨')
  })
})
