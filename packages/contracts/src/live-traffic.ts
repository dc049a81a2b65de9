import { subjects } from './bus.ts'
import type { ProcessName } from './operation.ts'

/** Who tells and who hears messages that nobody keeps; in a subject `*` is any one word. */
type LiveTraffic = {
  readonly subject: string
  readonly tellers: readonly ProcessName[]
  readonly hearers: readonly ProcessName[]
}

/** Those who ask models, and so follow which there are and tell of one that failed. */
const askingModels = ['chat', 'memory', 'fortune'] as const
/** Those who seal what users wrote. */
const sealing = ['auth', 'fortune', 'admin', 'memory', 'media', 'chat'] as const

/** Everything that goes over `subjects` besides requests and events. */
export const liveTraffic: readonly LiveTraffic[] = [
  {
    subject: subjects.liveUser('*'),
    tellers: ['auth', 'billing', 'memory', 'media', 'chat'],
    hearers: ['gateway'],
  },
  { subject: subjects.liveGateway('*'), tellers: ['chat'], hearers: ['gateway'] },
  { subject: subjects.replyOwner('*'), tellers: ['chat'], hearers: ['chat'] },
  { subject: subjects.mediaJob('*'), tellers: ['media'], hearers: ['media'] },
  { subject: subjects.sessionRevoked, tellers: ['auth'], hearers: ['gateway'] },
  { subject: subjects.masksChanged, tellers: ['memory'], hearers: ['chat'] },
  { subject: subjects.gatewayAnswers, tellers: ['gateway'], hearers: ['admin'] },
  { subject: subjects.modelsChanged, tellers: ['models'], hearers: ['gateway', ...askingModels] },
  { subject: subjects.modelFailed, tellers: askingModels, hearers: ['models'] },
  { subject: subjects.flagsChanged, tellers: ['admin'], hearers: ['gateway', 'auth', 'media'] },
  { subject: subjects.announcementsChanged, tellers: ['admin'], hearers: ['gateway'] },
  ...sealing.map((service) => ({
    subject: subjects.dataKeyErased(service),
    tellers: [service],
    hearers: [service],
  })),
]
