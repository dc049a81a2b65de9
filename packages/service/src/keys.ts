import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { openDatabase } from '@lumen/database/open'
import { countKeys, createSealer, parseSealKeys } from '@lumen/database/sealing'
import { createLogger } from '@lumen/runtime/logger'

type Env = Readonly<Record<string, string | undefined>>
type Tell = (line: string) => void

/** Billing seals nothing. */
const sealing = serviceNames.filter((name) => name !== 'billing')
const urlOf = (env: Env, service: ServiceName) => env[`${service.toUpperCase()}_DATABASE_URL`]
const log = createLogger({ service: 'keys', level: 'error' })

/**
 * `status`: which version of the master key wraps how many data keys of each service. `rotate`: wraps
 * all of them with the newest version and opens each one after that; services may go on meanwhile, as
 * long as they have been given the newest version too. It works on the services whose
 * `<SERVICE>_DATABASE_URL` is in the environment, with `LUMEN_SEAL_KEYS`.
 *
 * @returns the exit code: 0, 1 when something is left to do, 2 when it was called wrongly
 */
export async function runKeys(command: string | undefined, env: Env, tell: Tell): Promise<number> {
  const services = sealing.filter((service) => urlOf(env, service))
  const text = env['LUMEN_SEAL_KEYS']
  if ((command !== 'status' && command !== 'rotate') || !text || services.length === 0) {
    tell('Usage: keys status|rotate, with LUMEN_SEAL_KEYS and <SERVICE>_DATABASE_URL')
    return 2
  }
  const keys = parseSealKeys(text)
  tell(`The newest version of the master key is ${keys.current}`)
  const codes: number[] = []
  for (const service of services) {
    const db = openDatabase({ url: urlOf(env, service) ?? '', log, poolSize: 2 })
    try {
      const sealer = createSealer(keys)
      if (command === 'rotate') {
        await sealer.rewrap(db, (count) => tell(`  ${service}: ${count} wrapped`))
        tell(`  ${service}: all ${await sealer.verify(db)} open`)
      }
      codes.push(show(service, await countKeys(db), keys, tell))
    } catch (error) {
      tell(`  ${service}: ${error instanceof Error ? error.message : String(error)}`)
      codes.push(1)
    } finally {
      await db.destroy()
    }
  }
  return Math.max(...codes)
}

function show(
  service: ServiceName,
  counts: readonly { version: number; count: number }[],
  { keys, current }: ReturnType<typeof parseSealKeys>,
  tell: Tell,
): number {
  const parts = counts.map(({ version, count }) => {
    const isKnown = Object.hasOwn(keys, String(version))
    return `${count} by version ${version}${isKnown ? '' : ', which is not configured'}`
  })
  tell(`  ${service}: ${parts.join('; ') || 'no data keys'}`)
  return counts.every(({ version }) => String(version) === String(current)) ? 0 : 1
}
