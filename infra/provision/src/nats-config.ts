/**
 * Text of nats-server's configuration: JetStream, and one account per name with a user of the same
 * name. Only what nats-server 2.9 knows is used.
 * @param options.listen `host:port`
 * @param options.store directory of JetStream's files
 * @param options.accounts password of each account
 */
export function natsConfig(options: {
  listen: string
  store: string
  accounts: Readonly<Record<string, string>>
}): string {
  const accounts = Object.entries(options.accounts).map(([name, password]) =>
    [
      `  ${quoted(name)}: {`,
      '    jetstream: enabled',
      `    users: [{ user: ${quoted(name)}, password: ${quoted(password)} }]`,
      '  }',
    ].join('\n'),
  )
  return [
    `listen: ${quoted(options.listen)}`,
    'server_name: "lumen"',
    'jetstream: {',
    `  store_dir: ${quoted(options.store)}`,
    '  max_memory_store: 256MB',
    '  max_file_store: 8GB',
    '}',
    'accounts: {',
    ...accounts,
    '}',
    '',
  ].join('\n')
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
