import { parseArgs } from 'node:util'

/** Reads `--name VALUE` options, all of them required; ends the process with the usage otherwise. */
export function readArguments<const Name extends string>(
  script: string,
  names: readonly Name[],
): Record<Name, string> {
  const usage = `Usage: npm run -s ${script} -- ${names.map((name) => `--${name} FILE`).join(' ')}`
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values } = parseArgs({ options })
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length > 0) throw new Error(`--${missing.join(' and --')} must be given`)
    return values as Record<Name, string>
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
