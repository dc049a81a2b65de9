import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * The address at which services find the models of this machine. It is taken once and held: the
 * process behind it comes and goes and listens wherever there is room, and nobody else is ever sent
 * what is meant for it.
 */
export type Door = {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string
  /** What the process behind it asks for. */
  key: string
  /** Leads to another port of this machine; null: nowhere, whoever comes is turned away at once. */
  leadTo(port: number | null): void
  close(): Promise<void>
}

/** Opens a door on a free port of loopback; at first it leads nowhere. */
export async function openDoor(): Promise<Door> {
  const guests = new Set<Socket>()
  let inside: number | null = null
  const server = createServer({ noDelay: true }, (guest) => {
    guests.add(guest)
    guest.once('close', () => guests.delete(guest))
    // A guest that leaves before it was let in.
    guest.on('error', () => {})
    if (inside === null) return void guest.destroy()
    const host = connect({ port: inside, host: '127.0.0.1', noDelay: true })
    // Whoever ends first ends the other: an answer that nobody waits for is not written on.
    pipeline(guest, host, guest, () => {
      guest.destroy()
      host.destroy()
    })
  })
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: randomBytes(24).toString('base64url'),
    leadTo(port) {
      inside = port
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const guest of guests) guest.destroy()
      await closed
    },
  }
}
