import type { NatsAccount } from './provision.ts'

/**
 * An account of NATS as processes read it from their environment: each its own login, as in
 * `CHAT_NATS_USER`. Where none is known, all share what is in the address, unless the environment
 * tells other ones.
 */
export function natsVariables({
  url,
  user,
  pass,
  users,
}: NatsAccount): Record<string, string> & { NATS_URL: string } {
  const logins = Object.entries(users)
  if (logins.length === 0) return { NATS_URL: withLogin(url, user, pass) }
  const variables = logins.flatMap(([name, login]) => [
    [`${name.toUpperCase()}_NATS_USER`, login.user],
    [`${name.toUpperCase()}_NATS_PASS`, login.pass],
  ])
  return { ...(Object.fromEntries(variables) as Record<string, string>), NATS_URL: url }
}

function withLogin(url: string, user: string, pass: string): string {
  if (user === '') return url
  return url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(pass)}@`)
}
