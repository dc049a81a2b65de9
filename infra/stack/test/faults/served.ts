const counted = /^(?:http_request_duration_seconds|bus_answer_seconds)_count\{(.*)\} (\d+)$/gm
/** Asked by whoever looks after processes. */
const ofOperators = /"GET \/(?:health|metrics)/
const job = /^job_duration_seconds_count\{(.*)\} (\d+)$/gm

const sum = (metrics: string, lines: RegExp, matters: (labels: string) => boolean): number =>
  [...metrics.matchAll(lines)]
    .filter(([, labels = '']) => matters(labels))
    .reduce((total, [, , count]) => total + Number(count), 0)

/** The metrics of a process; nothing of one that is not there. */
export async function metricsAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`).catch(() => null)
  return (await answer?.text()) ?? ''
}

/** How many requests of users and of other services a process has answered. */
export const servedIn = (metrics: string): number =>
  sum(metrics, counted, (labels) => !ofOperators.test(labels))

/** How many jobs it has done, or tried in vain. */
export const jobsIn = (metrics: string, outcome: 'completed' | 'failed'): number =>
  sum(metrics, job, (labels) => labels.includes(`outcome="${outcome}"`))
