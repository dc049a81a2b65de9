import {
  filledIn,
  type LoadRequest,
  type LoadRequests,
  type Words,
} from '../../infra/k6/requests.ts'

/** Somebody who has registered for this run. */
export type Person = { readonly token: string; readonly companionId: string }

const answerWithinMs = 60_000
/** Passwords are hashed slowly on purpose: a crowd at once would only wait for each other. */
const atOnce = 4

async function send(url: string, request: LoadRequest, words: Words): Promise<unknown> {
  const { method, path, body } = filledIn(request, words)
  const { token } = words
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  const text = await response.text()
  // 202: where addresses are confirmed by mail nobody is signed in.
  if (!response.ok || response.status === 202)
    throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** A few at a time, each of them once. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const workThrough = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
}

/** Registers so many people, each with a companion; those who came are in `people` when it fails, too. */
export async function gather(
  url: string,
  requests: LoadRequests,
  { count, people, signal }: { count: number; people: Person[]; signal: AbortSignal },
): Promise<void> {
  const run = Date.now().toString(36)
  const numbers = Array.from({ length: count }, (_, index) => index)
  await eachOf(numbers, async (number) => {
    signal.throwIfAborted()
    const email = `load-${run}-${number}@example.com`
    const { token } = (await send(url, requests.register, { email })) as { token: string }
    const person = { token, companionId: '' }
    people.push(person)
    const { id } = (await send(url, requests.companion, { token })) as { id: string }
    person.companionId = id
  })
}

/** Deletes their accounts. @returns why some are still there */
export async function dismiss(
  url: string,
  requests: LoadRequests,
  people: readonly Person[],
): Promise<string[]> {
  const reasons: string[] = []
  await eachOf(people, async (person) => {
    await send(url, requests.leave, person).catch((error: unknown) => reasons.push(String(error)))
  })
  return reasons
}
