import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { looks } from './looks.ts'
import { choose, signIn } from './person.ts'
import { texts } from './texts.ts'

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const t = texts(language)
    const small = viewport.width < 768
    test.use({ viewport })

    test('signing in and registering', async ({ page }) => {
      await choose(page, { language, theme })
      await page.goto('/auth')
      await expect(
        page.getByRole('button', { name: t('auth.login.submit'), exact: true }),
      ).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.goto('/auth?mode=register')
      const place = () => page.locator('form [type=submit]').boundingBox()
      await page.getByLabel(t('auth.username')).fill('林小满')
      const before = await place()
      await page.keyboard.press('Enter')
      await page.getByLabel(t('auth.email')).fill('xiaoman@example.com')
      await page.keyboard.press('Enter')
      expect(await findings(page)).toEqual([])
      await page.getByLabel(t('auth.password'), { exact: true }).fill('correct horse battery')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(t('auth.birthDate'), { exact: true })).toBeVisible()
      expect(await findings(page)).toEqual([])
      // The button stays under the finger at every step.
      expect((await place())?.y).toBe(before?.y)
    })

    test('the chat and its windows', async ({ page }) => {
      const name = t('faces.lumi.name')
      await signIn(page, { language, theme, companions: [name, 'Theodor Alexander'] })
      await page.goto('/chat')
      await expect(page.getByText(t('chat.empty.title'))).toBeVisible()
      expect(await findings(page)).toEqual([])

      await page.getByRole('button', { name: t('chat.prompts.hello.label') }).click()
      // In any language: the newest bubble has its time once it is whole.
      await expect(
        page.getByRole('log').getByRole('article').last().getByRole('time'),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: t('chat.stop') })).toBeHidden()
      expect(await findings(page)).toEqual([])

      await page.getByRole('button', { name: t('chat.help.link') }).click()
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      for (const [mode, shown] of [
        ['voice', 'composer.voice.start'],
        ['image', 'composer.creation.image.make'],
      ] as const) {
        await page.getByRole('button', { name: t('composer.mode.label') }).press('Enter')
        await page.getByRole('menuitem', { name: t(`composer.mode.make.${mode}`) }).press('Enter')
        await expect(page.getByRole('button', { name: t(shown) })).toBeVisible()
        expect(await findings(page), mode).toEqual([])
        await page.getByRole('button', { name: t('composer.mode.back') }).press('Enter')
      }

      if (small) {
        await chatScreen(page).fromHead(t, 'companions.title')
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findings(page)).toEqual([])
      }
      await page
        .getByRole('button', { name: t('companions.create.open') })
        .first()
        .click()
      await expect(page.getByRole('button', { name: t('companions.guide.next') })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await page.goto('/companions')
      await page.getByRole('button', { name: t('companions.menu', { name }) }).click()
      await page.getByRole('menuitem', { name: t('companions.delete.open') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('memories and growth', async ({ page }) => {
      const { session, companions } = await signIn(page, {
        language,
        theme,
        companions: ['Theodor Alexander'],
      })
      const write = async (content: string, memoryType: string, scope: string) => {
        const answer = await page.request.post(`/api/memories/${companions[0]?.id}`, {
          data: { content, memoryType, scope, contextTags: ['Lumen'], pinned: true },
          headers: { authorization: `Bearer ${session.token}` },
        })
        expect(answer.status()).toBe(201)
      }
      const chooseTab = (tab: string) =>
        small
          ? chatScreen(page).fromHead(t, `chat.tabs.${tab}`)
          : page.getByRole('tab', { name: t(`chat.tabs.${tab}`) }).click()
      await page.goto('/chat#memories')
      await expect(page.getByText(t('memories.empty.title'))).toBeVisible()
      expect(await findings(page), 'none').toEqual([])
      for (const type of ['fact', 'preference', 'person', 'event', 'plan', 'emotion', 'summary'])
        await write(`Lumen ${type}`, type, type === 'fact' ? 'user' : 'companion')
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await findings(page), 'cards').toEqual([])
      await page.getByRole('button', { name: t('memories.add.open') }).click()
      await expect(page.getByRole('form', { name: t('memories.add.title') })).toBeVisible()
      expect(await findings(page), 'form').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('memories.select.start') }).click()
      await page.getByRole('checkbox').first().check()
      expect(await findings(page), 'several').toEqual([])
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: t('memories.select.forget') })
        .click()
      await page.getByRole('radio', { name: t('memories.view.forgotten') }).check({ force: true })
      const list = page.getByRole('region', { name: t('memories.list') })
      await expect(list.getByRole('button', { name: t('memories.restore') })).toBeVisible()
      expect(await findings(page), 'forgotten').toEqual([])

      await chooseTab('growth')
      await expect(page.getByRole('meter').first()).toBeVisible()
      expect(await findings(page), 'growth').toEqual([])

      await chooseTab('chat')
      await page.getByRole('button', { name: t('composer.mode.label') }).click()
      await page.getByRole('menuitem', { name: t('chat.offRecord.label') }).click()
      await expect(page.getByText(t('chat.offRecord.state'))).toBeVisible()
      expect(await findings(page), 'off the record').toEqual([])
    })

    test('the frame and its windows', async ({ page }) => {
      await signIn(page, { language, theme, companions: ['Theodor Alexander'] })
      for (const path of ['/settings', '/streaming-test', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await findings(page), path).toEqual([])
      }
      await page.goto('/companions')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const bell = t('notifications.title')
      await page.getByRole('button', { name: new RegExp(`^${bell}`) }).click()
      await expect(page.getByText(t('notifications.kind.welcome.title'))).toBeVisible()
      expect(await findings(page), 'notifications').toEqual([])
      await page.keyboard.press('Escape')

      if (!small)
        for (const menu of ['shell.language', 'theme.label']) {
          await page.getByRole('button', { name: t(menu), exact: true }).click()
          await expect(page.getByRole('menu')).toBeVisible()
          expect(await findings(page), menu).toEqual([])
          await page.keyboard.press('Escape')
          await expect(page.getByRole('menu')).toBeHidden()
        }

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeVisible()
      expect(await findings(page), 'palette').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('combobox')).toBeHidden()

      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page), 'shortcuts').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      for (const window of ['account.profile', 'account.subscription']) {
        await page.getByRole('button', { name: t('shell.userMenu') }).click()
        await expect(page.getByText(t(window), { exact: true })).toBeVisible()
        expect(await findings(page), 'user menu').toEqual([])
        await page.getByText(t(window), { exact: true }).click()
        await expect(page.getByRole('dialog', { name: t(window) })).toBeVisible()
        expect(await findings(page), window).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }

      if (!small) return
      await page.getByRole('button', { name: t('nav.mine'), exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page), 'panel').toEqual([])
    })

    test('the welcome of somebody without a companion', async ({ page }) => {
      await signIn(page, { language, theme })
      await page.goto('/chat')
      await expect(page.getByText(t('chat.welcome.memory.title'))).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })

test('the scan finds what is planted', async ({ page }) => {
  await choose(page, {})
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const faint = document.createElement('p')
    faint.textContent = '看不清的字'
    faint.style.color = '#bbb'
    faint.style.background = '#fff'
    document.querySelector('main')?.append(faint, document.createElement('button'))
  })
  const rules = (await findings(page)).map(({ rule }) => rule)
  expect(rules).toContain('color-contrast')
  expect(rules).toContain('button-name')
})
