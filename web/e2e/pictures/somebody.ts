import type { Session } from '@lumen/contracts/auth/schema'
import type { Face } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { MediaGallery } from '@lumen/contracts/media/schema'
import type { Memory } from '@lumen/contracts/memory/schema'
import { expect, type Page } from '@playwright/test'
import type { PictureLanguage } from '../../src/site/pictures.ts'
import { signIn } from '../person.ts'
import { talk } from '../talk.ts'
import { texts } from '../texts.ts'

/** Whom somebody of a language talks to: another face in each. */
const faceOf: Record<PictureLanguage, Face> = {
  zh: 'lumi',
  en: 'amara',
  ja: 'qinglan',
  de: 'luchen',
}

/** What is told, in two parts: the last line asks for what was remembered of the others. */
const told = ['name', 'likes', 'trip', 'friend', 'allergy', 'interview', 'cat'] as const
const asked = ['ask'] as const
const paintings = ['watercolor', 'oil_painting'] as const

export type Somebody = { session: Session; companion: Companion }

/** Somebody who has talked, was remembered, told a birth and had pictures painted. */
export async function somebody(
  page: Page,
  baseUrl: string,
  language: PictureLanguage,
): Promise<Somebody> {
  const t = texts(language)
  const { session } = await signIn(page, { language, username: t('pictureTalk.user') })
  const { token, user } = session
  const call = async (method: string, path: string, data?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  // Pages follow the browser, which shows both.
  await call('PATCH', '/api/auth/preferences', { theme: 'system' })
  const face = faceOf[language]
  const companion = (await call('POST', '/api/companions', {
    name: t(`faces.${face}.name`),
    face,
  })) as Companion
  await call('PUT', `/api/wisdom/${user.id}/birth-profile?timeZone=UTC`, {
    birthDate: '1996-11-20',
    birthTime: '08:45',
    birthLocation: t('pictureTalk.birthPlace'),
    gender: 'female',
    timeUnknown: false,
  })
  for (const style of paintings)
    await call('POST', '/api/multimodal/generate-image', {
      prompt: t(`multimodal.examples.image.${style}.text`),
      style,
      requestKey: style,
    })
  const say = (lines: readonly string[]) =>
    talk(
      baseUrl,
      session,
      companion.id,
      lines.map((line) => t(`pictureTalk.lines.${line}`)),
    )
  await say(told)
  const remembered = async () => {
    const memories = (await call('GET', `/api/memories/${companion.id}`)) as Memory[]
    return memories.map(({ content }) => content).join(' ')
  }
  await expect.poll(remembered).toContain(t('pictureTalk.cat'))
  await say(asked)
  // What is finished is told by a notice, which would lie over the pictures.
  await expect
    .poll(async () => {
      const { items } = (await call('GET', '/api/media/gallery')) as MediaGallery
      return items.filter(({ result }) => result !== null).length
    })
    .toBe(paintings.length)
  return { session, companion }
}
