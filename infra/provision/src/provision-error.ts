import type { ServerName } from './types.ts'

/** What a person can do when one server cannot be had, by server. */
const waysOn: Record<ServerName, { title: string; variable: string; packages: string }> = {
  postgres: { title: 'PostgreSQL', variable: 'DATABASE_URL', packages: 'postgresql' },
  redis: { title: 'Redis', variable: 'REDIS_URL', packages: 'redis-server (or valkey-server)' },
  nats: { title: 'NATS', variable: 'NATS_URL', packages: 'nats-server' },
}

/** The name people know a server by. */
export function titleOf(server: ServerName): string {
  return waysOn[server].title
}

/** The environment variable that names a server's address. */
export function variableOf(server: ServerName): string {
  return waysOn[server].variable
}

/** One or more servers could not be provided; the message says what was tried and what to do. */
export class ProvisionError extends Error {
  override readonly name = 'ProvisionError'
}

/** No origin gave this server. `attempts` holds one line per origin tried. */
export class NoServerError extends ProvisionError {
  readonly server: ServerName
  readonly attempts: readonly string[]

  constructor(server: ServerName, attempts: readonly string[]) {
    super(noServerMessage([{ server, attempts }]))
    this.server = server
    this.attempts = attempts
  }
}

/** The text of the one error that covers every server that could not be had. */
export function noServerMessage(
  missing: readonly { server: ServerName; attempts: readonly string[] }[],
): string {
  const titles = joined(missing.map(({ server }) => titleOf(server)))
  const tried = missing.map(({ server, attempts }) =>
    [`  ${titleOf(server)}:`, ...attempts.map((line) => `    - ${indented(line)}`)].join('\n'),
  )
  const variables = joined(missing.map(({ server }) => variableOf(server)))
  const packages = joined(missing.map(({ server }) => waysOn[server].packages))
  return [
    `No way was found to run ${titles} on this machine. Tried:`,
    ...tried,
    `To go on, do one of these: install ${packages}; or run "docker compose up -d" and set ` +
      `${variables}; or set ${variables} to servers you already have.`,
  ].join('\n')
}

/** Joins the failures of several servers into the one error that is shown. */
export function combineFailures(failures: readonly unknown[]): Error {
  const missing = failures.filter((failure) => failure instanceof NoServerError)
  const others = failures.filter((failure) => !(failure instanceof NoServerError))
  const aborted = others.find(
    (failure) => failure instanceof Error && failure.name === 'AbortError',
  )
  if (aborted instanceof Error) return aborted
  const messages = others.map((failure) =>
    failure instanceof Error ? failure.message : String(failure),
  )
  if (missing.length > 0) messages.push(noServerMessage(missing))
  return new ProvisionError(messages.join('\n'), { cause: failures[0] })
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n      ')
}
