import { jobCatalog, type JobName } from '@lumen/contracts/jobs'
import { labelsOf, type Resource } from './pods.ts'

/** Copies at most of those whose CPU decides. */
const most = { gateway: 20, chat: 30, memory: 20, media: 10 } as const

/** As many copies as the CPU that they use asks for. */
const byCpu = ([name, maxReplicas]: readonly [string, number]): Resource => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: 2,
    maxReplicas,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
      },
    ],
    behavior: {
      // Whoever goes takes sockets and indexes along, which others must take over.
      scaleDown: {
        stabilizationWindowSeconds: 600,
        policies: [{ type: 'Pods', value: 1, periodSeconds: 120 }],
      },
    },
  },
})

/** Jobs of a queue that one worker should have before it at most; a worker makes two pictures at a time. */
const jobsEach: readonly [job: JobName, jobs: number][] = [
  ['media.make-image', 8],
  ['media.make-audio', 8],
  ['media.make-video', 2],
]

/** Every copy counts the same queue, so the highest count is the count. */
const depthOf = (queue: string): string =>
  `max(sum by (instance) (queue_jobs{queue="${queue}",state=~"waiting|prioritized|active"}))`

/** As many workers as jobs that wait ask for; one always, which also looks after lost ones. */
const byQueue: Resource = {
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name: 'media-worker', labels: labelsOf('media-worker') },
  spec: {
    scaleTargetRef: { name: 'media-worker' },
    minReplicaCount: 1,
    maxReplicaCount: 20,
    pollingInterval: 15,
    cooldownPeriod: 300,
    triggers: jobsEach.map(([job, threshold]) => ({
      type: 'prometheus',
      metadata: {
        serverAddress: 'http://prometheus.monitoring:9090',
        query: depthOf(jobCatalog[job].queue),
        threshold: String(threshold),
      },
    })),
    fallback: { failureThreshold: 4, replicas: 2 },
  },
}

/** What decides how many of each there are, where more than a few people come. */
export const autoscaling: readonly Resource[] = [...Object.entries(most).map(byCpu), byQueue]
