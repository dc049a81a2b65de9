export type Reader = ReturnType<typeof createReader>

/** Readers of one variable each; null when it is not set or wrong, which `problems` then says. */
export function createReader(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
) {
  function text(name: string): string | null {
    const value = env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }
  function refuse(problem: string): null {
    problems.push(problem)
    return null
  }
  return {
    text,
    key(name: string): string | null {
      const value = text(name)
      if (value === null || /^[\x21-\x7e]+$/.test(value)) return value
      return refuse(
        `${name} holds characters no API key has (spaces, quotes from another alphabet)`,
      )
    },
    url(name: string): string | null {
      const value = text(name)
      if (value === null) return null
      if (!URL.canParse(value)) {
        return refuse(`${name} is not a URL: give it like https://host/v1`)
      }
      const url = new URL(value)
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return refuse(`${name} must begin with http:// or https://`)
      }
      if (url.username !== '' || url.password !== '') {
        return refuse(`${name} must not hold a password: put the key into its own variable`)
      }
      if (url.search !== '' || url.hash !== '') {
        return refuse(`${name} must end with its path, without ? or #`)
      }
      const path = url.pathname.replace(/\/+$/, '')
      if (
        /\/(?:chat\/completions|moderations|embeddings|images\/generations|audio\/\w+|videos)$/.test(
          path,
        )
      ) {
        return refuse(`${name} must end before the operation, usually in /v1`)
      }
      return url.origin + path
    },
    choice<T extends string>(name: string, choices: readonly T[]): T | null {
      const value = text(name)
      const chosen = choices.find((choice) => choice === value)
      if (value === null || chosen !== undefined) return chosen ?? null
      return refuse(`${name} must be one of ${choices.join(', ')}`)
    },
    count(name: string, least: number, most: number): number | null {
      const value = text(name)
      if (value === null) return null
      const number = Number(value)
      if (Number.isInteger(number) && number >= least && number <= most) return number
      return refuse(`${name} must be a whole number from ${least} to ${most}`)
    },
    milliseconds(name: string): number | null {
      const value = text(name)
      if (value === null) return null
      const number = Number(value)
      if (Number.isInteger(number) && number >= 100 && number <= 600_000) return number
      return refuse(`${name} must be a whole number of milliseconds from 100 to 600000`)
    },
  }
}
