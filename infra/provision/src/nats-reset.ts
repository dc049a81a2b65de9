import { bareHost, connectLines, type LineConnection } from './line-connection.ts'

/** Removes every JetStream stream of an account, so that a test starts with an empty one. */
export async function removeStreams(
  url: string,
  login: { user: string; pass: string },
  limitMs = 5_000,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const connection = await connectLines({ host: bareHost(hostname), port: Number(port) }, limitMs)
  try {
    await connection.line()
    const options = { verbose: false, pedantic: false, tls_required: false, ...login }
    connection.send(`CONNECT ${JSON.stringify({ ...options, lang: 'node', version: '1' })}\r\n`)
    connection.send('SUB _INBOX.reset 1\r\n')
    const { streams } = await ask<{ streams: string[] | null }>(connection, 'STREAM.NAMES')
    for (const stream of streams ?? []) await ask(connection, `STREAM.DELETE.${stream}`)
  } finally {
    connection.close()
  }
}

async function ask<T>(connection: LineConnection, subject: string): Promise<T> {
  connection.send(`PUB $JS.API.${subject} _INBOX.reset 0\r\n\r\n`)
  for (;;) {
    const line = await connection.line()
    if (line === 'PING') connection.send('PONG\r\n')
    if (line.startsWith('-ERR')) throw new Error(`NATS answers ${line.slice(5)}`)
    if (line.startsWith('MSG ')) return JSON.parse(await connection.line()) as T
  }
}
