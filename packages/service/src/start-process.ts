import type { createServer } from '@lumen/http/server'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { ProcessConfig } from './config.ts'
import type { OpenedProcess } from './open-process.ts'

/** A Fastify server of ours. */
export type Server = ReturnType<typeof createServer>

/** A service that answers at `url` until it is closed. */
export type Running = { url: string; close(): Promise<unknown> }

/**
 * Starts a process on what is being opened: its server listens when `addEntrances` made it, and is
 * closed before what was opened. Closes everything when that fails.
 */
export async function startProcess<Context extends OpenedProcess>(
  base: Pick<ProcessConfig, 'host' | 'port'>,
  opening: Promise<{ context: Context; closer: Closer }>,
  addEntrances: (opened: { context: Context; closer: Closer }) => Promise<Server>,
): Promise<Running> {
  const { context, closer } = await opening
  try {
    const server = await addEntrances({ context, closer })
    const url = await server.listen({ host: base.host, port: base.port })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
