import { readAiConfig } from '@lumen/ai/config'
import { ConfigError } from '@lumen/runtime/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'
import {
  readAddresses,
  readNamedModel,
  usualAddress,
  watchedAddresses,
  type NamedModel,
  type WatchedAddress,
} from './domain/server-addresses.ts'

const Own = Type.Object({
  MODELS_DATABASE_POOL: Type.Integer({ default: 4, minimum: 2, maximum: 200 }),
  /** Servers to look for, with commas between them; each may have `ollama=` or so before it. */
  LUMEN_MODEL_SERVERS: Type.String({ default: '' }),
  /** Who answers, such as `ollama:qwen3:8b`: the operator accepts it by saying so. */
  LUMEN_MODEL: Type.String({ default: '' }),
  /** Copies of the services, in all. */
  LUMEN_REPLICAS: Type.Integer({ default: 1, minimum: 1, maximum: 10_000 }),
  /** Where the product itself listens on this machine: no model server is looked for there. */
  GATEWAY_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  NODE_ENV: Type.String({ default: 'development' }),
  // Set by `npm start`, which runs models beside the services.
  LUMEN_MODEL_HOST_URL: Type.Optional(Type.String({ minLength: 1 })),
  LUMEN_MODEL_HOST_KEY: Type.Optional(Type.String({ minLength: 1 })),
})
export type ModelsConfig = ReturnType<typeof loadConfig>

/** Who the operator names, and where it is; its address is null where this installation runs it. */
type Named = NamedModel & { address: string | null }

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readServiceConfig('models', Own, env)
  const problems: string[] = []
  const given = readAddresses(config.LUMEN_MODEL_SERVERS, problems)
  const mayLookAround = config.NODE_ENV !== 'production' && config.LUMEN_REPLICAS === 1
  const watched = watchedAddresses(given, { mayLookAround })
  const model = readNamedModel(config.LUMEN_MODEL, problems)
  const named = model && place(model, watched, mayLookAround)
  if (model !== null && named === null)
    problems.push(
      `LUMEN_MODEL names ${model.kind}, and LUMEN_MODEL_SERVERS does not say where it is`,
    )
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...config, ai: readAiConfig(env), watched, named }
}

/** null: it cannot be known where it is. */
function place(
  { kind, model }: NamedModel,
  watched: readonly WatchedAddress[],
  mayLookAround: boolean,
): Named | null {
  if (kind === 'own') return { kind, model, address: null }
  const at =
    watched.find((each) => each.kind === kind) ??
    watched.find((each) => each.kind === null) ??
    (mayLookAround ? usualAddress(kind) : null)
  return at && { kind, model, address: at.address }
}
