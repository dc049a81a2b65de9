import { bareHost, connectLines, type LineConnection } from './line-connection.ts'

type Login = { user: string; pass: string }

/**
 * Logs in to NATS and asks whether JetStream serves this user.
 * @param url `nats://host:port` or `tls://host:port`
 * @throws Error with the server's own words when it refuses, or when JetStream is off
 */
export async function pingNats(url: string, login: Login, limitMs: number): Promise<void> {
  await withLogin(url, login, limitMs, async (connection) => {
    connection.send('SUB _INBOX.probe 1\r\nPUB $JS.API.INFO _INBOX.probe 0\r\n\r\n')
    await nextLine(connection, 'MSG ')
    const reply = JSON.parse(await connection.line()) as { error?: { description?: string } }
    if (reply.error !== undefined) throw new Error(`JetStream answers "${reply.error.description}"`)
  })
}

/** Logs in to NATS as somebody who may not ask JetStream. @throws Error as `pingNats` does */
export const loginToNats = (url: string, login: Login, limitMs: number): Promise<void> =>
  withLogin(url, login, limitMs, () => Promise.resolve())

async function withLogin(
  url: string,
  login: Login,
  limitMs: number,
  use: (connection: LineConnection) => Promise<void>,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const connection = await connectLines(
    { host: bareHost(hostname), port: Number(port || 4222) },
    limitMs,
  )
  try {
    const greeting = await connection.line()
    if (!greeting.startsWith('INFO '))
      throw new Error(`this is not NATS: "${greeting.slice(0, 60)}"`)
    const info = JSON.parse(greeting.slice(5)) as { jetstream?: boolean; tls_required?: boolean }
    if (info.jetstream !== true) throw new Error('NATS runs without JetStream (start it with -js)')
    if (info.tls_required === true) return
    const options = { verbose: false, pedantic: false, tls_required: false, ...login }
    connection.send(
      `CONNECT ${JSON.stringify({ ...options, lang: 'node', version: '1' })}\r\nPING\r\n`,
    )
    await nextLine(connection, 'PONG')
    await use(connection)
  } finally {
    connection.close()
  }
}

async function nextLine(connection: LineConnection, start: string): Promise<void> {
  for (;;) {
    const line = await connection.line()
    if (line.startsWith(start)) return
    if (line.startsWith('-ERR')) throw new Error(`NATS answers ${line.slice(5)}`)
    if (line === 'PING') connection.send('PONG\r\n')
  }
}
