import { expect, test } from '@playwright/test'
import type { EmotionalIntelligence } from '@lumen/contracts/memory/schema'
import { findings } from './accessibility.ts'
import { looks } from './looks.ts'
import { tooWide } from './page-faults.ts'
import { choose, newEmail, password, signIn } from './person.ts'
import { talk } from './talk.ts'
import { texts } from './texts.ts'

/** Enough to be read without waiting for a pause, the feelings first. */
const lines = [
  '上个月我们一家人去大理旅行，特别幸福。',
  '我妈妈生病住院了，我很担心她。',
  '下周五我要去面试一家新公司，有点紧张。',
  '我对花生过敏。',
  '我养了一只猫，叫年糕，特别黏人，我好爱它。',
  '我叫林小满，今年二十八岁，住在成都。',
  '今天升职了，太开心了！',
  '昨天和男朋友吵架了，心里很难过。',
]

test('a talk condenses on the dashboard, while one looks', async ({ page, baseURL }) => {
  const t = texts('zh')
  const { session, companions } = await signIn(page, { companions: ['小忆', '青岚'] })
  const [companion] = companions
  if (companion === undefined || baseURL === undefined) throw new Error('nobody to talk to')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('dashboard.mood.analyzing.title'),
  )
  await expect(page.getByText(t('dashboard.memories.none'))).toBeVisible()

  // Nobody touches the page: the frame that tells of new memories brings them here.
  await talk(baseURL, session, companion.id, lines)
  const memories = page.getByRole('region', { name: t('dashboard.memories.heading') })
  await expect(memories.getByRole('listitem').first()).toBeVisible()
  expect(await memories.getByRole('listitem').count()).toBeLessThanOrEqual(5)
  await expect(page.getByText(t('dashboard.since.justNow')).first()).toBeVisible()
  await expect(page.getByText(t('dashboard.journey.name'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    t('dashboard.mood.analyzing.title'),
  )

  const relationships = page.getByRole('region', { name: t('dashboard.relationships.heading') })
  await expect(relationships.getByText(t('dashboard.relationships.noTrend')).first()).toBeVisible()
  await relationships
    .getByRole('link', { name: `${t('dashboard.relationships.continue')} · 小忆` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/chat/${companion.id}$`))

  await page.goto('/')
  const activity = page.getByRole('region', { name: t('home.activity.heading') })
  await expect(activity.getByText(t('home.activity.talk', { name: '小忆' }))).toBeVisible()
  const achievements = page.getByRole('region', { name: t('home.achievement.heading') })
  await expect(achievements.getByText(t('home.achievement.unlocked'))).toHaveCount(1)
})

test('the documented call needs the cookie alone, and gives nobody else’s figures', async ({
  playwright,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('no product to ask')
  const [one, other] = await Promise.all([
    playwright.request.newContext({ baseURL }),
    playwright.request.newContext({ baseURL }),
  ])
  const register = async (request: typeof one) => {
    const response = await request.post('/api/auth/register', {
      data: {
        email: newEmail(),
        password,
        username: '林小满',
        birthDate: '1990-05-01',
        region: 'CN',
      },
    })
    return ((await response.json()) as { user: { id: string } }).user.id
  }
  const [userId, otherId] = [await register(one), await register(other)]
  const answer = await one.get(`/api/emotional-intelligence/${userId}`)
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    hasCompanions: false,
    memoryCount: 0,
  } satisfies Partial<EmotionalIntelligence>)
  expect((await one.get(`/api/emotional-intelligence/${otherId}`)).status()).toBe(403)
  await Promise.all([one.dispose(), other.dispose()])
})

for (const { language, theme, viewport } of looks)
  test.describe(`${language}, ${theme}, ${viewport.width}`, () => {
    const t = texts(language)
    test.use({ viewport })

    test('home and dashboard, with and without somebody to talk to', async ({ page, baseURL }) => {
      const { session, companions } = await signIn(page, {
        language,
        theme,
        companions: ['Theodor Alexander von Hohenfels'],
      })
      const [companion] = companions
      if (companion === undefined || baseURL === undefined) throw new Error('nobody to talk to')
      await talk(baseURL, session, companion.id, lines)
      await page.goto('/dashboard')
      await expect(page.getByText(t('dashboard.journey.name'))).toBeVisible()
      expect(await findings(page), 'dashboard').toEqual([])
      expect(await tooWide(page)).toEqual([])
      await page.goto('/user-home')
      await expect(
        page
          .getByRole('region', { name: t('home.activity.heading') })
          .getByRole('link')
          .first(),
      ).toBeVisible()
      expect(await findings(page), 'home').toEqual([])
      expect(await tooWide(page)).toEqual([])
    })

    test('home and dashboard of somebody who is new', async ({ page }) => {
      await choose(page, { language, theme })
      await signIn(page, { language, theme })
      await page.goto('/dashboard')
      await expect(page.getByText(t('dashboard.welcome.text'))).toBeVisible()
      expect(await findings(page), 'dashboard').toEqual([])
      await page.goto('/user-home')
      await expect(page.getByRole('link', { name: t('home.firstTalk') }).first()).toBeVisible()
      expect(await findings(page), 'home').toEqual([])
    })
  })
