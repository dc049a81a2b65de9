import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'

/** Answers that say they are no longer than this are taken whole: most of them, and no stream is made of any. */
const wholeBytes = 64 * 1024

export type UpstreamRequest = Dispatcher.DispatchOptions & {
  /** Given once what to call when nobody waits for the answer any more. */
  whenGone(leave: () => void): void
}

export type UpstreamAnswer = {
  statusCode: number
  headers: IncomingHttpHeaders
  /** undefined: there is none. */
  body: Buffer | Readable | undefined
}

const lengthOf = (headers: IncomingHttpHeaders): number =>
  Number(headers['content-length'] ?? Infinity)

/** A long answer as it comes, and no faster than it is read. */
class AnswerStream extends Readable {
  readonly #controller: Dispatcher.DispatchController
  #whole = false

  constructor(controller: Dispatcher.DispatchController) {
    super()
    this.#controller = controller
  }

  receive(chunk: Buffer): void {
    if (!this.push(chunk)) this.#controller.pause()
  }

  end(): void {
    this.#whole = true
    this.push(null)
  }

  override _read(): void {
    this.#controller.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#whole) this.#controller.abort(error ?? new Error('Nobody reads the answer'))
    done(error)
  }
}

/**
 * Asks through undici’s own dispatch, which spares each request a stream, a promise for its body and an
 * abort controller. @throws whatever undici does; the reason of leaving, when the caller left
 */
export function dispatch(
  pool: Pick<Dispatcher, 'dispatch'>,
  { whenGone, ...options }: UpstreamRequest,
): Promise<UpstreamAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null
    let gone: Error | null = null
    let start: Omit<UpstreamAnswer, 'body'> | null = null
    let stream: AnswerStream | null = null
    const chunks: Buffer[] = []

    whenGone(() => {
      gone = new Error('The caller went away')
      controller?.abort(gone)
    })
    pool.dispatch(options, {
      onRequestStart(started) {
        controller = started
        if (gone !== null) started.abort(gone)
      },
      onResponseStart(started, statusCode, headers) {
        // What comes before the answer proper (103) is the service’s own business.
        if (statusCode < 200) return
        start = { statusCode, headers }
        // What an answer to HEAD says of its length is that of one to GET: nothing may count what came.
        const isWhole = options.method !== 'HEAD' && lengthOf(headers) <= wholeBytes
        if (isWhole) return
        stream = new AnswerStream(started)
        resolve({ ...start, body: stream })
      },
      onResponseData(_started, chunk) {
        if (stream === null) chunks.push(chunk)
        else stream.receive(chunk)
      },
      onResponseEnd() {
        if (stream !== null) stream.end()
        else if (start !== null)
          resolve({ ...start, body: chunks.length > 1 ? Buffer.concat(chunks) : chunks[0] })
      },
      onResponseError(_started, error) {
        if (stream === null) reject(error)
        else stream.destroy(error)
      },
    })
  })
}
