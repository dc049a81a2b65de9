import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

test('a companion is made step by step with the keyboard, knows its sign, and is compared with its user', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/companions?new')
  const heading = (step: string) =>
    page.getByRole('heading', { level: 3, name: t(`companions.guide.${step}.title`) })
  const next = async (step: string) => {
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: t('companions.guide.next') }).press('Enter')
    await expect(heading(step)).toBeFocused()
  }
  await expect(heading('face')).toBeVisible()
  await next('name')
  await page.getByLabel(t('companions.form.name')).fill('小满')
  await next('nature')
  await next('speech')
  await next('bond')
  await page.getByText(t('companions.guide.bond.of.friend.name')).click()
  await next('birth')
  await page.getByLabel(t('birth.date')).fill('1998-08-03')
  await page.reload()
  await page
    .getByRole('button', { name: t('companions.create.open') })
    .first()
    .click()
  await expect(page.getByLabel(t('birth.date'))).toHaveValue('1998-08-03')
  await next('review')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: t('companions.create.submit') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '小满' })).toBeVisible()

  const chat = chatScreen(page)
  await chat.say('你是什么星座？')
  await expect(chat.replies.last()).toContainText('狮子座')
  await page.getByRole('tab', { name: t('chat.tabs.growth') }).click()
  await expect(page.getByText('狮子座').last()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: t('companions.stars.together') }).click()
  await page.getByRole('button', { name: t('birth.set') }).click()
  await page.getByLabel(t('birth.date')).fill('1996-02-20')
  await page.getByText(t('birth.timeUnknown')).click()
  await page.getByLabel(t('birth.place')).fill('39.9042,116.4074')
  await page.getByRole('button', { name: t('birth.submit') }).click()
  await expect(
    page.getByRole('heading', {
      name: t('astrology.synastry.with.title', { name: '小满' }),
    }),
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: t('astrology.synastry.result.title') }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})
