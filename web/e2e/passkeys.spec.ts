import { expect, test } from '@playwright/test'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')
const address = process.env['E2E_BASE_URL']
// Passkeys belong to names of hosts, not to addresses.
if (address !== undefined) test.use({ baseURL: address.replace('127.0.0.1', 'localhost') })

test('a passkey is added, named, opens the account without a password, and is removed', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const section = page.getByRole('region', { name: t('passkeys.title') })

  await test.step('add and name', async () => {
    await signIn(page)
    await page.goto('/settings#passkeys')
    await expect(section.getByText(t('passkeys.empty'))).toBeVisible()
    await section.getByRole('button', { name: t('passkeys.add') }).click()
    await section.getByLabel(t('passkeys.name')).fill('我的电脑')
    await section.getByRole('button', { name: t('app.action.save') }).click()
    await expect(section.getByText('我的电脑')).toBeVisible()
    await expect(section.getByText(t('passkeys.neverUsed'))).toBeVisible()
    // The same device makes no second one.
    await section.getByRole('button', { name: t('passkeys.add') }).click()
    await expect(section.getByText(t('passkeys.known'))).toBeVisible()
  })

  const leave = async () => {
    await page.getByRole('button', { name: t('shell.userMenu') }).click()
    await page.getByRole('button', { name: t('session.logout') }).click()
  }
  const arrived = page.getByRole('heading', { level: 1, name: /林小满/ })
  const challenge = '**/api/auth/passkeys/challenge'

  await test.step('sign in by the button', async () => {
    // The authenticator answers whatever asks first: the page is kept from suggesting.
    await page.route(challenge, (route) => route.abort())
    const kept = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/passkeys/challenge'),
    )
    await leave()
    await kept
    await page.unroute(challenge)
    await page.getByRole('button', { name: t('auth.passkey.signIn') }).click()
    await expect(arrived).toBeVisible()
  })

  await test.step('sign in by what the browser suggests', async () => {
    const signedIn = page.waitForResponse('**/api/auth/passkeys/sign-in')
    await leave()
    expect((await signedIn).status()).toBe(200)
    await expect(arrived).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lumen.token'))).toBeNull()
  })

  await test.step('remove', async () => {
    await page.goto('/settings#passkeys')
    await section
      .getByRole('button', { name: t('passkeys.removeOne', { name: '我的电脑' }) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('passkeys.remove') })
      .click()
    await expect(section.getByText(t('passkeys.empty'))).toBeVisible()
  })
})
