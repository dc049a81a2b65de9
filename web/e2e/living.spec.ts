import { expect, test } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

test('one lives with a companion: made, talked with, answered otherwise, played with, remembered', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/companions?new')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('companions.create.ready') })
    .click()
  await expect(page).toHaveURL(/\/chat\//)
  const chat = chatScreen(page)
  // But for what it said first.
  const answers = chat.replies.filter({ hasNotText: t('faces.lumi.line') })

  await chat.say('我养了一只叫团子的猫。')
  await expect(answers).toContainText('团子')
  await chat.choose(chat.own, t('chat.menu.edit'))
  await page.getByRole('textbox', { name: t('chat.edit.label') }).fill('我养了一只叫年糕的猫。')
  await page.getByRole('button', { name: t('chat.edit.saveAndAsk') }).click()
  await expect(answers).toContainText('年糕')
  await chat.choose(answers, t('chat.menu.regenerate'))
  await page.getByRole('button', { name: t('chat.regenerate.plain') }).click()
  await expect(answers.getByRole('group', { name: t('chat.versions.title') })).toBeVisible()

  await chat.say('周末想去海边。')
  await expect(answers).toHaveCount(2)
  await expect(chat.answered).toBeVisible()
  await chat.choose(answers.first(), t('branches.from'))
  await expect(chat.own).toHaveCount(1)

  await page.goto('/user-home?scenario=rainy-bookshop')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('scenarios.begin.start') })
    .click()
  await expect(page).toHaveURL(/\/chat\//)
  const choices = page.getByRole('list', { name: t('plays.choices.label') }).getByRole('button')
  const end = page.getByRole('button', { name: t('plays.end.open') })
  await expect(end).toBeVisible()
  // The first way each time leads to an end, by itself.
  while (await end.isVisible()) {
    const [first] = await choices.allTextContents()
    await choices.first().click()
    await expect
      .poll(async () => {
        const [next] = await choices.allTextContents()
        return (next !== undefined && next !== first) || !(await end.isVisible())
      })
      .toBe(true)
  }

  await page.getByRole('tab', { name: t('chat.tabs.memories') }).click()
  const list = page.getByRole('region', { name: t('memories.list') })
  await expect(list.getByRole('article', { name: /年糕/ })).toBeVisible()
  await expect(list.getByRole('article', { name: /雨天的旧书店/ })).toBeVisible()
})
