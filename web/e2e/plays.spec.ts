import { expect, type Page } from '@playwright/test'
import { findings } from './accessibility.ts'
import { chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { looks } from './looks.ts'
import { rawKeys, tooWide } from './page-faults.ts'
import { signIn, type Look } from './person.ts'
import { texts } from './texts.ts'

/** Looks whether a screen has barriers, and keeps a picture of it where one is wanted. */
const looker = (page: Page, look: string) => async (name: string) => {
  if (process.env['E2E_PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['E2E_PICTURES']}/${name}-${look}.png` })
  expect(await findings(page), name).toEqual([])
  expect(await rawKeys(page), name).toEqual([])
  expect(await tooWide(page), name).toEqual([])
}

/** In the talk in which the market of dragons is played. */
async function beginMarket(page: Page, look: Look = {}) {
  const t = texts(look.language ?? 'zh')
  const { session, companions } = await signIn(page, { ...look, companions: ['小忆'] })
  const [companion] = companions
  const answer = await page.context().request.post('/api/scenarios/dragon-market/begin', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { companionId: companion?.id },
  })
  expect(answer.ok()).toBe(true)
  await page.goto(`/chat/${companion?.id}`)
  const end = page.getByRole('button', { name: t('plays.end.open') })
  const strip = page.locator('section', { has: end }).last()
  await expect(strip).toBeVisible()
  return { t, strip }
}

test('one plays a scenario with a model: it marks what is met, dice fall, and an epilogue ends it', async ({
  page,
  hold,
}) => {
  const { t, strip } = await beginMarket(page)
  const { box, replies } = chatScreen(page)
  const figure = (met: string) =>
    strip.getByRole('button', { name: t('plays.objectives', { met, count: '3' }) })
  await expect(figure('0')).toBeVisible()

  const reply = await hold()
  await box.fill('我走近第一个摊子。')
  await box.press('Enter')
  await reply.say('摊主抬起头，递来一片鳞。')
  await reply.say('\n\n[[met: 1]]')
  await reply.finish()
  await expect(figure('1')).toBeVisible()
  await expect(replies.last()).toContainText('摊主抬起头，递来一片鳞。')
  await expect(page.getByText('[[')).toHaveCount(0)

  const answer = await hold()
  await strip.getByRole('button', { name: t('plays.roll.label') }).click()
  await expect(page.getByText('🎲').first()).toBeVisible()
  await answer.say('骰子停了，龙笑了。')
  await answer.finish()
  await expect(replies.last()).toContainText('骰子停了，龙笑了。')

  await figure('1').click()
  await strip.getByRole('checkbox').nth(1).click()
  await expect(figure('2')).toBeVisible()
  const epilogue = await hold()
  await strip.getByRole('button', { name: t('plays.end.open') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('plays.end.submit') })
    .click()
  await epilogue.say('灯灭了，集市散了，鳞片还在手心里。')
  await epilogue.finish()
  await expect(strip).toHaveCount(0)
  await expect(replies.last()).toContainText('鳞片还在手心里')
})

for (const { language, theme, viewport } of looks)
  test(`a play has no barriers, ${language} ${theme} ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const choices = ['我把影子换给他。', '我先问问灯的价钱，再说。', '我转身就走。'] as const
    // As where nobody but a script answers.
    await page.route('**/play', async (route) => {
      const response = await route.fetch()
      const { play } = (await response.json()) as { play: object }
      const script = { step: 0, choices: choices.map((text) => ({ id: text, text })) }
      await route.fulfill({ response, json: { play: { ...play, script } } })
    })
    const { t, strip } = await beginMarket(page, { language, theme })
    await strip
      .getByRole('button', { name: t('plays.objectives', { met: '0', count: '3' }) })
      .click()
    await expect(strip.getByRole('checkbox')).toHaveCount(3)
    await expect(page.getByRole('button', { name: choices[2] })).toBeVisible()
    const lookAt = looker(page, `${language}-${theme}-${viewport.width}`)
    await lookAt('play')
    await strip.getByRole('button', { name: t('plays.end.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt('play-end')
  })

for (const { language, theme, viewport } of looks)
  test(`several companions play, without barriers, ${language} ${theme} ${viewport.width}`, async ({
    page,
    hold,
  }) => {
    const t = texts(language)
    await page.setViewportSize(viewport)
    const names = ['小忆', 'Ada', 'Bruno']
    const { companions } = await signIn(page, { language, theme, companions: names })
    const lookAt = looker(page, `${language}-${theme}-${viewport.width}`)

    await page.goto('/user-home?scenario=dragon-market')
    const begin = page.getByRole('dialog')
    await expect(begin.getByRole('radio', { name: '小忆' })).toBeChecked()
    await begin.getByRole('checkbox', { name: 'Ada' }).check()
    await lookAt('begin-group')
    await begin.getByRole('button', { name: t('scenarios.begin.start') }).click()
    await expect(page).toHaveURL(new RegExp(`/chat/${companions[0]?.id}$`))

    const reply = await hold()
    const box = page.getByRole('textbox').last()
    await box.fill('@Ada …')
    await box.press('Enter')
    await reply.say('Lux.')
    await reply.finish()
    const ofAda = page.getByRole('article', { name: t('chat.said.by', { name: 'Ada' }) })
    await expect(ofAda).toContainText('Lux.')

    const label = `${t('plays.cast.open')}: `
    await page.getByRole('button', { name: `${label}小忆, Ada` }).click()
    const cast = page.getByRole('dialog', { name: t('plays.cast.title') })
    await cast.getByRole('button', { name: t('plays.cast.bring', { name: 'Bruno' }) }).click()
    await expect(
      cast.getByRole('button', { name: t('plays.cast.leave', { name: 'Bruno' }) }),
    ).toBeVisible()
    await lookAt('cast')
    await cast.getByRole('button', { name: t('plays.cast.leave', { name: 'Ada' }) }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `${label}小忆, Bruno` })).toBeVisible()
    await lookAt('group')
  })
