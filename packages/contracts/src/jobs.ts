import { Type, type Static, type TObject } from 'typebox'
import { Closed, Id, LanguageCode } from './schema.ts'

/** One kind of queued work: what it carries, how often it is tried, how long it may take. */
export type JobDeclaration = {
  readonly queue: string
  readonly summary: string
  readonly payload: TObject
  readonly attempts: number
  readonly timeoutMs: number
  /** Runs by itself at this pattern (cron, UTC; a sixth field in front is of seconds). */
  readonly every?: string
}
export const defineJobs = <const T extends Record<`${string}.${string}`, JobDeclaration>>(
  jobs: T,
) => jobs

/** The daily cleaning of a service that consumes events; `inboxCleaning` in packages/database does it. */
export const cleanInboxJob = <const Queue extends string>(queue: Queue) => ({
  queue,
  summary: 'Remove records of events that can no longer be delivered again',
  payload: Closed({}),
  attempts: 5,
  timeoutMs: 5 * 60_000,
  every: '7 4 * * *',
})

export const jobCatalog = defineJobs({
  'chat.erase-hidden-companions': {
    queue: 'chat',
    summary: 'Erase companions whose 30 days of undo are over',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 5 * 60_000,
    every: '17 * * * *',
  },
  'chat.summarise-talk': {
    queue: 'chat-summaries',
    summary: 'Ask the model to sum up what of a talk has left its window',
    payload: Closed({
      userId: Id,
      companionId: Id,
      /** Position of the first message that it is not to tell of. */
      upTo: Type.Integer({ minimum: 1 }),
      language: LanguageCode,
      timeZone: Type.Union([Type.String(), Type.Null()]),
    }),
    attempts: 1,
    timeoutMs: 90_000,
  },
  'chat.show-late-media': {
    queue: 'chat',
    summary:
      'Ask what became of the jobs that messages wait for and of whose end nothing was heard',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '* * * * *',
  },
  'chat.sweep-reply-charges': {
    queue: 'chat',
    summary: 'Settle or give back what billing is owed for replies',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '*/10 * * * * *',
  },
  'chat.remove-old-messages': {
    queue: 'chat',
    summary: 'Remove messages that are older than their user or plan keeps them',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 50 * 60_000,
    every: '37 2 * * *',
  },
  'chat.erase-branches': {
    queue: 'chat',
    summary: 'Erase branches of talks whose 30 days of undo are over',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 20 * 60_000,
    every: '27 * * * *',
  },
  'chat.reach-out': {
    queue: 'chat-contact',
    summary: 'Let companions write by themselves where their users allow it, and tell of it',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'chat.remind': {
    queue: 'chat',
    summary: 'Give the reminders that users asked for at their time, and tell of them',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '*/10 * * * * *',
  },
  'chat.run-import': {
    queue: 'chat-imports',
    summary: 'Look through a file that somebody sent, or bring one of its talks over',
    payload: Closed({ importId: Id }),
    // How far it is, its row says; the sweep puts it into the queue again.
    attempts: 1,
    timeoutMs: 2 * 60 * 60_000,
  },
  'chat.sweep-imports': {
    queue: 'chat',
    summary: 'Take up imports that a worker lost; forget files that nobody goes on with',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '* * * * *',
  },
  'chat.clean-inbox': cleanInboxJob('chat'),
  'auth.remove-ended-sessions': {
    queue: 'auth',
    summary: 'Remove sessions that expired or were ended',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 60_000,
    every: '41 3 * * *',
  },
  'auth.erase-accounts': {
    queue: 'auth-erasures',
    summary: 'Erase the accounts whose days to change one’s mind are over, in every service',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '*/10 * * * * *',
  },
  'auth.send-push': {
    queue: 'auth-push',
    summary: 'Send one notification to one device of its user',
    payload: Closed({ notificationId: Id, deviceId: Id }),
    attempts: 6,
    timeoutMs: 20_000,
  },
  'auth.send-mails': {
    queue: 'auth-mail',
    summary: 'Send the mails that are due again after a failure, or that a process left behind',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 5 * 60_000,
    every: '*/20 * * * * *',
  },
  'auth.remove-old-records': {
    queue: 'auth',
    summary:
      'Remove old notifications, security events, links and registrations, and all but the first use of a feature',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 60_000,
    every: '47 3 * * *',
  },
  'auth.run-export': {
    queue: 'auth-exports',
    summary: 'Make a copy of what is kept of a user',
    payload: Closed({ exportId: Id }),
    // How far it is, its rows say; the sweep puts it into the queue again.
    attempts: 1,
    timeoutMs: 2 * 60 * 60_000,
  },
  'auth.sweep-exports': {
    queue: 'auth',
    summary: 'Take up exports that a worker lost; remove those whose time is over',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 5 * 60_000,
    every: '* * * * *',
  },
  'admin.sample-services': {
    queue: 'admin',
    summary: 'Measure how the services are, for the status page',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 40_000,
    every: '* * * * *',
  },
  'admin.remove-old-records': {
    queue: 'admin',
    summary: 'Remove samples and records of views that are no longer needed',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 60_000,
    every: '53 3 * * *',
  },
  'admin.carry-out-decisions': {
    queue: 'admin',
    summary: 'Do what was decided about reports and could not be done at once',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '* * * * *',
  },
  'admin.hand-over-letters': {
    queue: 'admin',
    summary: 'Hand over answers to contact messages that the mails have not heard of yet',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '* * * * *',
  },
  'admin.tell-of-accesses': {
    queue: 'admin',
    summary: 'Tell users of accesses to their conversations that a legal hold kept back',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '*/10 * * * *',
  },
  'admin.clean-inbox': cleanInboxJob('admin'),
  'fortune.remove-old-readings': {
    queue: 'fortune',
    summary: 'Remove readings of days that are over',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 60_000,
    every: '11 4 * * *',
  },
  'memory.extract-talk': {
    queue: 'memory-talks',
    summary: 'Read what was said in a talk and make memories of it',
    payload: Closed({ userId: Id, companionId: Id }),
    attempts: 5,
    timeoutMs: 3 * 60_000,
  },
  'memory.extract-paused': {
    queue: 'memory-talks',
    summary: 'Do so for every talk that has paused',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'memory.index-clauses': {
    queue: 'memory',
    summary:
      'Read clause by clause what was said before clauses were kept, or their reader changed',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'memory.rebuild-hashes': {
    queue: 'memory',
    summary: 'Make anew what an older analyser hashed: what is searched, derived and hidden',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'memory.read-again': {
    queue: 'memory',
    summary: 'Read again what older rules read; what its owner changed or a model made stays',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'memory.roll-up': {
    queue: 'memory',
    summary: 'Roll days into weeks and months; erase what was forgotten 30 days ago',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 60 * 60_000,
    every: '23 1 * * *',
  },
  'memory.reflect': {
    queue: 'memory-reflections',
    summary: 'Write what changed for the user in long talks, at most daily in each',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 30 * 60_000,
    every: '*/10 * * * *',
  },
  'memory.clean-inbox': cleanInboxJob('memory'),
  'memory.embed-entries': {
    queue: 'memory',
    summary: 'Make vectors of memories and turns that have none of the embedding model in use',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 10 * 60_000,
    every: '* * * * *',
  },
  'media.make-image': {
    queue: 'media-image',
    summary: 'Make the picture or avatar of a job',
    payload: Closed({ jobId: Id }),
    // How often a job is tried, and when, its row says.
    attempts: 1,
    timeoutMs: 5 * 60_000,
  },
  'media.make-audio': {
    queue: 'media-audio',
    summary: 'Speak the text of a job',
    payload: Closed({ jobId: Id }),
    attempts: 1,
    timeoutMs: 5 * 60_000,
  },
  'media.make-video': {
    queue: 'media-video',
    summary: 'Film the video of a job',
    payload: Closed({ jobId: Id }),
    attempts: 1,
    timeoutMs: 15 * 60_000,
  },
  'media.sweep-jobs': {
    queue: 'media',
    summary: 'Take up jobs that Redis or a worker lost; settle and release what billing is owed',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 5 * 60_000,
    every: '* * * * *',
  },
  'media.remove-unbound-objects': {
    queue: 'media',
    summary:
      'Remove recordings that no message took within a day, and what nothing shows after a week',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 10 * 60_000,
    every: '33 * * * *',
  },
  'media.sweep-objects': {
    queue: 'media',
    summary: 'Remove files without a row; tell of rows without a file',
    payload: Closed({}),
    attempts: 2,
    timeoutMs: 50 * 60_000,
    every: '19 3 * * *',
  },
  'media.clean-inbox': cleanInboxJob('media'),
  'billing.release-overdue': {
    queue: 'billing',
    summary: 'Give back credits that were reserved and never settled',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 5 * 60_000,
    every: '* * * * *',
  },
  'billing.renew-wallets': {
    queue: 'billing',
    summary: 'Let credits of past months go and give those of the new one',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 50 * 60_000,
    every: '11 * * * *',
  },
  'billing.reconcile-due': {
    queue: 'billing',
    summary: 'Ask the payment provider for subscriptions whose period is over',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 50 * 60_000,
    every: '26 * * * *',
  },
  'billing.announce-renewals': {
    queue: 'billing',
    summary: 'Tell of plans that renew within five days',
    payload: Closed({}),
    attempts: 3,
    timeoutMs: 50 * 60_000,
    every: '41 * * * *',
  },
  'billing.remove-old-payments': {
    queue: 'billing',
    summary: 'Remove records of payments after the seven years that they are kept',
    payload: Closed({}),
    attempts: 5,
    timeoutMs: 60_000,
    every: '31 4 * * *',
  },
  'billing.clean-inbox': cleanInboxJob('billing'),
  'models.clean-inbox': cleanInboxJob('models'),
  'models.look-at-servers': {
    queue: 'models',
    summary: 'Ask accepted model servers how they are, and look for others',
    payload: Closed({}),
    attempts: 1,
    timeoutMs: 60_000,
    every: '* * * * *',
  },
})

export type JobName = keyof typeof jobCatalog
export type JobPayload<N extends JobName> = Static<(typeof jobCatalog)[N]['payload']>
