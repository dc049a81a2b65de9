import { allRequests } from '@lumen/contracts/all-requests'
import { subjects } from '@lumen/contracts/bus'
import { consumersOf } from '@lumen/contracts/consumers'
import { liveTraffic } from '@lumen/contracts/live-traffic'
import { processNames, type ProcessName } from '@lumen/contracts/operation'
import { publishingServices } from '@lumen/contracts/outbox'
import { inboxOf } from './connection.ts'
import { deadStream, eventStream, serviceOfFilter } from './streams.ts'

/** What a user of NATS may say and hear; answers to what it was asked it may always give. */
export type NatsPermissions = {
  readonly publish: readonly string[]
  readonly subscribe: readonly string[]
}

/** Who makes streams and consumers, before the services start. */
export const setUpName = 'setup'

/** What each user of NATS may, by its name: every process, and who sets up before they start. */
export const allPermissions = (): Readonly<Record<string, NatsPermissions>> => ({
  ...Object.fromEntries(processNames.map((name) => [name, permissionsOf(name)])),
  [setUpName]: {
    publish: [
      ...['INFO', 'CREATE', 'UPDATE'].map((what) => api(`STREAM.${what}.*`)),
      ...['INFO', 'CREATE'].map((what) => api(`CONSUMER.${what}.>`)),
    ],
    subscribe: [`${inboxOf(setUpName)}.>`],
  },
})

/** What the contracts say that a process does, and nothing else. */
export function permissionsOf(name: ProcessName): NatsPermissions {
  const requests = Object.entries(allRequests)
  const asked = requests.filter(([, { callers }]) => callers.includes(name))
  const answered = requests.filter(([request]) => request.startsWith(`${name}.`))
  const told = liveTraffic.filter(({ tellers }) => tellers.includes(name))
  const heard = liveTraffic.filter(({ hearers }) => hearers.includes(name))
  return {
    publish: [
      ...asked.map(([request]) => subjects.request(request)),
      ...told.map(({ subject }) => subject),
      ...publishing(name),
      ...consuming(name),
      ...(name === 'admin' ? watching : []),
    ],
    subscribe: [
      `${inboxOf(name)}.>`,
      ...answered.map(([request]) => subjects.request(request)),
      ...heard.map(({ subject }) => subject),
    ],
  }
}

/** Its events, and what erasing a user takes. */
function publishing(name: ProcessName): string[] {
  if (!publishingServices.some((service) => service === name)) return []
  return [subjects.event(`${name}.>`), ...[eventStream(name), deadStream].flatMap(erasing)]
}

function erasing(stream: string): string[] {
  return [
    api(`STREAM.INFO.${stream}`),
    // Not DIRECT.GET: it answers with the event as it is, and an answer can be sent to any subject.
    api(`STREAM.MSG.GET.${stream}`),
    api(`STREAM.MSG.DELETE.${stream}`),
  ]
}

/** Consumers that are there: who may make or change one may have events delivered to any subject. */
function consuming(name: ProcessName): string[] {
  const consumers = consumersOf(name)
  if (consumers.length === 0) return []
  return [
    `dead.${name}.>`,
    ...consumers.flatMap(({ durable, filter }) => {
      const place = `${eventStream(serviceOfFilter(filter))}.${durable}`
      return [
        api(`CONSUMER.INFO.${place}`),
        api(`CONSUMER.MSG.NEXT.${place}`),
        `$JS.ACK.${place}.>`,
      ]
    }),
  ]
}

/** The back office sees how far everybody is, and what was given up. */
const watching: readonly string[] = [
  api('STREAM.NAMES'),
  api('STREAM.INFO.*'),
  api('CONSUMER.LIST.*'),
  ...erasing(deadStream),
]

function api(subject: string): string {
  return `$JS.API.${subject}`
}
