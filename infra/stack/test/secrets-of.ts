/** Keys and passwords of an environment, those in addresses too: nothing of it may be logged. */
export const secretsOf = (env: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.entries(env).flatMap(([name, value]) => secretsIn(name, value))),
]

function secretsIn(name: string, value: string): string[] {
  if (/_PASS$|_KEYS$|PRIVATE_KEY$/.test(name)) return [value]
  if (!name.endsWith('_URL')) return []
  const { password = '' } = URL.parse(value) ?? {}
  return password === '' ? [] : [decodeURIComponent(password)]
}
