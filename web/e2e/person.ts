import { randomUUID } from 'node:crypto'
import type { Session } from '@lumen/contracts/auth/schema'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const password = 'correct horse battery'
export const newEmail = () => `${randomUUID()}@example.com`

export type Look = { language?: Language; theme?: 'light' | 'dark' }

/** Opens pages in this language and theme, as a browser that chose them before. */
export async function choose(
  page: Page,
  { language = 'zh', theme = 'light' }: Look,
): Promise<void> {
  await page.context().addInitScript(
    ([chosen, look]) => {
      localStorage.setItem('lumen.language', chosen)
      localStorage.setItem('lumen.theme', look)
    },
    [language, theme] as const,
  )
}

async function call<T>(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
  token?: string,
): Promise<T> {
  const response = await request.fetch(path, {
    method,
    data,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

/** Answers the questions of registering, one after the other, up to the button that makes the account. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' })
  await page.getByLabel('怎么称呼你').fill('林小满')
  await next.click()
  await page.getByLabel('邮箱').fill(email)
  await next.click()
  await page.getByLabel('密码', { exact: true }).fill(password)
  await next.click()
  await page.getByLabel('出生日期').fill('1990-05-01')
  await page.getByLabel('所在地区').selectOption('CN')
}

/** Registers somebody, with companions, and opens pages as this person. */
export async function signIn(
  page: Page,
  {
    companions = [],
    username = '林小满',
    ...look
  }: Look & { companions?: readonly string[]; username?: string } = {},
): Promise<{ session: Session; companions: Companion[] }> {
  const { language = 'zh', theme = 'light' } = look
  const { request } = page.context()
  const session = await call<Session>(request, 'POST', '/api/auth/register', {
    email: newEmail(),
    password,
    username,
    birthDate: '1990-05-01',
    region: 'CN',
    language,
  })
  await call(request, 'PATCH', '/api/auth/preferences', { theme }, session.token)
  const made: Companion[] = []
  for (const name of companions)
    made.push(await call<Companion>(request, 'POST', '/api/companions', { name }, session.token))
  await choose(page, look)
  // The cookie is there since registering; this says so to the page.
  await page.addInitScript((id) => localStorage.setItem('lumen.session', id), session.user.id)
  return { session, companions: made }
}
