/** A server answered with a status and, if it was JSON, a body. */
export type JsonAnswer = { status: number; body: unknown }

/** Asks one server for JSON, by path. @throws NoAnswer */
export type AskJson = (path: string, body?: object) => Promise<JsonAnswer>

/** Nothing came that could be read; `silent`: nothing in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly silent: boolean

  constructor(silent: boolean, cause: unknown) {
    super(silent ? 'the server did not answer in time' : 'nobody answers there', { cause })
    this.silent = silent
  }
}

const mostBytes = 1024 * 1024

/** A server’s answers are data from outside: bounded in time and size, and followed nowhere else. */
export const askJson =
  (address: string, signal: () => AbortSignal): AskJson =>
  async (path, body) => {
    try {
      const response = await fetch(address + path, {
        redirect: 'manual',
        signal: signal(),
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      return { status: response.status, body: readJson(await readText(response)) }
    } catch (cause) {
      throw new NoAnswer(cause instanceof DOMException && cause.name === 'TimeoutError', cause)
    }
  }

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > mostBytes) throw new Error(`the answer is larger than ${mostBytes} bytes`)
    text += decoder.decode(piece, { stream: true })
  }
  return text
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
