import type { OwnModels } from '@lumen/contracts/models/own-models'
import type { ModelHost } from '../src/host/model-host.ts'

/** Asks a host's control address as service models does. */
export function hostClient({ controlEnv, modelEnv }: ModelHost) {
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${controlEnv.LUMEN_MODEL_HOST_URL}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${controlEnv.LUMEN_MODEL_HOST_KEY}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    ask,
    /** @throws Error with what it answers instead */
    async read(method = 'GET', path = '/models', body?: object): Promise<OwnModels> {
      const response = await ask(method, path, body)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return (await response.json()) as OwnModels
    },
    /** What the model says; null: nobody is there. */
    async say(): Promise<string | null> {
      const response = await fetch(`${modelEnv.LUMEN_OWN_MODEL_URL}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${modelEnv.LUMEN_OWN_MODEL_KEY}`,
        },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], temperature: 0 }),
      }).catch(() => null)
      if (response === null || !response.ok) return null
      const { choices } = (await response.json()) as { choices: { message: { content: string } }[] }
      return choices[0]?.message.content ?? ''
    },
  }
}
