import { ConfigError } from '@lumen/runtime/config'
import type { Logger } from '@lumen/runtime/logger'
import { readFile } from 'node:fs/promises'
import type { AuthConfig } from '../../config.ts'
import type { PushTarget } from '../../domain/push-target.ts'
import { createApns } from './apns.ts'
import { createFcm, readServiceAccount } from './fcm.ts'
import type { Push, PushSender } from './sender.ts'
import { createWebPush } from './web-push.ts'

type Senders = {
  web?: PushSender<Extract<PushTarget, { kind: 'web' }>>
  android?: PushSender<Extract<PushTarget, { kind: 'android' | 'ios' }>>
  ios?: PushSender<Extract<PushTarget, { kind: 'android' | 'ios' }>>
}

/**
 * Who takes our messages, by what is configured.
 * @throws ConfigError when a key is missing or a key file cannot be used
 */
export async function createPush(config: AuthConfig, log: Logger): Promise<Push> {
  const senders: Senders = {}
  const publicKey = config.LUMEN_VAPID_PUBLIC_KEY
  const privateKey = config.LUMEN_VAPID_PRIVATE_KEY
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigError(['LUMEN_VAPID_PUBLIC_KEY and LUMEN_VAPID_PRIVATE_KEY belong together'])
  if (publicKey !== undefined && privateKey !== undefined) {
    const publicUrl = config.PUBLIC_URL?.startsWith('https:') ? config.PUBLIC_URL : undefined
    const subject = config.LUMEN_VAPID_SUBJECT ?? publicUrl ?? 'mailto:operator@localhost'
    senders.web = createWebPush({ publicKey, privateKey, subject }, log)
  }
  const accountFile = config.FCM_SERVICE_ACCOUNT_FILE
  if (accountFile !== undefined)
    senders.android = await usable('FCM_SERVICE_ACCOUNT_FILE', accountFile, (text) =>
      createFcm(readServiceAccount(text), config.FCM_URL, log),
    )
  const { APNS_KEY_FILE: keyFile, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId } = config
  const topic = config.APNS_TOPIC
  let closeApns = () => {}
  if (keyFile !== undefined) {
    if (keyId === undefined || teamId === undefined || topic === undefined)
      throw new ConfigError(['APNS_KEY_FILE needs APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC'])
    const apns = await usable('APNS_KEY_FILE', keyFile, (key) =>
      createApns({ key, keyId, teamId, topic }, config.APNS_URL, log),
    )
    senders.ios = apns.send
    closeApns = apns.close
  }
  return {
    webPushKey: senders.web === undefined ? null : (publicKey ?? null),
    sends: (kind) => senders[kind] !== undefined,
    send: async (target, payload, signal) => {
      const sender = senders[target.kind] as PushSender | undefined
      return sender === undefined ? 'refused' : sender(target, payload, signal)
    },
    close: closeApns,
  }
}

async function usable<T>(name: string, path: string, use: (text: string) => T): Promise<T> {
  try {
    return use(await readFile(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`${name} cannot be used: ${reason}`])
  }
}
