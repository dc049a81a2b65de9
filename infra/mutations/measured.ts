/** A part of the product whose rules are pure and must not be wrong. */
export type Measured = {
  name: string
  /** What is broken, and the unit tests that must notice. */
  files: readonly string[]
  tests: readonly string[]
}

const billing = 'services/billing/src'
const chat = 'services/chat/src'
const gateway = 'services/gateway/src'

/** What `npm run mutate` measures when it is told no path. */
export const measured: readonly Measured[] = [
  {
    name: 'ledger',
    files: [
      'holdings',
      'month-keys',
      'office-refund',
      'period',
      'plan-change',
      'plan-in-force',
      'provider-rank',
      'quota',
      'refund',
      'take-back',
    ]
      .map((rule) => `${billing}/domain/${rule}.ts`)
      .concat(`${billing}/adapters/local/event-signature.ts`),
    tests: [`${billing}/domain/*.test.ts`, `${billing}/adapters/local/*.test.ts`],
  },
  {
    name: 'live replies',
    files: [
      'packages/contracts/src/chat/assemble-reply.ts',
      `${chat}/domain/delta-batch.ts`,
      `${chat}/domain/surrogate-pairs.ts`,
      `${chat}/live/running-reply.ts`,
      `${gateway}/sockets/connection.ts`,
      `${gateway}/sockets/live-replies.ts`,
    ],
    tests: [
      'packages/contracts/src/chat/assemble-reply.test.ts',
      `${chat}/domain/delta-batch.test.ts`,
      `${chat}/live/running-reply.test.ts`,
      `${gateway}/sockets/connection.test.ts`,
      `${gateway}/sockets/live-replies.test.ts`,
    ],
  },
  {
    name: 'ownership',
    files: [
      'packages/http/src/identity.ts',
      'packages/objects/src/object-key.ts',
      'services/media/src/domain/object-links.ts',
      `${gateway}/domain/origins.ts`,
      `${gateway}/sessions/credentials.ts`,
      `${gateway}/sessions/session-cache.ts`,
    ],
    tests: [
      'packages/http/src/identity.test.ts',
      'packages/objects/src/object-key.test.ts',
      'services/media/src/domain/object-links.test.ts',
      `${gateway}/domain/origins.test.ts`,
      `${gateway}/sessions/*.test.ts`,
    ],
  },
  {
    name: 'safety',
    files: ['after-crisis', 'care', 'crisis', 'fixed-texts', 'output-gate', 'reply-end'].map(
      (rule) => `${chat}/domain/${rule}.ts`,
    ),
    tests: ['after-crisis', 'care', 'crisis', 'fixed-texts', 'output-gate', 'reply-end'].map(
      (rule) => `${chat}/domain/${rule}.test.ts`,
    ),
  },
]
