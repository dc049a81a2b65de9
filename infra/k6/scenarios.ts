/**
 * What the scenarios are: how many users there are when, what each does, and what must hold. Read by k6
 * (`main.ts`) and by `npm run load` (`benches/load`), so it imports nothing.
 */

/** Within so many seconds the number of users comes, evenly, to this. It begins with none. */
export type Stage = { readonly seconds: number; readonly users: number }

/** The most that may be: shares of all, and milliseconds. */
export type Thresholds = {
  /** Of requests that were not answered with 2xx. */
  readonly requestErrors: number
  readonly requestP95: number
  readonly requestP99: number
  /** Of messages whose reply did not come whole. */
  readonly replyErrors: number
  /** From a message to the first words of its reply. */
  readonly firstWordsP95: number
  /** Of sockets that did not open or were cut off. */
  readonly socketErrors: number
}

export type Scenario = { readonly stages: readonly Stage[]; readonly thresholds: Thresholds }

/** What one user does: a request each second, and a message each fifteen, over a socket of its own. */
export const pace = { requestsPerSecond: 1, secondsPerMessage: 15 } as const

/** Whoever waits longer than this for a reply goes without. */
export const replyWithinMs = 60_000

const usual: Thresholds = {
  requestErrors: 0.01,
  requestP95: 500,
  requestP99: 1_500,
  replyErrors: 0.01,
  firstWordsP95: 3_000,
  socketErrors: 0.01,
}
/** More than there is room for: it may be slow, and must answer. */
const crowded: Thresholds = {
  requestErrors: 0.05,
  requestP95: 3_000,
  requestP99: 10_000,
  replyErrors: 0.05,
  firstWordsP95: 15_000,
  socketErrors: 0.05,
}

const minutes = (count: number) => count * 60

export const scenarios = {
  /** Whether everything answers at all, also just after a start, when much is loaded for the first time. */
  smoke: {
    stages: [
      { seconds: 10, users: 3 },
      { seconds: 40, users: 3 },
      { seconds: 10, users: 0 },
    ],
    thresholds: { ...crowded, requestErrors: 0, replyErrors: 0, socketErrors: 0 },
  },
  /** A usual busy hour. */
  load: {
    stages: [
      { seconds: minutes(2), users: 40 },
      { seconds: minutes(11), users: 40 },
      { seconds: minutes(2), users: 0 },
    ],
    thresholds: usual,
  },
  /** More and more, to see what gives way first, and whether it comes back. */
  stress: {
    stages: [
      { seconds: minutes(2), users: 40 },
      { seconds: minutes(3), users: 40 },
      { seconds: minutes(2), users: 80 },
      { seconds: minutes(3), users: 80 },
      { seconds: minutes(2), users: 160 },
      { seconds: minutes(4), users: 160 },
      { seconds: minutes(4), users: 0 },
    ],
    thresholds: crowded,
  },
  /** The same for long: memory that does not come back shows. */
  soak: {
    stages: [
      { seconds: minutes(2), users: 30 },
      { seconds: minutes(26), users: 30 },
      { seconds: minutes(2), users: 0 },
    ],
    thresholds: usual,
  },
  /** Many at once, and gone again. */
  spike: {
    stages: [
      { seconds: minutes(1), users: 10 },
      { seconds: minutes(1), users: 10 },
      { seconds: 10, users: 150 },
      { seconds: minutes(2), users: 150 },
      { seconds: 10, users: 10 },
      { seconds: minutes(3), users: 10 },
      { seconds: 40, users: 0 },
    ],
    thresholds: crowded,
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

export const secondsOf = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { seconds }) => sum + seconds, 0)

export const mostUsersOf = (stages: readonly Stage[]): number =>
  Math.max(...stages.map(({ users }) => users))

/** The stages, longer or shorter in proportion when so many minutes are asked for. */
export function stretched(stages: readonly Stage[], wantedMinutes?: number): Stage[] {
  const factor = wantedMinutes === undefined ? 1 : minutes(wantedMinutes) / secondsOf(stages)
  return stages.map(({ seconds, users }) => ({ seconds: seconds * factor, users }))
}
