import { post } from './service-chain.ts'
import { openTalker } from './talkers.ts'

const answerWithinMs = 60_000
const nobody = { token() {}, first() {}, end() {} }

/** Runs this for each number below `count`, so many at a time, each in its turn. */
export async function inTurns(
  count: number,
  atOnce: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  const waiting = Array.from({ length: count }, (_, number) => number).values()
  const workThrough = async () => {
    for (const number of waiting) await work(number)
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
}

type Account = { token: string; user: { id: string } }

const register = (url: string, name: string, language = 'en'): Promise<Account> =>
  post<Account>(`${url}/api/auth/register`, {
    email: `${name}@example.com`,
    password: 'correct horse battery',
    username: name,
    birthDate: '1990-01-01',
    language,
  })

/** One’s requests. @throws Error with the answer that is no success */
const requestsOf =
  (url: string, token: string) =>
  async (method: string, path: string, body?: object | FormData): Promise<Response> => {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }

/** A picture that lies in the store, and whose token opens it. */
export type StoredPicture = { path: string; token: string }

/** Stores a picture that visitors can look at. */
export async function storePicture(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredPicture> {
  const { token } = await register(url, 'host')
  const form = new FormData()
  form.set('avatar', new Blob([bytes], { type: 'image/webp' }), 'picture.webp')
  const worn = await requestsOf(url, token)('POST', '/api/user/avatar/upload', form)
  const { imageUrl } = (await worn.json()) as { imageUrl: string }
  return { path: imageUrl, token }
}

export type Visit = { number: number; messages: number; picture: StoredPicture }

/**
 * One user from the first page to the last: registers, talks, looks at what the dashboard shows, reads what
 * the stars say, looks at a picture, and is gone. Nothing is made by a model or a painter.
 * @throws Error with the answer that was none
 */
export async function visit(url: string, { number, messages, picture }: Visit): Promise<void> {
  const language = number % 2 === 0 ? 'en' : 'zh'
  const { token, user } = await register(url, `visitor${number}`, language)
  const ask = requestsOf(url, token)
  const look = async (path: string, from = ask) =>
    void (await (await from('GET', path)).arrayBuffer())

  const talker = await openTalker(url, token)
  try {
    for (let message = 0; message < messages; message += 1) await talker.hear(nobody)
    const { companionId } = talker
    for (const path of [
      `/api/messages/${companionId}`,
      `/api/emotional-intelligence/${user.id}`,
      `/api/chat-memories/${user.id}?limit=60`,
      `/api/memories/${companionId}/analysis`,
      `/api/growth/${companionId}`,
      '/api/upcoming?timeZone=Europe/Lisbon',
      '/api/user/stats',
      '/api/wallet/balance',
      '/api/wisdom/places?query=Lisbon',
    ])
      await look(path)
    const day = String(1 + (number % 28)).padStart(2, '0')
    const birth = { birthDate: `1990-05-${day}`, birthTime: '08:30' }
    await (await ask('PUT', `/api/wisdom/${user.id}/birth-profile`, birth)).arrayBuffer()
    for (const path of ['daily-fortune', 'chart', 'bazi'])
      await look(`/api/wisdom/${user.id}/${path}`)
    await look(picture.path, requestsOf(url, picture.token))
  } finally {
    talker.close()
  }
}
