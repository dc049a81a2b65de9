type Env = Readonly<Record<string, string | undefined>>

/**
 * The environment of a container, as Compose fills it in.
 *
 * @param environment what docker-compose.yml says of it
 * @param given what stands in `.env`
 * @throws Error when something is missing that it asks for
 */
export function composedEnvironment(
  environment: Readonly<Record<string, string | number>>,
  given: Env,
): Record<string, string> {
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)(:-|:\?)([^}]*)\}|\$\{(\w+)\}/g, (_, name, mark, rest, bare) => {
      const value = given[name ?? bare]
      if (value !== undefined && value !== '') return value
      if (mark === ':-') return rest
      throw new Error(`${name ?? bare} is not set`)
    })
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, filled(String(value))]),
  )
}

/** Settings as `npm run secrets` writes them. */
export const readSettings = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value ?? '']]
    }),
  )
