import { expect, test } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { tooWide } from './page-faults.ts'
import { chooseRare } from './rare-action.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const chat = [
  { user_name: '林小满', character_name: '艾达', chat_metadata: {} },
  ...Array.from({ length: 300 }, (_, index) => ({
    name: index % 2 === 0 ? '艾达' : '林小满',
    is_user: index % 2 === 1,
    send_date: Date.UTC(2024, 2, 1) + index * 60_000,
    mes: index === 299 ? '明天见，艾达。' : `雨城的第 ${index} 句话`,
  })),
]

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width} px`, () => {
    test.use({ viewport })
    test('a chat of another app is looked at, comes over, and is a talk', async ({ page }) => {
      const t = texts(language)
      await signIn(page, { language, theme })
      await page.goto('/companions')
      await chooseRare(page, t, t('talkImport.open'))
      const dialog = page.getByRole('dialog', { name: t('talkImport.title') })
      await expect(dialog.getByRole('button', { name: t('talkImport.choose') })).toBeVisible()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'ada.jsonl',
        mimeType: 'application/jsonl',
        buffer: Buffer.from(chat.map((line) => JSON.stringify(line)).join('\n')),
      })
      await expect(dialog.getByText('雨城的第 0 句话')).toBeVisible()
      await expect(dialog.getByLabel(t('talkImport.name'))).toHaveValue('艾达')
      expect(await tooWide(page)).toEqual([])
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: t('talkImport.submit'), exact: true }).click()
      await dialog.getByRole('link', { name: t('talkImport.openTalk') }).click()
      await expect(page.getByRole('heading', { level: 1, name: '艾达' })).toBeVisible()
      await expect(page.getByText('明天见，艾达。').first()).toBeVisible()
    })
  })
