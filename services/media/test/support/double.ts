import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMediaServer } from '@lumen/ai/test-support/media-server'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { noTracing } from '@lumen/runtime/tracing'
import { openProviders, type Providers } from '../../src/adapters/open-providers.ts'
import { readProvidersConfig } from '../../src/adapters/providers-config.ts'

export type Capability = 'image' | 'speech' | 'transcription' | 'video' | 'moderation'

/** A double of the provider, the programs of this machine, and providers of media opened on them. */
export async function startDouble() {
  const [server, programs, folder] = await Promise.all([
    startMediaServer(),
    mediaProgramsForTests(),
    mkdtemp(join(tmpdir(), 'lumen-providers-')),
  ])
  const programsFile = join(folder, 'programs.json')
  const lines: string[] = []
  const opened: Providers[] = []
  /** Providers with these settings, whose named capabilities are served by the double. */
  const openWith = (more: Record<string, string>, ...kinds: readonly Capability[]): Providers => {
    const env: Record<string, string> = { MEDIA_PROGRAMS_FILE: programsFile, ...more }
    for (const kind of kinds) {
      const name = kind.toUpperCase()
      env[`OPENAI_${name}_MODEL`] = `double-${kind}`
      env[`OPENAI_${name}_BASE_URL`] = server.baseUrl
      env[`OPENAI_${name}_API_KEY`] = 'sk-test'
    }
    const providers = openProviders(readProvidersConfig(env), {
      log: createLogger({
        service: 'media',
        destination: { write: (line: string) => void lines.push(line) },
      }),
      metrics: createMetrics({ service: 'media' }),
      tracing: noTracing,
    })
    opened.push(providers)
    return providers
  }
  return {
    server,
    programs,
    folder,
    /** What `npm start` would have found. */
    writePrograms: (entries: object) => writeFile(programsFile, JSON.stringify(entries)),
    allPrograms: { ffmpeg: programs.ffmpeg, 'espeak-ng': programs.espeak },
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Opens providers whose named capabilities are served by the double. */
    open: (...kinds: readonly Capability[]): Providers => openWith({}, ...kinds),
    openWith,
    /** Between tests: nothing is open, asked, told or found. */
    async reset() {
      for (const each of opened.splice(0)) await each.close()
      server.reset()
      lines.length = 0
      await rm(programsFile, { force: true })
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type Double = Awaited<ReturnType<typeof startDouble>>
