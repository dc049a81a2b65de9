import type { CDPSession, Page } from '@playwright/test'

/** What the main thread of a page did while something went on, in ms of its own working time. */
export type MainThread = {
  /** Frames of the screen in which it had anything to do. */
  frames: number
  medianFrameMs: number
  longestFrameMs: number
  longestTaskMs: number
  /** By the clock on the wall: with the time in which other processes had the processor. */
  longestTaskWallMs: number
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { frames?: { url?: string; processId?: number }[] } }
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  '__metadata',
]
/** Frames of a screen; work is counted to the one it falls into. */
const frameUs = 1e6 / 60

async function readTrace(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const ended = new Promise<void>((resolve) => {
    session.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]))
    })
    session.on('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.end')
  await ended
  return events
}

/**
 * Traces a page while `run` goes on. A task is what DevTools calls one: `RunTask` of the renderer's
 * main thread. Times are of the processor, so that a machine busy with other things does not count.
 * @throws when the trace holds no task of the page
 */
export async function measureMainThread(
  page: Page,
  run: () => Promise<unknown>,
): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await run()
  const events = await readTrace(session)
  await session.detach()

  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events.filter(
      (event) =>
        event.pid === pid && event.tid === tid && event.ph === 'X' && event.name === 'RunTask',
    )
  // Other pages and the browser's own have renderers too: the busiest is the one that is measured.
  const tasks = mains
    .map(tasksOf)
    .reduce<TraceEvent[]>((most, list) => (list.length > most.length ? list : most), [])
  if (tasks.length === 0) throw new Error('the trace has no task of the page')

  const frames = new Map<number, number>()
  let longestTask = 0
  let longestTaskWall = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    const frame = Math.floor(ts / frameUs)
    frames.set(frame, (frames.get(frame) ?? 0) + tdur)
    longestTask = Math.max(longestTask, tdur)
    longestTaskWall = Math.max(longestTaskWall, dur)
  }
  const work = [...frames.values()].toSorted((a, b) => a - b)
  return {
    frames: work.length,
    medianFrameMs: (work[Math.floor(work.length / 2)] ?? 0) / 1000,
    longestFrameMs: (work.at(-1) ?? 0) / 1000,
    longestTaskMs: longestTask / 1000,
    longestTaskWallMs: longestTaskWall / 1000,
  }
}
