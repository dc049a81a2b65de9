export type StatementNames = {
  /** The name under which a statement is prepared, or undefined when it is not worth it. */
  nameOf(text: string, parameters: number): string | undefined
  /** Never prepares this statement again. */
  ban(text: string): void
}

/** One-off statements (lists of varying length) must not fill every session's memory. */
const usesBeforeNaming = 5
const maxNames = 200
const maxCounted = 2_000

/**
 * Chooses which statements PostgreSQL parses and plans once per connection instead of each time:
 * those with parameters that come again and again. Names hold for all connections of a pool.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const banned = new Set<string>()
  let given = 0
  let uses = new Map<string, number>()

  return {
    nameOf(text, parameters) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (parameters === 0 || given >= maxNames || banned.has(text)) return undefined
      const count = (uses.get(text) ?? 0) + 1
      if (count < usesBeforeNaming) {
        if (uses.size >= maxCounted) uses = new Map()
        uses.set(text, count)
        return undefined
      }
      uses.delete(text)
      const name = `s${++given}`
      names.set(text, name)
      return name
    },
    ban(text) {
      names.delete(text)
      banned.add(text)
    },
  }
}
