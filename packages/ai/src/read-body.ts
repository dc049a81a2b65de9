import { ModelFailure } from './model-failure.ts'

/**
 * The whole body of an answer. What is cut off before its announced length is an error of `fetch`.
 * @throws ModelFailure `malformed` when it is larger than `maxBytes` or empty
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await response.body?.cancel()
    throw tooLarge(maxBytes)
  }
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    pieces.push(piece)
  }
  if (size === 0) throw new ModelFailure('malformed', 'the answer is empty')
  return Buffer.concat(pieces)
}

const tooLarge = (maxBytes: number) =>
  new ModelFailure('malformed', `the answer is larger than ${maxBytes} bytes`)
