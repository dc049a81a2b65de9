import type { Logger } from '@lumen/runtime/logger'
import type { AuthConfig } from '../config.ts'
import type { Push, PushSender } from './sender.ts'
import { createWebPush } from './web-push.ts'
import type { PushTarget } from '../store/push-devices.ts'

type Senders = { [K in PushTarget['kind']]?: PushSender<Extract<PushTarget, { kind: K }>> }

/** Who takes our messages, by what is configured. */
export function createPush(config: AuthConfig, log: Logger): Push {
  const senders: Senders = {}
  const publicKey = config.LUMEN_VAPID_PUBLIC_KEY
  const privateKey = config.LUMEN_VAPID_PRIVATE_KEY
  if (publicKey !== undefined && privateKey !== undefined) {
    const publicUrl = config.PUBLIC_URL?.startsWith('https:') ? config.PUBLIC_URL : undefined
    const subject = config.LUMEN_VAPID_SUBJECT ?? publicUrl ?? 'mailto:operator@localhost'
    senders.web = createWebPush({ publicKey, privateKey, subject }, log)
  }
  return {
    webPushKey: senders.web === undefined ? null : (publicKey ?? null),
    sends: (kind) => senders[kind] !== undefined,
    send: async (target, payload, signal) => {
      const sender = senders[target.kind] as PushSender | undefined
      return sender === undefined ? 'refused' : sender(target, payload, signal)
    },
  }
}
