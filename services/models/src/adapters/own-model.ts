import type { AiConfig } from '@lumen/ai/config'
import { isRecord } from '@lumen/ai/record'
import type { OwnReading } from '../domain/providers.ts'
import { readName, readTokens } from '../domain/server-reading.ts'

const answerMs = 1_000

/** Asks the model server of this machine what it runs. Never throws. */
export async function readOwnModel({
  baseUrl,
  apiKey,
}: NonNullable<AiConfig['own']>): Promise<OwnReading | 'silent'> {
  try {
    const response = await fetch(new URL('/health', baseUrl), {
      headers: { authorization: `Bearer ${apiKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    const body: unknown = await response.json()
    if (!response.ok || !isRecord(body)) return null
    const chat = isRecord(body['chat']) ? body['chat'] : {}
    const embedding = isRecord(body['embedding']) ? body['embedding'] : {}
    return {
      // What nobody used for a while has left memory, and comes back by itself.
      state: chat['state'] === 'loading' ? 'loading' : 'ready',
      chat: readName(chat['name']),
      contextTokens: readTokens(chat['contextTokens']),
      embedding: readName(embedding['name']),
    }
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'silent' : null
  }
}
