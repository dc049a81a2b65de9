import type { ContactWish } from '@lumen/contracts/chat/contact'
import { expect } from '@playwright/test'
import { minuteOfDay, wallClock } from '../../services/chat/src/domain/contact.ts'
import { chatScreen } from './chat-screen.ts'
import { test } from './held-product.ts'
import { signIn } from './person.ts'
import { texts } from './texts.ts'

const t = texts('zh')
/** Where it is about noon now, so that no day ends meanwhile. */
const offset = new Date().getUTCHours() - 12
const timeZone = `Etc/GMT${offset < 0 ? '' : '+'}${offset}`

test.use({ timezoneId: timeZone })

/** Hours of which the minute of today, when this companion writes, has come. */
function hoursThatCame(companionId: string): ContactWish['hours'] {
  const { date, time } = wallClock(new Date(), timeZone)
  const begins = Array.from({ length: 10 }, (_, hour) => ({ from: `0${hour}:00`, to: '23:00' }))
  const came = begins.find((hours) => minuteOfDay(hours, `${companionId}:${date}`) < time)
  if (came === undefined) throw new Error('no minute of today has come')
  return came
}

test('the next day it writes by itself, into the talk and to the bell', async ({
  page,
  hold,
  aDayLater,
}) => {
  const { session, companions } = await signIn(page, { companions: ['小忆'] })
  const id = companions[0]!.id
  await page.goto('/chat')
  const chat = chatScreen(page)
  const reply = await hold()
  await chat.say('今天去面试了，有点紧张。')
  await reply.say('辛苦了，先歇一歇。')
  await reply.finish()
  await expect(chat.replies.last()).toContainText('先歇一歇')
  await expect(chat.stop).toBeHidden()

  const wish: ContactWish = {
    enabled: true,
    days: [0, 1, 2, 3, 4, 5, 6],
    hours: hoursThatCame(id),
    quiet: null,
    timeZone,
  }
  const set = await page.request.put(`/api/companions/${id}/contact`, {
    data: wish,
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(set.ok(), await set.text()).toBe(true)
  const written = await hold()
  await aDayLater()
  await written.say('昨天面试回来，睡得好吗？')
  await written.finish()
  await expect(chat.replies.last()).toContainText('昨天面试回来')
  await page.getByRole('button', { name: new RegExp(`^${t('notifications.title')}`) }).click()
  const title = t('notifications.kind.companion-message.title')
  await expect(page.getByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible()
})
