import { expect, type Locator, type Page } from '@playwright/test'
import { pictureSizes, type Picture } from '../../src/site/pictures.ts'
import type { texts } from '../texts.ts'
import type { Somebody } from './somebody.ts'

type Stage = { page: Page; t: ReturnType<typeof texts> } & Somebody
type Scene = {
  /** Opens the screen, until all that the picture shows is there. */
  open: (stage: Stage) => Promise<void>
  /** What stands at the top of the picture; without it, the page begins there. */
  top?: (stage: Stage) => Locator
  /** How much of what is above it is shown, in pixels. */
  above?: number
}

/** Opens the talk, until its last words have come; they are the answer. */
async function openTalk({ page, companion }: Stage): Promise<Locator> {
  await page.goto(`/chat/${companion.id}`)
  const last = page.getByRole('log').getByRole('article').last()
  await expect(last).toBeVisible()
  return last
}

const region = ({ page, t }: Stage, name: string) => page.getByRole('region', { name: t(name) })
const wheel = ({ page, t }: Stage) => page.getByRole('group', { name: t('astrology.wheel.label') })
const board = ({ page, t }: Stage) => page.getByRole('table', { name: t('eastern.bazi.title') })
const painted = ({ page, t }: Stage) => page.getByRole('article', { name: t('multimodal.result') })
const isNarrow = ({ page }: Stage) => page.viewportSize()?.width === pictureSizes.tall.width
const graph = ({ page }: Stage) => page.locator('[data-graph=ready]')

/** How the screen of each picture is opened. */
export const scenes: Record<Picture, Scene> = {
  chat: {
    async open(stage) {
      await openTalk(stage)
    },
  },
  crystal: {
    async open(stage) {
      await stage.page.goto('/memory-crystal')
      await expect(graph(stage)).toBeVisible()
    },
    // On a phone, what stands above the crystals would fill the picture.
    top: (stage) =>
      isNarrow(stage)
        ? graph(stage)
        : stage.page
            .locator('section')
            .filter({ has: graph(stage) })
            .last(),
  },
  chart: {
    async open(stage) {
      await stage.page.goto('/western-astrology?tab=chart')
      await expect(wheel(stage)).toBeVisible()
    },
    top: wheel,
    above: 4,
  },
  pillars: {
    async open(stage) {
      await stage.page.goto('/eastern-fortune?tab=bazi')
      await expect(board(stage)).toBeVisible()
    },
    top: board,
    above: 4,
  },
  workshop: {
    async open(stage) {
      await stage.page.goto('/multimodal?tab=image')
      await expect(painted(stage).getByRole('img')).toBeVisible()
    },
    top: painted,
  },
  dashboard: {
    async open(stage) {
      await stage.page.goto('/dashboard')
      await expect(
        region(stage, 'dashboard.memories.heading').getByRole('listitem').first(),
      ).toBeVisible()
    },
    top: (stage) => region(stage, 'dashboard.memories.heading'),
  },
  wallet: {
    async open(stage) {
      await stage.page.goto('/wallet')
      await expect(region(stage, 'wallet.balance.heading')).toBeVisible()
    },
  },
  home: {
    async open(stage) {
      await stage.page.goto('/user-home')
      await expect(region(stage, 'home.activity.heading').getByRole('link').first()).toBeVisible()
    },
    // Below what asks to confirm the address of the account.
    top: ({ page }) => page.getByRole('heading', { level: 1 }),
    above: 72,
  },
  companion: {
    async open({ page, t }) {
      await page.goto('/companions?new')
      await expect(
        page.getByRole('heading', { level: 3, name: t('companions.guide.face.title') }),
      ).toBeVisible()
    },
  },
  again: {
    async open(stage) {
      const { page, t } = stage
      const reply = await openTalk(stage)
      await reply.hover()
      await reply.getByRole('button', { name: t('chat.menu.open') }).click()
      await page.getByRole('menuitem', { name: t('chat.menu.regenerate') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  draft: {
    async open(stage) {
      await openTalk(stage)
      await stage.page.getByRole('textbox').fill(stage.t('pictureTalk.draft'))
    },
  },
  sessions: {
    async open(stage) {
      await stage.page.goto('/settings')
      await expect(
        region(stage, 'security.events.title').getByRole('listitem').first(),
      ).toBeVisible()
    },
    top: (stage) => region(stage, 'settings.sessions.title'),
  },
  looks: {
    async open(stage) {
      await stage.page.goto('/settings')
      await expect(region(stage, 'settings.appearance.title')).toBeVisible()
    },
    top: (stage) => region(stage, 'settings.appearance.title'),
  },
}

/** Brings what the picture is about to its top, and waits until the page is quiet. */
export async function settle(scene: Scene, stage: Stage): Promise<void> {
  await stage.page.waitForLoadState('networkidle')
  await expect(stage.page.locator('[data-sonner-toast]')).toHaveCount(0)
  await scene.top?.(stage).evaluate(async (element: HTMLElement, above) => {
    element.style.scrollMarginTop = `${above}px`
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }, scene.above ?? 24)
}
