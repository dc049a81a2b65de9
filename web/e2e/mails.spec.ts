import { expect, test, type Page } from '@playwright/test'
import { choose, fillRegistration, newEmail, password, signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')
const newPassword = 'a much longer battery of staples'

/** Opens the link of the newest mail with these words to an address, as the inbox of development shows it; returns it. */
async function openMail(page: Page, to: string, words: string): Promise<string> {
  const inbox = await page.context().newPage()
  await inbox.goto('/dev/inbox')
  const mail = inbox
    .getByRole('listitem')
    .filter({ hasText: to })
    .filter({ has: inbox.getByRole('heading', { name: words }) })
    .first()
  await expect(async () => {
    await inbox.getByRole('button', { name: t('app.action.reload') }).click()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const link = new URL((await mail.getByRole('link').first().getAttribute('href')) ?? '')
  await inbox.close()
  // Mails name the address that people open, which tests do not listen at.
  await page.goto(link.pathname + link.hash)
  return link.pathname + link.hash
}

const confirm = (page: Page) => page.getByRole('button', { name: t('auth.verify.submit') }).click()

/** Signs in by the form; the home greets whoever is in. */
async function enter(page: Page, email: string, withPassword: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(withPassword)
  await page.getByRole('button', { name: t('auth.login.submit') }).click()
}
const newPasswordOf = (page: Page) =>
  page.getByRole('textbox', { name: t('settings.password.next') })
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /林小满/ })

test('who registers confirms the address by the mail, and the reminder goes', async ({ page }) => {
  const email = newEmail()
  await choose(page, {})
  await page.goto('/auth?mode=register')
  await fillRegistration(page, email)
  await page.getByRole('button', { name: t('auth.register.submit') }).click()
  await expect(page).toHaveURL(/\/welcome$/)
  await page.goto('/user-home')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText(t('security.email.banner'))).toBeVisible()

  await openMail(page, email, '确认你的邮箱')
  await confirm(page)
  await expect(page.getByText(t('auth.verify.email-verified'))).toBeVisible()
  await page.getByRole('link', { name: t('auth.verify.go') }).click()
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText(t('security.email.banner'))).toHaveCount(0)
})

test('who forgot the password gets back in by the mail, and the link holds once', async ({
  browser,
}) => {
  const owner = await browser.newContext()
  const page = await owner.newPage()
  const { session } = await signIn(page)
  const { email } = session.user
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()

  const elsewhere = await browser.newContext()
  const lost = await elsewhere.newPage()
  await choose(lost, {})
  await lost.goto('/auth')
  await lost.getByRole('link', { name: t('auth.forgotLink') }).click()
  await expect(lost.getByRole('heading', { name: t('auth.forgot.title') })).toBeVisible()
  await lost.getByLabel(t('auth.email')).fill(email)
  await lost.getByRole('button', { name: t('auth.forgot.submit') }).click()
  await expect(lost.getByText(/链接已经在路上了/)).toBeVisible()
  const link = await openMail(lost, email, '重设密码')
  await newPasswordOf(lost).fill(newPassword)
  await lost.getByRole('button', { name: t('auth.reset.submit') }).click()
  await expect(lost.getByText(t('auth.reset.done'))).toBeVisible()

  // The device that was signed in is not any more.
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/auth$/)
  await enter(lost, email, password)
  await expect(lost.getByText(t('errors.bad_credentials'))).toBeVisible()
  await enter(lost, email, newPassword)
  await expect(greeting(lost)).toBeVisible()

  await page.goto(link)
  await newPasswordOf(page).fill(`${newPassword} again`)
  await page.getByRole('button', { name: t('auth.reset.submit') }).click()
  await expect(page.getByText(t('errors.link_invalid'))).toBeVisible()
  await owner.close()
  await elsewhere.close()
})

test('a change of address holds after its mail, and the old address can take it back', async ({
  page,
}) => {
  const { session } = await signIn(page)
  const [before, after] = [session.user.email, newEmail()]
  await page.goto('/settings')
  await page.getByLabel(t('security.email.next')).fill(after)
  await page.getByRole('button', { name: t('security.email.submit') }).click()
  await expect(page.getByText(new RegExp(`邮件已发往 ${after}`))).toBeVisible()

  await openMail(page, after, '确认新的邮箱')
  await confirm(page)
  await expect(page.getByText(t('auth.verify.email-changed'))).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(`${after}${t('security.email.confirmed')}`)).toBeVisible()

  await openMail(page, before, '账户的邮箱已更换')
  await confirm(page)
  await expect(page.getByText(t('auth.verify.email-restored'))).toBeVisible()
  await enter(page, before, password)
  await expect(greeting(page)).toBeVisible()
})
