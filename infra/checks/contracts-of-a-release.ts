import { allRequests } from '@lumen/contracts/all-requests'
import { authEvents } from '@lumen/contracts/auth/bus'
import { billingEvents } from '@lumen/contracts/billing/bus'
import { chatEvents } from '@lumen/contracts/chat/bus'
import { fortuneEvents } from '@lumen/contracts/fortune/bus'
import { jobCatalog } from '@lumen/contracts/jobs'
import { mediaEvents } from '@lumen/contracts/media/bus'
import { memoryEvents } from '@lumen/contracts/memory/bus'
import { faultsBetween, type JSONSchema } from './compatibility.ts'

const allEvents = {
  ...authEvents,
  ...billingEvents,
  ...chatEvents,
  ...fortuneEvents,
  ...mediaEvents,
  ...memoryEvents,
}

/** What services of one release say to each other. */
export type Contracts = {
  readonly requests: Readonly<Record<string, { input: JSONSchema; output: JSONSchema }>>
  readonly events: Readonly<Record<string, JSONSchema>>
  readonly jobs: Readonly<Record<string, JSONSchema>>
}

/** As they stand in the code. */
export function contractsOfToday(): Contracts {
  const contracts = {
    requests: mapValues(allRequests, ({ input, output }) => ({ input, output })),
    events: mapValues(allEvents, ({ payload }) => payload),
    jobs: mapValues(jobCatalog, ({ payload }) => payload),
  }
  // As they are written down: without what only the code knows.
  return JSON.parse(JSON.stringify(contracts, withoutProse)) as Contracts
}

const mapValues = <From, To>(table: Readonly<Record<string, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, to(value)]))

const prose = new Set(['description', 'title', '$id', 'default', 'examples'])
const withoutProse = (name: string, value: unknown) =>
  prose.has(name) && typeof value === 'string' ? undefined : value

/**
 * What would break while services of one release run beside those of the one before, whoever of them
 * speaks: `name: where and why`.
 */
export function faultsBesides(before: Contracts, now: Contracts): string[] {
  const faults: string[] = []
  const add = (name: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${name} ${fault}`))
  for (const [name, old] of Object.entries(before.requests)) {
    const request = now.requests[name]
    if (request === undefined) {
      add(name, ['is gone, and who is older still asks it'])
      continue
    }
    add(`${name} (older asks)`, [
      ...faultsBetween(request.input, old.input),
      ...faultsBetween(old.output, request.output),
    ])
    add(`${name} (newer asks)`, [
      ...faultsBetween(old.input, request.input),
      ...faultsBetween(request.output, old.output),
    ])
  }
  for (const kind of ['events', 'jobs'] as const)
    for (const [name, old] of Object.entries(before[kind])) {
      const told = now[kind][name]
      if (told === undefined) add(name, kind === 'jobs' ? ['is gone, and may wait in a queue'] : [])
      else {
        add(`${name} (older tells)`, faultsBetween(told, old))
        add(`${name} (newer tells)`, faultsBetween(old, told))
      }
    }
  return faults
}
