import { randomUUID } from 'node:crypto'
import type { Product } from './product.ts'

/** Providers that nobody reaches: with them a call can be begun. */
export const hearsAndSpeaks = Object.fromEntries(
  ['SPEECH', 'TRANSCRIPTION'].flatMap((kind) => [
    [`OPENAI_${kind}_MODEL`, 'nobody'],
    [`OPENAI_${kind}_BASE_URL`, 'http://127.0.0.1:9/v1'],
    [`OPENAI_${kind}_API_KEY`, 'sk-test'],
  ]),
)

/** The id of a call that was just begun. */
export async function beginCall(product: Product, token: string, companionId: string) {
  const body = { companionId, requestKey: randomUUID() }
  const begun = await product.call('POST', '/api/media/calls', { token, body })
  return begun.body.call.id as string
}
