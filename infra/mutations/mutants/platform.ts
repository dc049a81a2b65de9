import type { StackMutant } from '../stack-mutant.ts'

const relay = (name: string) => ({ file: 'packages/database/test/relay.test.ts', name })
const consume = (name: string) => ({ file: 'packages/bus/test/consume.test.ts', name })
const relayFile = 'packages/database/src/relay.ts'
const outbox = 'packages/database/src/outbox.ts'
const inbox = 'packages/database/src/inbox.ts'
const delivery = 'packages/bus/src/delivery.ts'

/** Outbox, inbox, delivery and keys, which every service shares. */
export const platformMutants: readonly StackMutant[] = [
  {
    id: 'relay-lock',
    file: relayFile,
    find: 'if (!lock?.locked) return { more: false, busy: true }',
    replace: '',
    test: relay('several relays take turns: order kept, nothing published twice'),
    why: 'copies publish the same events, and out of order',
  },
  {
    id: 'relay-order',
    file: relayFile,
    find: 'order by id limit',
    replace: 'order by id desc limit',
    test: relay(
      'loses and doubles nothing, and keeps each writer’s order, under many late commits',
    ),
    why: 'what happened later is told first',
  },
  {
    id: 'relay-overtaking',
    file: relayFile,
    find: "'event not published')\n          break",
    replace: "'event not published')\n          continue",
    test: relay('a publisher that fails loses nothing and lets nothing overtake'),
    why: 'events overtake one that could not be published',
  },
  {
    id: 'relay-removes-what-it-published',
    file: relayFile,
    find: 'delete from outbox where id = any(${ids}::bigint[])',
    replace: 'delete from outbox where id <= (select max(each) from unnest(${ids}::bigint[]) each)',
    test: relay(
      'loses and doubles nothing, and keeps each writer’s order, under many late commits',
    ),
    why: 'an event that was committed late is never told',
  },
  {
    id: 'outbox-in-a-transaction',
    file: outbox,
    find: 'if (!tx.isTransaction) throw new Error(`Event ${name} must be written in a transaction`)',
    replace: '',
    test: {
      file: 'packages/database/test/outbox.test.ts',
      name: 'takes no connection outside a transaction',
    },
    why: 'an event is told of a change that never was',
  },
  {
    id: 'outbox-payload',
    file: outbox,
    find: 'if (!fits(declaration.payload, payload)) {',
    replace: 'if (false) {',
    test: {
      file: 'packages/database/test/outbox.test.ts',
      name: 'lets nothing travel that the declaration does not name',
    },
    why: 'what people wrote travels in events that are kept for days',
  },
  {
    id: 'inbox-once',
    file: inbox,
    find: "if (recorded.numAffectedRows === 0n) return 'seen'",
    replace: '',
    test: {
      file: 'packages/database/test/inbox.test.ts',
      name: 'has its effect once per consumer',
    },
    why: 'an event that is delivered again has its effect again',
  },
  {
    id: 'inbox-with-its-effect',
    file: inbox,
    find: 'on conflict do nothing`.execute(tx)',
    replace: 'on conflict do nothing`.execute(db)',
    test: {
      file: 'packages/database/test/inbox.test.ts',
      name: 'a failed effect leaves nothing, and the event may come again',
    },
    why: 'an event whose effect failed counts as handled',
  },
  {
    id: 'failed-event-comes-again',
    file: delivery,
    find: 'message.nak(delayMs)',
    replace: 'message.ack()',
    test: consume('a failed event comes again later and nothing overtakes it'),
    why: 'an event that could not be handled is forgotten',
  },
  {
    id: 'outage-is-no-fault',
    file: delivery,
    find: 'if (isGivenUp(message, error)) {',
    replace: 'if (deliveries >= maxDeliver) {',
    test: consume('an outage of something else makes no dead letter'),
    why: 'a database that is away buries every event',
  },
  {
    id: 'replay-for-one',
    file: delivery,
    find: "if (replayFor !== '' && replayFor !== durable) return message.ack()",
    replace: '',
    test: {
      file: 'packages/bus/test/dead-letters.test.ts',
      name: 'a poisoned event is seen, replayed to its consumer alone and handled once',
    },
    why: 'all consumers handle what is replayed for one',
  },
  {
    id: 'event-published-once',
    file: 'packages/bus/src/events.ts',
    find: 'msgID: messageId,',
    replace: '',
    test: {
      file: 'packages/bus/test/streams.test.ts',
      name: 'stores an event that comes twice once',
    },
    why: 'an event that is published again after a crash is two',
  },
  {
    id: 'question-to-one-copy',
    file: 'packages/bus/src/answers.ts',
    find: 'queue: service,',
    replace: '',
    test: {
      file: 'packages/bus/test/answers.test.ts',
      name: 'copies of a service share the work; each question is answered once',
    },
    why: 'every copy does what one was asked for',
  },
  {
    id: 'erased-while-loading',
    file: 'packages/database/src/box-cache.ts',
    find: '          if (loads.get(userId) !== loading) return box\n',
    replace: '',
    test: {
      file: 'packages/database/src/box-cache.test.ts',
      name: 'does not keep what was being loaded when it was dropped',
    },
    why: 'the key of an erased user stays in memory and opens what was erased',
  },
  {
    id: 'erased-after-loading',
    file: 'packages/database/src/sealing.ts',
    find: `      // A fill that read the row before it was deleted must not stay either.
      cache.drop(userId)
`,
    replace: '',
    test: {
      file: 'packages/database/test/sealing.test.ts',
      name: 'is not undone by a load that read the key before it was deleted',
    },
    why: 'a key that was read while it was deleted stays in memory and opens what was erased',
  },
]
