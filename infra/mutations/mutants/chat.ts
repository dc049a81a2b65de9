import type { StackMutant } from '../stack-mutant.ts'

const fences = (name: string) => ({ file: 'services/chat/test/fences.test.ts', name })
const replies = 'services/chat/src/store/replies.ts'

export const chatMutants: readonly StackMutant[] = [
  {
    id: 'checkpoint-fence',
    file: replies,
    find: 'where replies.message_id = held.message_id and replies.fence = held.fence',
    replace: 'where replies.message_id = held.message_id',
    test: fences('writes no text any more'),
    why: 'a run that another has replaced writes its old answer over the new one',
  },
  {
    id: 'end-fence',
    file: replies,
    find: `    .set({ status, text: null, asked: null, reservation: null, ended_at: endedAt })
    .where('message_id', '=', run.messageId)
    .where('fence', '=', run.fence)`,
    replace: `    .set({ status, text: null, asked: null, reservation: null, ended_at: endedAt })
    .where('message_id', '=', run.messageId)`,
    test: fences('does not end the other'),
    why: 'a run that another has replaced ends it in the middle of a sentence',
  },
  {
    id: 'reservation-fence',
    file: replies,
    find: `    .set({ reservation })
    .where('message_id', '=', run.messageId)
    .where('fence', '=', run.fence)`,
    replace: `    .set({ reservation })
    .where('message_id', '=', run.messageId)`,
    test: fences('does not end the other'),
    why: 'credits set aside for a replaced run are paid with the one after it',
  },
  {
    id: 'lease-under-the-lock',
    file: replies,
    find: "query = query.where('lease_until', '<', sql<Date>`clock_timestamp()`).skipLocked()",
    replace: 'query = query.skipLocked()',
    test: fences('is not ended for its lease while that holds, though it was found expired before'),
    why: 'the sweep ends a reply whose owner has given a sign of life since it was listed',
  },
  {
    id: 'answered-anew-once',
    file: 'services/chat/src/use-cases/regenerate-reply.ts',
    find: "ask: plan.kind === 'first' ? { asker, next: plan.next } : null",
    replace: 'ask: { asker, next: plan.next }',
    test: {
      file: 'services/chat/test/answered-anew.test.ts',
      name: 'answers anew by itself what was left without a word, once',
    },
    why: 'a message that ends its writer ends one copy after the other',
  },
  {
    id: 'publish-after-the-lease',
    file: 'services/chat/src/live/live-replies.ts',
    find: 'mayPublish: () => performance.now() < entry.leasedUntil',
    replace: 'mayPublish: () => true',
    test: fences('keeps to itself what it writes while its lease may be over'),
    why: 'two processes send different words of one reply',
  },
  {
    id: 'send-once',
    file: 'services/chat/src/use-cases/send-message.ts',
    find: 'if (clientMessageId !== null) {',
    replace: 'if (false) {',
    test: {
      file: 'services/chat/test/send-message.test.ts',
      name: 'is idempotent: however often and at once, one message and one reply',
    },
    why: 'a message that is sent again is refused, or stored twice',
  },
  {
    id: 'one-reply-at-a-time',
    file: 'services/chat/src/use-cases/send-message.ts',
    find: 'if ((await findRunning(tx, { userId, companionId })) !== null)',
    replace: 'if (false)',
    test: {
      file: 'services/chat/test/concurrent-sends.test.ts',
      name: 'runs one reply per companion, whichever copies take the messages',
    },
    why: 'two replies are written at once',
  },
  {
    id: 'follow-registers',
    file: 'services/chat/src/live/owner-inbox.ts',
    find: "if (command.command === 'follow') return followHere(reply, command.gatewayId)",
    replace: "if (command.command === 'follow') return { text: reply.text() }",
    test: {
      file: 'services/chat/test/live-replies.test.ts',
      name: 'loses and doubles nothing, whenever a gateway joins',
    },
    why: 'a gateway that joins at another copy hears no further word',
  },
  {
    id: 'charges-claimed-once',
    file: 'services/chat/src/store/reply-charges.ts',
    find: '.set({ due_at: fromNow(claimMs) })',
    replace: '.set({ due_at: fromNow(-claimMs) })',
    test: {
      file: 'services/chat/test/owed-charges.test.ts',
      name: 'is taken up by one copy at a time',
    },
    why: 'every copy asks billing for the same charge',
  },
  {
    id: 'run-of-its-user',
    file: replies,
    find: `    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .executeTakeFirst()`,
    replace: `    .where('message_id', '=', messageId)
    .executeTakeFirst()`,
    test: {
      file: 'services/chat/test/live-replies.test.ts',
      name: 'changes nothing about a reply that is complete, nor for strangers',
    },
    why: 'anybody stops the reply of somebody else',
  },
  {
    id: 'crisis-before-charge',
    file: 'services/chat/src/use-cases/start-reply.ts',
    find: "if (talk.crisis !== 'none') return { talk, run, credits: 0, model: null }",
    replace: '',
    test: {
      file: 'services/chat/test/send-message.test.ts',
      name: 'answers a crisis before any charge, and stays serious and open afterwards',
    },
    why: 'somebody in danger pays, or is turned away',
  },
  {
    id: 'changes-since',
    file: 'services/chat/src/store/changes.ts',
    find: "eb('messages.change', '>', String(since))",
    replace: "eb('messages.change', '>', String(since + 1))",
    test: {
      file: 'infra/stack/test/resume.test.ts',
      name: 'a device that was away is told every change since, and no other',
    },
    why: 'a device that comes back misses the first change',
  },
]
