import { serverKinds, type ServerKind } from '@lumen/contracts/models/schema'

/** Where to look for a server; null: any kind may be there. */
export type WatchedAddress = { kind: ServerKind | null; address: string }

const portOf: Readonly<Record<ServerKind, number>> = {
  ollama: 11_434,
  'lm-studio': 1_234,
  'llama-server': 8_080,
}

/** Where a server of a kind listens when nobody says otherwise. */
export const usualAddress = (kind: ServerKind): WatchedAddress => ({
  kind,
  address: `http://127.0.0.1:${portOf[kind]}`,
})

/**
 * Reads `LUMEN_MODEL_SERVERS`: addresses with commas between them, each with `kind=` before it or not.
 * @param problems takes what is wrong with it
 */
export const readAddresses = (setting: string, problems: string[]): WatchedAddress[] =>
  setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, named, given = ''] = /^(?:([a-z-]+)=)?(.*)$/.exec(part) ?? []
      const kind = serverKinds.find((each) => each === named) ?? null
      const url = URL.parse(given)
      const fits =
        url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === ''
      if ((named !== undefined && kind === null) || !fits) {
        problems.push(
          `LUMEN_MODEL_SERVERS: “${part}” is not an address such as http://host:11434 or ollama=http://host:11434`,
        )
        return []
      }
      return [{ kind: kind ?? kindByPort(url), address: url.origin }]
    })

/** A server at a usual port is asked as one of its kind; at llama-server’s there may be anything. */
const kindByPort = ({ port }: URL): ServerKind | null =>
  serverKinds.find((kind) => kind !== 'llama-server' && String(portOf[kind]) === port) ?? null

/** Who `LUMEN_MODEL` names: a server’s model, or one of this machine. */
export type NamedModel = { kind: ServerKind | 'own'; model: string }

/** Reads `LUMEN_MODEL`, such as `ollama:qwen3:8b`. */
export function readNamedModel(setting: string, problems: string[]): NamedModel | null {
  if (setting === '') return null
  const [, named, model] = /^([a-z-]+):(\S.*)$/.exec(setting) ?? []
  const kind = [...serverKinds, 'own' as const].find((each) => each === named)
  if (kind !== undefined && model !== undefined) return { kind, model }
  problems.push(
    `LUMEN_MODEL must be ${[...serverKinds, 'own'].join(', ')} with a model after a colon, such as ollama:qwen3:8b`,
  )
  return null
}

/**
 * Where to look: what the operator names, else the usual addresses of this machine. In production,
 * and where several copies run, nothing is asked that nobody named.
 */
export const watchedAddresses = (
  named: readonly WatchedAddress[],
  { mayLookAround }: { mayLookAround: boolean },
): readonly WatchedAddress[] =>
  named.length > 0 ? named : mayLookAround ? serverKinds.map(usualAddress) : []

/** Whether an address is this product’s own: its entrance, or the model that it runs. */
export function isOurs(
  address: string,
  own: { gatewayPort: number | null; modelUrl: string | null },
) {
  const { hostname, port } = new URL(address)
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return false
  const ports = [own.gatewayPort, own.modelUrl && new URL(own.modelUrl).port]
  return ports.some((each) => each !== null && String(each) === port)
}
