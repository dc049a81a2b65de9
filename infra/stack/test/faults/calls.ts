/** No answer, or one that says no; `status` 0: none came. */
export class NoAnswer extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const answerWithinMs = 20_000

/** Calls of one user. */
export class Calls {
  readonly #url: string
  readonly #token: string | undefined

  constructor(url: string, token?: string) {
    this.#url = url
    this.#token = token
  }

  /** @throws NoAnswer */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, answer } = await this.#ask(method, path, body)
    if (status < 200 || status > 299)
      throw new NoAnswer(status, `${status} ${(answer as { code?: string }).code ?? ''}`.trim())
    return answer as T
  }

  async #ask(method: string, path: string, body?: object) {
    try {
      const response = await fetch(this.#url + path, {
        method,
        signal: AbortSignal.timeout(answerWithinMs),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      return { status: response.status, answer }
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError'
      throw new NoAnswer(0, late ? `no answer in ${answerWithinMs / 1_000} s` : 'connection lost')
    }
  }
}
