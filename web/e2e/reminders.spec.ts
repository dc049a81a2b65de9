import { expect, test } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

test('a reminder that is asked for is said back, shown on the home, and taken back', async ({
  page,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await chat.say('明天早上8点提醒我带伞')
  await expect(chat.replies.first()).toContainText('明天 08:00')
  await expect(chat.replies.first()).toContainText('“带伞”')

  await page.goto('/user-home')
  const week = page.getByRole('region', { name: t('home.week.heading') })
  await week.getByRole('link', { name: /带伞/ }).click()

  await page.getByRole('button', { name: t('companions.menu', { name: '小忆' }) }).click()
  await page.getByRole('menuitem', { name: t('companions.edit.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('companions.edit.title') })
  await dialog.getByText(t('companions.reminders.title'), { exact: true }).click()
  await dialog
    .getByRole('button', { name: t('companions.reminders.remove', { what: '带伞' }) })
    .click()
  await expect(dialog.getByText(t('companions.reminders.none'))).toBeVisible()
})

test('one that comes again and again is said back, left out once, and stopped', async ({
  page,
}) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await chat.say('每天晚上8点提醒我倒垃圾')
  await expect(chat.replies.first()).toContainText('每天 20:00')

  await page.getByRole('button', { name: t('companions.menu', { name: '小忆' }) }).click()
  await page.getByRole('menuitem', { name: t('companions.edit.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('companions.edit.title') })
  await dialog.getByText(t('companions.reminders.title'), { exact: true }).click()
  const next = dialog.getByRole('listitem').filter({ hasText: '倒垃圾' }).getByRole('time')
  await expect(dialog.getByText(t('companions.reminders.every.day'))).toBeVisible()
  const before = await next.getAttribute('datetime')
  const choose = async (name: string) => {
    await dialog
      .getByRole('button', { name: t('companions.reminders.remove', { what: '倒垃圾' }) })
      .click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose(t('companions.reminders.skip'))
  const day = new Date(Date.parse(before!) + 86_400_000).toISOString()
  await expect(next).toHaveAttribute('datetime', day)
  await choose(t('companions.reminders.stop'))
  await expect(dialog.getByText(t('companions.reminders.none'))).toBeVisible()
})
