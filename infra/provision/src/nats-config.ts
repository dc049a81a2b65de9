import type { NatsPermissions } from './types.ts'

/** A password as it is, or the name of the variable of the server's environment that holds it. */
type Password = string | { readonly variable: string }

/** A user; without permissions they may everything in their account. */
type ConfiguredUser = {
  readonly name: string
  readonly password: Password
  readonly permissions?: NatsPermissions
}

/** Longer than any answer takes that a service waits for. */
const answerWithin = '5m'

/**
 * Text of nats-server's configuration: JetStream, and accounts with their users. Only what nats-server
 * 2.9 knows is used.
 * @param options.listen `host:port`
 * @param options.store directory of JetStream's files
 * @param options.monitor `host:port` at which it tells how it is; nowhere when absent
 */
export function natsConfig(options: {
  listen: string
  store: string
  monitor?: string
  accounts: Readonly<Record<string, readonly ConfiguredUser[]>>
}): string {
  const accounts = Object.entries(options.accounts).map(([name, users]) =>
    [
      `  ${quoted(name)}: {`,
      '    jetstream: enabled',
      '    users: [',
      ...users.map(userLines),
      '    ]',
      '  }',
    ].join('\n'),
  )
  return [
    `listen: ${quoted(options.listen)}`,
    ...(options.monitor === undefined ? [] : [`http: ${quoted(options.monitor)}`]),
    'server_name: "lumen"',
    // Seconds until a client has said who it is: on a busy machine two are soon over.
    'authorization: { timeout: 15 }',
    // A service that came back by another connection shares its requests with the one that died unheard,
    // until this is noticed: within half a minute.
    'ping_interval: "10s"',
    'ping_max: 2',
    'jetstream: {',
    `  store_dir: ${quoted(options.store)}`,
    '  max_memory_store: 256MB',
    // Room that streams set aside counts, not what they hold: what they hold is bounded by themselves.
    '  max_file_store: 64GB',
    '}',
    'accounts: {',
    ...accounts,
    '}',
    '',
  ].join('\n')
}

function userLines({ name, password, permissions }: ConfiguredUser): string {
  const secret = typeof password === 'string' ? quoted(password) : `$${password.variable}`
  const login = `      { user: ${quoted(name)}, password: ${secret}`
  if (permissions === undefined) return `${login} }`
  return [
    `${login}, permissions: {`,
    `        publish: { allow: [`,
    ...subjectLines(permissions.publish),
    '        ] }',
    `        subscribe: { allow: [`,
    ...subjectLines(permissions.subscribe),
    '        ] }',
    // Only to whoever asked, and once: a service may say nothing else on its own.
    `        allow_responses: { max: 1, expires: ${quoted(answerWithin)} }`,
    '      } }',
  ].join('\n')
}

const subjectLines = (subjects: readonly string[]) =>
  subjects.map((subject) => `          ${quoted(subject)}`)

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
