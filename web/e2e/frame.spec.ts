import { expect, test } from '@playwright/test'
import { newEmail, password, signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('the frame of signed-in people', () => {
  test('the bell counts, lists, leads on and forgets', async ({ page }) => {
    await signIn(page, { companions: ['小忆'] })
    await page.goto('/companions')
    // Whoever registers is welcomed.
    await page.getByRole('button', { name: '通知 · 1 条未读' }).click()
    const list = page.getByRole('dialog', { name: t('notifications.title') })
    const read = page.waitForResponse('**/api/notifications/read')
    await list.getByRole('link', { name: t('notifications.kind.welcome.title') }).click()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(list).toBeHidden()
    const bell = page.getByRole('button', { name: t('notifications.title'), exact: true })
    await expect(bell).toBeVisible()
    await read
    await page.reload()
    await expect(bell).toBeVisible()
  })

  test('a sign-in elsewhere rings the bell, and can be ended', async ({ page, browser }) => {
    const { session } = await signIn(page, { companions: ['小忆'] })
    await page.goto('/settings#sessions')
    await expect(page.getByRole('button', { name: '通知 · 1 条未读' })).toBeVisible()
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const response = await elsewhere.request.post(new URL('/api/auth/login', page.url()).href, {
      data: { email: session.user.email, password },
    })
    expect(response.ok()).toBe(true)
    await expect(page.getByRole('button', { name: '通知 · 2 条未读' })).toBeVisible()
    await expect(page.getByText(t('notifications.kind.new-sign-in.title')).first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: t('settings.sessions.endOthers') }).click()
    await expect(page.getByText('1 台设备已退出登录')).toBeVisible()
    await expect(page.getByText('Firefox · Windows', { exact: true })).toBeHidden()
    await elsewhere.close()
  })

  test('the palette leads everywhere by keyboard', async ({ page }) => {
    const { companions } = await signIn(page, { companions: ['小忆', '青岚'] })
    await page.goto('/companions')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: t('commands.find') })
    await box.fill('青')
    // Companions are fetched; before they are there, something else is chosen or nothing.
    await expect(page.getByRole('option').filter({ hasText: '青岚' })).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/chat/${companions[1]?.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: '青岚' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await box.fill('deutsch')
    await box.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: texts('de')('commands.find') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toBeHidden()
  })

  test('a window opened from another gives the focus back to where it began', async ({ page }) => {
    await signIn(page)
    await page.goto('/companions')
    const account = page.getByRole('button', { name: t('shell.userMenu') })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t('account.profile') }).press('Enter')
    await expect(page.getByRole('dialog', { name: t('account.profile') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(t('nav.settings'))
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('settings.title') })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('settings are kept', async ({ page }) => {
    await signIn(page)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/settings#profile$/)
    await page.getByLabel(t('auth.username')).fill('小满')
    await page.getByLabel(t('settings.profile.firstName')).fill('满满')
    await page.getByRole('button', { name: t('app.action.save') }).click()
    await expect(page.getByText(t('settings.saved'))).toBeVisible()

    const push = page.getByRole('switch', {
      name: `${t('settings.notifications.kind.memory-crystal')} · ${t('settings.notifications.push')}`,
    })
    const before = await push.isChecked()
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/notifications/preferences') &&
        response.request().method() === 'PATCH',
    )
    await push.locator('xpath=..').click()
    await expect(push).toBeChecked({ checked: !before })
    await kept
    await page.getByText(t('theme.dark'), { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.reload()
    await expect(page.getByLabel(t('auth.username'))).toHaveValue('小满')
    await expect(page.getByLabel(t('settings.profile.firstName'))).toHaveValue('满满')
    await expect(push).toBeChecked({ checked: !before })
  })

  test('the password is changed, and only the new one signs in', async ({ page, request }) => {
    const { session } = await signIn(page)
    await page.goto('/settings#password')
    const submit = page.getByRole('button', { name: t('settings.password.submit') })
    await page.getByLabel(t('settings.password.current')).fill('not this one')
    await page.getByLabel(t('settings.password.next')).fill('a wholly new one')
    await submit.click()
    await expect(page.getByText(t('settings.password.wrong'))).toBeVisible()
    await page.getByLabel(t('settings.password.current')).fill(password)
    await submit.click()
    await expect(page.getByText(t('settings.password.changed')).first()).toBeVisible()
    const login = (with_: string) =>
      request.post('/api/auth/login', { data: { email: session.user.email, password: with_ } })
    expect((await login(password)).status()).toBe(401)
    expect((await login('a wholly new one')).ok()).toBe(true)
  })

  test('the streaming test passes on a real conversation and leaves nothing behind', async ({
    page,
  }) => {
    const { companions, session } = await signIn(page, { companions: ['小忆'] })
    await page.goto('/streaming-test')
    await page.getByRole('button', { name: t('streamingTest.start') }).click()
    await expect(page.getByRole('button', { name: t('streamingTest.copy') })).toBeVisible()
    await expect(page.getByText(t('streamingTest.state.done'), { exact: true })).toHaveCount(5)
    await expect(page.getByText(t('streamingTest.wholeYes'), { exact: true })).toBeVisible()
    const left = await page.request.get(`/api/messages/${companions[0]?.id}`, {
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(await left.json()).toEqual([])
  })

  test('an address without a page says so, inside and outside', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: `404 ${t('route.notFound')}` })).toBeVisible()
    await signIn(page)
    await page.goto('/dashboard-of-nobody')
    await expect(page.getByRole('heading', { name: `404 ${t('route.notFound')}` })).toBeVisible()
    await page.getByRole('link', { name: t('route.backToChat') }).click()
    await expect(page.getByText(t('chat.welcome.memory.title'))).toBeVisible()
  })
})

test.describe('the frame on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel closes, then the page changes', async ({ page }) => {
    await signIn(page, { companions: ['小忆'] })
    await page.goto('/user-home')
    await page.getByRole('button', { name: t('nav.mine'), exact: true }).click()
    const panel = page.getByRole('dialog', { name: t('app.name') })
    await expect(panel.getByRole('heading', { name: t('nav.group.core') })).toBeVisible()
    await panel.getByRole('link', { name: t('nav.settings') }).click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(page.getByRole('heading', { level: 1, name: t('settings.title') })).toBeVisible()
  })

  test('five things in the bar, each of them works', async ({ page }) => {
    await signIn(page, { companions: ['小忆'] })
    await page.goto('/user-home')
    const bar = page.getByRole('navigation', { name: t('nav.main') })
    await expect(bar.locator('a, button')).toHaveCount(5)
    for (const [key, path] of [
      ['memoryCrystal', /\/memory-crystal$/],
      ['astrology', /\/astrology$/],
      ['multimodal', /\/multimodal$/],
    ] as const) {
      await bar.getByRole('link', { name: t(`nav.${key}`) }).click()
      await expect(page).toHaveURL(path)
    }
    // A talk has the screen for itself, and a way back.
    await bar.getByRole('link', { name: t('nav.chat') }).click()
    await expect(page.getByRole('heading', { level: 1, name: '小忆' })).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByRole('link', { name: t('nav.home') }).click()
    await expect(page).toHaveURL(/\/user-home$/)
    await bar.getByRole('button', { name: t('nav.mine') }).click()
    await expect(page.getByRole('dialog', { name: t('app.name') })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('notifications.title') }).click()
    await expect(page.getByRole('dialog', { name: t('notifications.title') })).toBeVisible()
  })
})

test('whoever has no account is led to sign in, and back', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/auth/register', {
    data: { email, password, username: '小满', birthDate: '1990-05-01', region: 'CN' },
  })
  await page.context().clearCookies()
  await page.goto('/settings#password')
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.login.submit') }).click()
  await expect(page).toHaveURL(/\/settings#password$/)
})
