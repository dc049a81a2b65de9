import { expect, test, type Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { eachAddress } from './each-address.ts'
import { isFull } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { choose, signIn } from './person.ts'
import { texts } from './texts.ts'

const open = ['/', '/auth', '/auth?mode=register', '/nowhere'] as const
const inside = [
  '/chat',
  '/home',
  '/chat#memories',
  '/chat#personality',
  '/chat?mode=image',
  '/user-home',
  '/companions',
  '/dashboard',
  '/scenarios',
  '/astrology',
  '/western-astrology',
  '/multimodal',
  '/multimodal?tab=audio',
  '/multimodal?tab=image',
  '/wallet',
  '/wallet#purchase',
  '/wallet#statistics',
  '/settings',
  '/streaming-test',
] as const

async function arrived(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const language of isFull ? (['zh', 'de', 'ja'] as const) : (['zh'] as const))
  test(`texts are words and pages have one left edge, in ${language}`, async ({ page }) => {
    await choose(page, { language })
    await eachAddress(page, open, async (each, path) => {
      await arrived(each, path)
      expect(await rawKeys(each), path).toEqual([])
    })
    await signIn(page, { language, companions: ['小忆'] })
    const edges = new Map<string, number>()
    await eachAddress(page, inside, async (each, path) => {
      await arrived(each, path)
      expect(await rawKeys(each), path).toEqual([])
      // The talk fills the window.
      if (/^\/(chat|home)/.test(path)) return
      const frame = each.locator('.page-frame:not([aria-busy])')
      edges.set(path, await frame.evaluate((element) => element.getBoundingClientRect().left))
    })
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1)
  })

test.describe('German on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const t = texts('de')

  test('texts are words, and nothing is wider than the screen', async ({ page }) => {
    const fits = async (each: Page, path: string) => {
      await arrived(each, path)
      expect(await rawKeys(each), path).toEqual([])
      expect(await tooWide(each), path).toEqual([])
    }
    await choose(page, { language: 'de' })
    await eachAddress(page, open, fits)
    const long = 'Theodor Alexander von Hohenfels-Donaudampfschifffahrt'
    await signIn(page, { language: 'de', companions: [long, 'Lumi'] })
    await eachAddress(page, inside, fits)
    await page.goto('/chat?mode=text')
    await page.getByRole('textbox').fill(`${'Rindfleischetikettierung'.repeat(6)} und so weiter`)
    await page.getByRole('button', { name: t('chat.send') }).click()
    // In any language: the newest bubble has its time once it is whole.
    await expect(page.getByRole('log').getByRole('article').last().getByRole('time')).toBeVisible()
    expect(await tooWide(page)).toEqual([])
    await chatScreen(page).fromHead(t, 'companions.title')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await tooWide(page)).toEqual([])
    await page.getByRole('button', { name: t('companions.create.open') }).click()
    await expect(page.getByRole('button', { name: t('companions.guide.next') })).toBeVisible()
    expect(await tooWide(page)).toEqual([])
  })
})
