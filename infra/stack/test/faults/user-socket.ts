import { once } from 'node:events'
import type { ClientFrame, ServerFrame } from '@lumen/contracts/frames'
import type { Session } from '@lumen/contracts/auth/schema'
import { WebSocket } from 'ws'

const openWithinMs = 10_000

/** A user's socket, opened anew whenever it is needed and gone. */
export class UserSocket {
  #open: Promise<WebSocket> | undefined
  readonly #hearers = new Set<(frame: ServerFrame | null) => void>()

  readonly #url: string
  readonly #session: Session

  constructor(url: string, session: Session) {
    this.#url = url
    this.#session = session
  }

  /** Hears every frame, and null once the socket is gone. @returns stops hearing */
  hear(hearer: (frame: ServerFrame | null) => void): () => void {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  /** @throws Error when nobody lets it in */
  async send(frame: ClientFrame): Promise<void> {
    this.#open ??= this.#signIn()
    try {
      const socket = await this.#open
      socket.send(JSON.stringify(frame))
    } catch (error) {
      this.#open = undefined
      throw error
    }
  }

  /** Gives the socket up, as the web does when nothing comes for long. */
  drop(): void {
    void this.#open?.then((socket) => socket.terminate()).catch(() => undefined)
    this.#open = undefined
  }

  /** For whoever reads slowly: nothing more is read. */
  async stopReading(): Promise<void> {
    this.#open ??= this.#signIn()
    ;(await this.#open).pause()
  }

  close(): void {
    this.drop()
  }

  async #signIn(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace(/^http/, 'ws')}/ws`)
    const signal = AbortSignal.timeout(openWithinMs)
    socket.on('error', () => undefined)
    const gone = once(socket, 'close')
    try {
      await Promise.race([once(socket, 'open', { signal }), refused(gone)])
      const { user, token } = this.#session
      socket.send(JSON.stringify({ type: 'auth', userId: user.id, token, protocol: 2 }))
      await Promise.race([once(socket, 'message', { signal }), refused(gone)])
    } catch (error) {
      socket.terminate()
      throw error
    }
    socket.on('message', (data: Buffer) => this.#tell(JSON.parse(data.toString()) as ServerFrame))
    socket.on('close', () => {
      this.#open = undefined
      this.#tell(null)
    })
    return socket
  }

  #tell(frame: ServerFrame | null): void {
    for (const hearer of this.#hearers) hearer(frame)
  }
}

const refused = (gone: Promise<unknown>) =>
  gone.then(() => {
    throw new Error('the socket was closed')
  })
