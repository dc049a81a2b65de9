import { expect, test, type Locator, type Page } from '@playwright/test'
import { chatScreen } from './chat-screen.ts'
import { signIn } from './person.ts'
import { talk } from './talk.ts'

const distanceToEnd = (log: Locator) =>
  log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))

/** How far from the top something is, once it has been for ten frames: heights become known over several. */
const standingAt = (locator: Locator) =>
  locator.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let at = Number.NaN
        let frames = 0
        const look = () => {
          const { top } = element.getBoundingClientRect()
          frames = top === at ? frames + 1 : 0
          at = top
          if (frames === 10) resolve(at)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

async function openLongTalk(page: Page, baseURL: string | undefined, lines: readonly string[]) {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  await talk(baseURL ?? '', session, companions[0]?.id ?? '', lines)
  await page.goto('/chat')
  await expect(page.getByText(lines.at(-1) ?? '', { exact: true }).last()).toBeVisible()
  return { session, companionId: companions[0]?.id ?? '' }
}

test('older messages come in above without moving what is read', async ({ page, baseURL }) => {
  const lines = Array.from({ length: 32 }, (_, index) => {
    // Short and long ones mixed: heights that nobody can guess.
    return `第 ${index + 1} 句。${'今天也想和你说说话。'.repeat(index % 5 === 0 ? 12 : index % 3)}`
  })
  await openLongTalk(page, baseURL, lines)
  const { log } = chatScreen(page)
  await expect.poll(() => distanceToEnd(log)).toBe(0)

  const more = page.getByRole('button', { name: '加载更早的消息' })
  for (const part of [1, 2]) {
    // Heights become known on the way up: it takes more than one try, as with a wheel.
    await expect(async () => {
      await log.evaluate((box) => box.scrollTo(0, 0))
      await expect(more).toBeInViewport({ timeout: 300 })
    }).toPass()
    // One’s own lines are numbered; replies may say the same twice.
    const first = log.getByRole('article', { name: '你说' }).first()
    const words = (await first.textContent())?.slice(0, 8) ?? ''
    const seen = log.getByRole('article').filter({ hasText: words }).first()
    const top = await standingAt(seen)
    await Promise.all([page.waitForResponse(/before=/), more.click()])
    await expect
      .poll(() => log.evaluate((box) => box.scrollTop), { message: `page ${part}` })
      .toBeGreaterThan(500)
    // Heights are measured over several frames.
    await expect
      .poll(async () => Math.abs(((await seen.boundingBox())?.y ?? Number.NaN) - top))
      .toBeLessThan(3)
  }
  await log.evaluate((box) => box.scrollTo(0, 0))
  await expect(page.getByText(/小忆是 AI，不是真人/)).toBeVisible()
  await expect(more).toBeHidden()
  await page.getByRole('button', { name: '回到最新' }).click()
  await expect.poll(() => distanceToEnd(log)).toBe(0)
})

test('a reader further up is left alone, one near the end is taken along', async ({
  page,
  baseURL,
}) => {
  const lines = Array.from({ length: 10 }, (_, index) => `${'说点什么。'.repeat(20)}${index}`)
  const { session, companionId } = await openLongTalk(page, baseURL, lines)
  const { log, own } = chatScreen(page)
  await expect.poll(() => distanceToEnd(log)).toBe(0)
  await log.evaluate((box) => box.scrollBy(0, -60))
  await talk(baseURL ?? '', session, companionId, ['从别处来的一句'])
  await expect.poll(() => distanceToEnd(log)).toBe(0)
  await log.evaluate((box) => box.scrollBy(0, -400))
  // What is read stays where it is; how far that is from the top changes as heights above become known.
  const read = own.filter({ hasText: lines.at(-2) ?? '' })
  const place = async () => (await read.boundingBox())?.y ?? Number.NaN
  const before = await place()
  await talk(baseURL ?? '', session, companionId, ['又一句'])
  await expect.poll(() => distanceToEnd(log)).toBeGreaterThan(450)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(5)
})

test('a reply keeps room for the button that reads it aloud, which comes later', async ({
  page,
  baseURL,
}) => {
  await openLongTalk(page, baseURL, ['你好'])
  const play = page.getByRole('button', { name: /朗读/ }).last()
  await expect(play).toBeVisible()
  const heights = await play.evaluate((button) => {
    const height = () => button.closest('article')?.offsetHeight
    const [there, style] = [height(), button.style]
    style.display = 'none'
    return [there, height()]
  })
  expect(heights[1]).toBe(heights[0])
})
