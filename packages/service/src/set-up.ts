import { setUpName } from '@lumen/bus/permissions'
import { setUpEvents } from '@lumen/bus/set-up-events'
import { readConfig } from '@lumen/runtime/config'
import type { Logger } from '@lumen/runtime/logger'
import { Type } from 'typebox'

const Settings = Type.Object({
  NATS_URL: Type.String({ minLength: 1 }),
  SETUP_NATS_USER: Type.Optional(Type.String({ minLength: 1 })),
  SETUP_NATS_PASS: Type.Optional(Type.String()),
  // What NATS itself allows; an even number survives the loss of no more than the odd one before it.
  NATS_STREAM_REPLICAS: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
})

/**
 * Makes what services find when they start and may not make themselves: the streams of their events
 * and the consumers of those.
 * @throws ConfigError, or BusError when NATS cannot be reached
 */
export async function setUp(
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
): Promise<void> {
  const settings = readConfig(Settings, env)
  const { NATS_URL: url, SETUP_NATS_USER: user, SETUP_NATS_PASS: pass } = settings
  const replicas = settings.NATS_STREAM_REPLICAS
  await setUpEvents({ url, user, pass, service: setUpName, log }, { replicas })
}
