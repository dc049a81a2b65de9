import { configuredProvider } from '@lumen/service/models/configured'
import type { ModelsState } from '@lumen/contracts/models/schema'
import type { ModelsContext } from '../context.ts'
import { ownProvider } from '../domain/own-provider.ts'
import { serverProvider } from '../domain/providers.ts'
import { whoAnswers, whoEmbeds, type Choice } from '../domain/who-answers.ts'
import { listServers } from '../store/servers.ts'
import { readSettings } from '../store/settings.ts'
import { namedChoice } from './accept-named.ts'

/** Which models there are, and who answers: what the rows, the configuration and the own server say. */
export async function readState(context: ModelsContext): Promise<ModelsState> {
  const { db, config, host } = context
  const [servers, { revision, choice: said }] = await Promise.all([
    listServers(db),
    readSettings(db),
  ])
  const configured = configuredProvider(config.ai)
  const current = host.current()
  const own = current && ownProvider(current)
  const providers = [
    ...(configured === null ? [] : [configured]),
    ...servers.map(serverProvider),
    ...(own === null ? [] : [own]),
  ]
  // An administrator may say otherwise than the configuration, which was there before.
  const choice: Choice = said ?? namedChoice(config, servers)
  return {
    revision,
    answering: whoAnswers(providers, choice),
    embedding: whoEmbeds(providers, choice),
    providers,
  }
}
