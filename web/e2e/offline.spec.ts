import { expect, test } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { talk } from './talk.ts'
import { texts } from './texts.ts'

test.use({ serviceWorkers: 'allow' })
const t = texts('zh')

test('a conversation can be read and a draft be written without a network', async ({
  page,
  context,
  baseURL,
}) => {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  const said = '明天要去看海，有点期待。'
  await talk(baseURL ?? '', session, companions[0]?.id ?? '', [said])
  await page.goto('/chat')
  await expect(page.getByText(said, { exact: true })).toBeVisible()
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    return active?.state
  })
  // What was fetched before the worker took over is not kept yet.
  await page.reload()
  await expect(page.getByText(said, { exact: true })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText(t('shell.offline'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(said, { exact: true })).toBeVisible()
  const { box } = chatScreen(page)
  await box.fill('海边的风大吗')
  await page.reload()
  await expect(box).toHaveValue('海边的风大吗')

  await context.setOffline(false)
  await expect(page.getByText(t('shell.offline'))).toBeHidden()
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('personal')).keys()).length)
  await expect.poll(kept).toBeGreaterThan(2)
  await page.getByRole('button', { name: t('shell.userMenu') }).click()
  await page.getByRole('button', { name: t('session.logout') }).click()
  await expect.poll(kept).toBe(0)
})

test('the app can be installed in the language it is read in', async ({ page, request }) => {
  await page.goto('/de')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect(address).toBe('/manifests/de.webmanifest')
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string
    lang: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Lumen', lang: 'de' })
  for (const { src } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})
