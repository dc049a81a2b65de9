import { expect, test, type Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const counter = (page: Page) => page.getByRole('link', { name: /枚记忆$/ })

test('what is told becomes a memory, comes back, and obeys its owner', async ({ page }) => {
  await signIn(page, { companions: ['小忆', '青岚'] })
  // Shards are gone soon: what was seen of them is kept.
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      if (this.matches('.fixed.z-70')) document.documentElement.dataset['shards'] = 'seen'
      return animate.apply(this, args)
    }
  })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(counter(page)).toHaveText('0')
  await chat.say('我住在杭州。')
  await expect(counter(page)).toHaveText(/[1-9]/)
  await expect(page.locator('html')).toHaveAttribute('data-shards', 'seen')

  // What is about oneself, every companion knows; this one was not there when it was told.
  await page.getByRole('link', { name: /青岚/ }).click()
  await expect(page.getByText('还没有对话')).toBeVisible()
  await chat.say('你还记得我住在哪里吗？')
  await expect(chat.answered).toBeVisible()
  await chat.replies
    .last()
    .getByRole('button', { name: /^引用了 \d+ 枚记忆$/ })
    .press('Enter')
  const why = page.getByRole('dialog', { name: '这句话想起了' })
  await expect(why.getByText('杭州')).toBeVisible()
  await why.getByRole('button', { name: '改一改' }).press('Enter')
  const box = why.getByRole('textbox', { name: '内容' })
  await expect(box).toBeFocused()
  await box.fill('住在苏州，三月刚搬来')
  await why.getByRole('button', { name: '保存' }).press('Enter')
  await expect(why.getByText('住在苏州，三月刚搬来')).toBeVisible()
  // While the form is there, the key leaves that.
  await expect(why.getByRole('button', { name: '改一改' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()

  await counter(page).click()
  await expect(page).toHaveURL(/#memories$/)
  const card = page.getByRole('article', { name: '住在苏州，三月刚搬来' })
  await expect(card).toBeVisible()
  const before = await counter(page).textContent()
  await card.getByRole('button', { name: /^忘记：/ }).click()
  await expect(card).toBeHidden()
  await expect(counter(page)).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(card).toBeVisible()
  await expect(counter(page)).toHaveText(before ?? '')

  await card.getByRole('button', { name: /^忘记：/ }).click()
  await page.getByRole('radio', { name: '最近忘记' }).check({ force: true })
  await expect(card).toBeVisible()
  await page.getByRole('tab', { name: '聊天' }).click()
  await chat.replies
    .last()
    .getByRole('button', { name: /^引用了/ })
    .click()
  await expect(why.getByText('已经忘记')).toBeVisible()
  await why.getByRole('button', { name: '找回' }).click()
  await expect(why.getByText('已经忘记')).toBeHidden()
})

test('off the record, nothing is remembered', async ({ page }) => {
  await signIn(page, { companions: ['小忆'] })
  await page.goto('/chat')
  const chat = chatScreen(page)
  await expect(counter(page)).toHaveText('0')
  await page.getByRole('button', { name: '还可以这样说' }).click()
  await page.getByRole('menuitem', { name: '不记录' }).click()
  await expect(page.getByText('不记录：说的话不会变成记忆')).toBeVisible()
  await chat.say('我对花生过敏。')
  await expect(chat.answered).toBeVisible()
  await page.getByRole('button', { name: '恢复记录' }).click()
  await expect(page.getByText('不记录：说的话不会变成记忆')).toBeHidden()
  await chat.say('我养了一只叫团子的猫。')
  await expect(counter(page)).toHaveText(/[1-9]/)
  await counter(page).click()
  await expect(page.getByRole('article', { name: /团子/ })).toBeVisible()
  await expect(page.getByRole('article', { name: /花生/ })).toHaveCount(0)
})
