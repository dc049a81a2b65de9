import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { looks } from './looks.ts'
import { tooWide } from './page-faults.ts'
import { signIn } from './person.ts'
import { talk } from './talk.ts'
import { texts } from './texts.ts'

async function openExport(page: Page, t: ReturnType<typeof texts>, name: string) {
  const menu = page.getByRole('button', { name: t('companions.menu', { name }) })
  // On small screens the list is behind the menu of the head.
  const head = page.getByRole('button', { name: t('chat.more'), exact: true })
  await expect(menu.or(head).first()).toBeAttached()
  if (await head.isVisible()) await chatScreen(page).fromHead(t, 'companions.title')
  await menu.focus()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: t('companions.talkFile.open') }).click()
  return page.getByRole('dialog', { name: t('companions.talkFile.title') })
}

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width} px`, () => {
    test.use({ viewport })
    test('a talk is saved as a file to be read, from its menu', async ({ page, baseURL }) => {
      const t = texts(language)
      const { session, companions } = await signIn(page, { language, theme, companions: ['小忆'] })
      await talk(baseURL ?? '', session, companions[0]?.id ?? '', ['我养了一只猫，叫年糕。'])
      await page.goto('/chat')
      const dialog = await openExport(page, t, '小忆')
      const readable = dialog.getByRole('button', { name: t('companions.talkFile.readable') })
      await expect(readable).toBeVisible()
      expect(await findings(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
      const download = page.waitForEvent('download')
      await readable.press('Enter')
      const saved = await download
      expect(saved.suggestedFilename()).toMatch(/^小忆 \d{4}-\d\d-\d\d\.md$/)
      const text = await readFile(await saved.path(), 'utf8')
      expect(text).toContain('我养了一只猫，叫年糕。')
      expect(text).toContain(language === 'zh' ? '# 和小忆的对话' : '# Gespräch mit 小忆')
      await expect(dialog).toBeHidden()
    })
  })
