import type { MemoryType } from '@lumen/contracts/memory/schema'
import { expect, test, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn, type Look } from './person.ts'
import { texts } from './texts.ts'

const told: readonly [content: string, memoryType: MemoryType][] = [
  ['在旧书店认识了阿岚', 'event'],
  ['喜欢下雨天', 'preference'],
  ['十二月想去泉州看海', 'plan'],
]

/** Somebody whose companion knows these things, the last one newest. */
async function withMemories(page: Page, look: Look = {}) {
  const { companions, session } = await signIn(page, { ...look, companions: ['小忆', 'Lumi'] })
  for (const [content, memoryType] of told) {
    const answer = await page.request.post(`/api/memories/${companions[0]?.id}`, {
      data: { content, memoryType, importance: 8, emotionalWeight: 0.6, contextTags: ['Lumen'] },
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return companions
}
/** Rows of choices move sideways on narrow screens; the focus takes them along. */
const unmeant = async (page: Page) =>
  (await tooWide(page)).filter((element) => !element.includes('overflow-x-auto'))
const ready = (page: Page) => expect(page.locator('[data-graph=ready]')).toBeVisible()

test('a crystal is found by keyboard, corrected, pinned, forgotten and brought back', async ({
  page,
}) => {
  await withMemories(page)
  await page.goto('/memory-crystal')
  await ready(page)

  await test.step('in the graph', async () => {
    const graph = page.getByRole('listbox', { name: /^小忆的记忆水晶/ })
    await graph.focus()
    await page.keyboard.press('End')
    const active = graph.locator(`[id="${await graph.getAttribute('aria-activedescendant')}"]`)
    await expect(active).toHaveText(/^在旧书店认识了阿岚, 经历, 很重要, 情感：喜悦$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: '在旧书店认识了阿岚' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(graph).toBeFocused()
  })

  await test.step('in the list', async () => {
    await page.getByRole('radio', { name: '水晶', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    const list = page.getByRole('list', { name: '记忆列表' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await list.getByRole('button', { name: /喜欢下雨天/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 3, name: '喜欢下雨天' })).toBeFocused()
  })

  const detail = page.getByRole('article')
  await test.step('correct it', async () => {
    await detail.getByRole('button', { name: '修改' }).press('Enter')
    const field = detail.getByRole('textbox', { name: '内容' })
    await expect(field).toBeFocused()
    await field.fill('喜欢下雨天，也喜欢雪')
    await field.press('Control+Enter')
    await expect(detail.getByRole('heading', { level: 3 })).toHaveText('喜欢下雨天，也喜欢雪')
  })

  await test.step('pin it, and find it pinned after a reload', async () => {
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await detail.getByRole('button', { name: '置顶' }).press('Enter')
    await expect(detail.getByRole('button', { name: '取消置顶' })).toBeVisible()
    await kept
    await page.reload()
    await ready(page)
    await expect(detail.getByRole('heading', { level: 3 })).toHaveText('喜欢下雨天，也喜欢雪')
    await expect(detail.getByRole('button', { name: '取消置顶' })).toBeVisible()
  })

  await test.step('forget it, and undo that', async () => {
    const count = page.getByRole('status').filter({ hasText: /^\d 枚记忆$/ })
    await detail.getByRole('button', { name: '忘记' }).press('Enter')
    await expect(count).toHaveText('2 枚记忆')
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(count).toHaveText('3 枚记忆')
  })
})

test('the graph is drawn, and a crystal opens where it is touched', async ({ page }) => {
  await withMemories(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/memory-crystal')
  await ready(page)
  // Where crystals lie only the picture tells; what points at one under the keyboard hangs there.
  await page.getByRole('listbox').focus()
  const tooltip = page.locator('[data-graph] > [aria-hidden=true]')
  await expect(tooltip).toContainText('十二月想去泉州看海')
  const { x, y } = await tooltip.evaluate((element: HTMLElement) => {
    const { left = 0 } = element.parentElement?.getBoundingClientRect() ?? {}
    const { top, bottom } = element.getBoundingClientRect()
    const across = Number(/^clamp\(\S+ (\S+)px/.exec(element.style.left)?.[1])
    const isAbove = element.style.transform.includes('-100%')
    return { x: left + across, y: isAbove ? bottom + 24 : top - 24 }
  })
  await page.mouse.click(x, y)
  const opened = page.getByRole('article')
  await expect(opened.getByRole('heading', { level: 3 })).toHaveText('十二月想去泉州看海')
  await expect(page).toHaveURL(/memory=/)
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    test.use({ viewport })
    test('crystals, list and details have no barriers', async ({ page }) => {
      const t = texts(language)
      await withMemories(page, { language, theme })
      await page.goto('/memory-crystal')
      await ready(page)
      await page.waitForLoadState('networkidle')
      expect(await findings(page), 'graph').toEqual([])
      expect(await rawKeys(page)).toEqual([])
      expect(await unmeant(page)).toEqual([])
      await page
        .getByRole('radio', { name: t('memoryCrystal.view.list'), exact: true })
        .check({ force: true })
      await page
        .getByRole('list', { name: t('memories.list') })
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByRole('article')).toBeVisible()
      expect(await findings(page), 'details').toEqual([])
      await page.getByRole('button', { name: t('memoryCrystal.detail.edit'), exact: true }).click()
      await expect(page.getByRole('form', { name: t('memories.edit.title') })).toBeVisible()
      expect(await findings(page), 'form').toEqual([])
      expect(await unmeant(page)).toEqual([])
    })
  })
