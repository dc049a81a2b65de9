import { endWith, runBeside } from './run-beside.ts'

/** Whose command each is. */
const services: Readonly<Record<string, string>> = {
  grant: 'auth',
  revoke: 'auth',
  incident: 'admin',
  contact: 'admin',
  people: 'admin',
}

/** `npm run admin -- <command>`: runs the operators’ command of a service on this machine’s data. */
async function run(args: readonly string[]): Promise<number> {
  const service = services[args[0] ?? '']
  if (service !== undefined) return runBeside(`services/${service}/src/admin.ts`, args)
  console.error(
    'Usage: npm run admin -- grant|revoke <email>, incident …, contact list, people rebuild',
  )
  return 2
}

await endWith(run(process.argv.slice(2)))
