import { readFile } from 'node:fs/promises'
import { plainPicture, writeCardToPng } from '@lumen/cards/png'
import type { CharacterCard } from '@lumen/cards/card'
import { readCard } from '@lumen/cards/read-card'
import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { tooWide } from './page-faults.ts'
import { chooseRare } from './rare-action.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: '艾达',
    description: '{{char}}在雨城长大，会修一切会转的东西。{{user}}是她的老朋友。'.repeat(8),
    personality: '冷静，爱讲冷笑话。',
    scenario: '',
    first_mes: '{{user}}，你来啦。',
    mes_example: '<START>\n{{user}}: 又下雨了。\n{{char}}: 雨城嘛，不下雨要退票的。',
    alternate_greetings: ['早。', '晚。'],
    system_prompt: 'Stay in character.',
    tags: ['calm', '机械师'],
    character_book: {
      entries: [{ keys: ['码头', '港口'], content: '旧码头十年前烧掉了。', enabled: true }],
    },
  },
}
const png = () => ({
  name: 'ada.png',
  mimeType: 'image/png',
  buffer: writeCardToPng(plainPicture('艾达', 320), card as unknown as CharacterCard),
})

async function exportCard(page: Page, t: ReturnType<typeof texts>) {
  await page.getByRole('button', { name: t('companions.menu', { name: '艾达' }) }).click()
  await page.getByRole('menuitem', { name: t('companions.card.export.open') }).click()
}

async function choose(page: Page, t: ReturnType<typeof texts>) {
  await page.goto('/companions')
  await chooseRare(page, t, t('companions.card.open'))
  const dialog = page.getByRole('dialog', { name: t('companions.card.title') })
  await expect(dialog.getByRole('button', { name: t('companions.card.choose') })).toBeVisible()
  return dialog
}

test('a card becomes a companion with its picture, and leaves as a card again', async ({
  page,
}) => {
  const t = texts('zh')
  await signIn(page)
  const dialog = await choose(page, t)
  await dialog.locator('input[type=file]').setInputFiles(png())
  await expect(dialog.getByRole('heading', { name: '艾达' })).toBeVisible()
  const name = dialog.getByLabel(t('companions.card.userName'))
  await expect(name).toHaveValue('林小满')
  await name.fill('阿晨')
  await name.blur()
  await expect(dialog.getByText('阿晨，你来啦。')).toBeVisible()
  await dialog.getByRole('button', { name: t('companions.create.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: '艾达' })).toBeVisible()
  await expect(page.getByText('阿晨，你来啦。').first()).toBeVisible()

  await page.goto('/companions')
  const change = page.getByRole('button', { name: t('avatars.open.changeOf', { name: '艾达' }) })
  await expect(change.locator('img')).toHaveAttribute('src', /\/api\/media\/objects\//)
  await exportCard(page, t)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('companions.card.export.picture') }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('艾达.png')
  const read = readCard(await readFile(await saved.path()))
  expect(read).toMatchObject({
    picture: true,
    card: {
      version: 3,
      name: '艾达',
      greeting: '阿晨，你来啦。',
      lore: [{ keys: ['码头', '港口'] }],
    },
  })
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width} px`, () => {
    test.use({ viewport })
    test('windows of cards have no barriers', async ({ page }) => {
      const t = texts(language)
      await signIn(page, { language, theme })
      const dialog = await choose(page, t)
      expect(await findings(page), 'choosing').toEqual([])
      await dialog.locator('input[type=file]').setInputFiles(png())
      await expect(dialog.getByText(t('companions.card.left'))).toBeVisible()
      expect(await findings(page), 'looking').toEqual([])
      expect(await tooWide(page)).toEqual([])
      await dialog.getByRole('button', { name: t('companions.create.submit') }).click()
      await expect(page.getByRole('heading', { level: 1, name: '艾达' })).toBeVisible()
      const again = await choose(page, t)
      await again.locator('input[type=file]').setInputFiles(png())
      await expect(again.getByText(t('companions.card.known'))).toBeVisible()
      await again.getByRole('link', { name: t('companions.card.openKnown') }).click()
      await expect(page.getByRole('heading', { level: 1, name: '艾达' })).toBeVisible()
      await page.goto('/companions')
      await exportCard(page, t)
      await expect(
        page.getByRole('button', { name: t('companions.card.export.json') }),
      ).toBeVisible()
      expect(await findings(page), 'exporting').toEqual([])
      expect(await tooWide(page)).toEqual([])
    })
  })
