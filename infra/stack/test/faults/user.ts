import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '@lumen/contracts/auth/schema'
import type { Companion } from '@lumen/contracts/chat/schema'
import { Calls, NoAnswer } from './calls.ts'
import { say, type SentMessage } from './say.ts'
import { UserSocket } from './user-socket.ts'

/** Something that a user did to its end. */
type Deed = 'chat' | 'look' | 'companion' | 'purchase' | 'picture'

/** Told what users see and bring to an end; `begunAt` and `endedAt` by `performance.now()`. */
export type Witness = {
  saw(what: string): void
  did(user: User, deed: Deed, begunAt: number, endedAt: number): void
}

const betweenTriesMs = 500
/** How long what was begun is tried on by whoever rests. */
const patienceMs = 120_000
/** Of a plan; whoever wants a further one hides one first. */
const companionsKept = 4

/** What each service shows that is not asked by the rest. */
const shownBy = [
  '/api/auth/me',
  '/api/models',
  '/api/astrology/horoscope/leo',
  '/api/wallet/balance',
  '/api/help/articles?language=zh',
  '/api/upcoming?timeZone=Asia/Shanghai',
  '/api/avatars/templates',
  '/api/companions',
]

/** How many users make pictures: each is a second of a core, and fifty would wait for nothing else. */
const painters = 4

/** Somebody who chats, looks around, creates companions, buys credits and makes pictures, and tries again like the web does. */
export class User {
  readonly sent: SentMessage[] = []
  /** Companions and purchases that were acknowledged. */
  readonly created: string[] = []
  readonly paid: string[] = []
  readonly #calls: Calls
  readonly #socket: UserSocket
  readonly #shown: string[] = []
  /** Since when nothing new is begun. */
  #restsSince: number | null = null
  #going: Promise<void> = Promise.resolve()

  readonly session: Session
  readonly #number: number
  readonly #random: () => number
  readonly #witness: Witness

  private constructor(
    url: string,
    session: Session,
    number: number,
    random: () => number,
    witness: Witness,
  ) {
    this.session = session
    this.#number = number
    this.#random = random
    this.#witness = witness
    this.#calls = new Calls(url, session.token)
    this.#socket = new UserSocket(url, session)
  }

  /** Registers somebody, with a first companion. */
  static async arrive(url: string, number: number, random: () => number, witness: Witness) {
    const session = await new Calls(url).call<Session>('POST', '/api/auth/register', {
      email: `user${number}@example.com`,
      password: 'correct horse battery',
      username: `User ${number}`,
      birthDate: '1990-05-01',
      region: 'CN',
      language: 'zh',
    })
    const user = new User(url, session, number, random, witness)
    await user.#createCompanion()
    return user
  }

  /** Goes on doing things until told to rest. */
  start(): void {
    this.#restsSince = null
    this.#going = this.#live()
  }

  /** Resolves once what was begun has come to its end. */
  async rest(): Promise<void> {
    this.#restsSince = performance.now()
    await this.#going
  }

  async leave(): Promise<void> {
    await this.rest()
    this.#socket.close()
  }

  get #rests(): boolean {
    return this.#restsSince !== null
  }

  /** What was begun is not tried for ever. */
  get #givesUp(): boolean {
    return this.#restsSince !== null && performance.now() - this.#restsSince > patienceMs
  }

  async #live(): Promise<void> {
    while (!this.#rests) {
      const chance = this.#random()
      if (chance < 0.6) await this.#until('chat', () => this.#chat())
      else if (chance < 0.8) await this.#until('look', () => this.#look())
      else if (chance < 0.88) await this.#until('companion', () => this.#createCompanion())
      else if (chance < 0.96 || this.#number >= painters)
        await this.#until('purchase', this.#purchase())
      else await this.#until('picture', this.#picture())
      await pause(this.#random() * 400)
    }
  }

  /** Tries until it is done; what went wrong on the way was seen. */
  async #until(deed: Deed, act: () => Promise<boolean>): Promise<void> {
    while (!this.#rests || (deed === 'purchase' && !this.#givesUp)) {
      const begunAt = performance.now()
      try {
        if (await act()) return this.#witness.did(this, deed, begunAt, performance.now())
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        this.#witness.saw(`${deed}: ${error.message}`)
        if (error.message.includes('quota_exceeded') && deed !== 'purchase') return
        if (this.#rests && error.status !== 0) return
      }
      await pause(betweenTriesMs)
    }
  }

  async #chat(): Promise<boolean> {
    const companionId = this.#shown[Math.floor(this.#random() * this.#shown.length)]!
    const message: SentMessage = {
      id: randomUUID(),
      companionId,
      content: `第${this.sent.length + 1}句：今天过得怎么样？${this.#number}`,
      acknowledged: false,
    }
    this.sent.push(message)
    for (;;) {
      const end = await say(this.#socket, message)
      if (end === 'complete') return true
      this.#witness.saw(`chat: ${end}`)
      // What was stored was heard; its reply may be asked for another time.
      if (message.acknowledged && !['connection closed', 'connection refused'].includes(end))
        return false
      if (this.#givesUp || (this.#rests && !end.startsWith('connection'))) return false
      await pause(betweenTriesMs)
    }
  }

  async #look(): Promise<boolean> {
    await this.#calls.call('GET', shownBy[Math.floor(this.#random() * shownBy.length)]!)
    return true
  }

  /** Looks at what each service shows, once. @throws NoAnswer */
  async lookAround(): Promise<void> {
    await Promise.all(shownBy.map((path) => this.#calls.call('GET', path)))
  }

  async #createCompanion(): Promise<boolean> {
    if (this.#shown.length >= companionsKept) {
      await this.#calls.call('DELETE', `/api/companions/${this.#shown[0]}`)
      this.#shown.shift()
    }
    const { id } = await this.#calls.call<Companion>('POST', '/api/companions', { name: '小忆' })
    this.created.push(id)
    this.#shown.push(id)
    return true
  }

  /** A pack of credits; whoever hears no answer pays once more for the same. */
  #purchase(): () => Promise<boolean> {
    let id: string | undefined
    return async () => {
      id ??= (
        await this.#calls.call<{ url: string }>('POST', '/api/stripe/create-credit-checkout', {
          packageId: 'starter',
        })
      ).url
        .split('/')
        .at(-1)!
      try {
        await this.#calls.call('POST', `/api/stripe/test-checkouts/${id}`, { action: 'pay' })
      } catch (error) {
        // Too old meanwhile: another one is begun.
        if (error instanceof NoAnswer && error.status === 409) id = undefined
        throw error
      }
      this.paid.push(id)
      return true
    }
  }

  #picture(): () => Promise<boolean> {
    const requestKey = randomUUID()
    return async () => {
      await this.#calls.call('POST', '/api/multimodal/generate-image', {
        prompt: '海边的灯塔',
        style: 'cartoon',
        requestKey,
      })
      return true
    }
  }
}
