import { statusLimits } from '@lumen/contracts/admin/limits'
import { incidentSeverities } from '@lumen/contracts/admin/choices'
import { defaultLanguage, isLanguage } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { parseArgs } from 'node:util'
import { loadConfig } from './config.ts'
import { createContext, type AdminContext } from './context.ts'
import { listContactMessages, openContactMessage } from './store/contact-messages.ts'
import { insertIncident, listIncidents, updateIncident } from './store/incidents.ts'
import { rebuildPeople } from './use-cases/rebuild-people.ts'

const usage = `Usage: npm run admin -- incident list
       npm run admin -- incident add --title <text> --description <text>
                        [--severity ${incidentSeverities.join('|')}] [--language <code>]
       npm run admin -- incident update <id> <message>
       npm run admin -- incident resolve <id> [message]
       npm run admin -- contact list [--limit <number>]
       npm run admin -- people rebuild   (while the product runs: its services are asked)`

/** A command that is not one of those above. */
class UsageError extends Error {}

/** Operators’ command for what has no page yet: incidents of the status page, contact messages. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        description: { type: 'string' },
        severity: { type: 'string', default: 'minor' },
        language: { type: 'string', default: defaultLanguage },
        limit: { type: 'string', default: '20' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
const { positionals, values } = readArguments()

async function run(context: AdminContext): Promise<void> {
  const [subject, verb, id, message] = positionals
  switch (`${subject} ${verb}`) {
    case 'incident list':
      return showIncidents(context)
    case 'incident add':
      return addIncident(context)
    case 'incident update':
      if (id === undefined || message === undefined) throw new UsageError('What is new of which?')
      return changeIncident(context, id, message, false)
    case 'incident resolve':
      if (id === undefined) throw new UsageError('Which incident?')
      return changeIncident(context, id, message ?? null, true)
    case 'people rebuild':
      return rebuild(context)
    case 'contact list':
      return showContactMessages(context)
    default:
      throw new UsageError('There is no such command')
  }
}

async function showIncidents({ db }: AdminContext): Promise<void> {
  const incidents = await listIncidents(db, new Date(0))
  if (incidents.length === 0) console.log('There are no incidents.')
  for (const { id, timestamp, status, severity, title } of incidents)
    console.log(`${id}  ${timestamp}  ${status}  ${severity}  ${title}`)
}

async function addIncident({ db, clock }: AdminContext): Promise<void> {
  const { title = '', description = '', language } = values
  const severity = incidentSeverities.find((each) => each === values.severity)
  const fits = (text: string, most: number) => text.trim() !== '' && text.length <= most
  if (!fits(title, statusLimits.incidentTitle))
    throw new UsageError(`A title of at most ${statusLimits.incidentTitle} characters is needed`)
  if (!fits(description, statusLimits.incidentText))
    throw new UsageError(
      `A description of at most ${statusLimits.incidentText} characters is needed`,
    )
  if (severity === undefined) throw new UsageError('There is no such severity')
  if (!isLanguage(language)) throw new UsageError('There is no such language')
  const id = newId()
  await insertIncident(db, { id, title, description, language, severity, beganAt: clock.now() })
  console.log(`The status page shows incident ${id}.`)
}

async function changeIncident(
  { db, clock }: AdminContext,
  id: string,
  message: string | null,
  resolve: boolean,
): Promise<void> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw new UsageError(`${id} is no id`)
  if (message !== null && message.length > statusLimits.incidentText)
    throw new UsageError(`At most ${statusLimits.incidentText} characters fit`)
  const changed = await db
    .transaction()
    .execute((tx) => updateIncident(tx, id, { message, resolve, now: clock.now() }))
  if (!changed) throw new Error(`There is no open incident ${id}.`)
  console.log(`Incident ${id} is ${resolve ? 'resolved' : 'updated'}.`)
}

async function rebuild(context: AdminContext): Promise<void> {
  const { people, companions } = await rebuildPeople(context)
  console.log(`${people} accounts and ${companions} companions are counted.`)
}

async function showContactMessages({ db, sealer }: AdminContext): Promise<void> {
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw new UsageError('The limit is a number from 1 to 1000')
  const rows = await listContactMessages(db, { limit })
  if (rows.length === 0) console.log('Nobody has written.')
  for (const row of rows) {
    const each = openContactMessage(await sealer.open(db, row.sealed_for), row)
    console.log(
      [
        `${each.createdAt.toISOString()}  ${each.category}  ${each.id}`,
        `  From: ${each.name} <${each.email}>${each.userId === null ? '' : ` (user ${each.userId})`}`,
        `  Subject: ${each.subject}`,
        ...each.message.split('\n').map((line) => `  | ${line}`),
        '',
      ].join('\n'),
    )
  }
}

const { context, closer } = await createContext(loadConfig({ LOG_LEVEL: 'warn', ...process.env }))
try {
  await run(context)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof UsageError) console.error(usage)
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await closer.close()
}
