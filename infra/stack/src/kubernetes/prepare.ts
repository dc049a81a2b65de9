import type { Composed } from './composed.ts'
import type { Environment } from './environment.ts'
import {
  beforeLabel,
  containerSecurity,
  imageOf,
  labelsOf,
  podSecurity,
  temporary,
  temporaryMount,
  type Resource,
} from './pods.ts'

/** A program that runs once before services do, and ends. */
export type Step = {
  readonly name: string
  readonly service: string
  readonly command: readonly string[]
  readonly environment: Environment
}

const migrateCommand = ['node', 'packages/service/src/migrate-main.ts']

/** Brings the schema of a service up to date; it is given that service's database and nothing else. */
export function migrationOf(service: string, { variables, settings }: Environment): Step {
  const prefix = `${service.toUpperCase()}_DATABASE_`
  const kept = variables.filter(
    ({ name }) =>
      name === 'NODE_ENV' || (name.startsWith(prefix) && !/_(POOL|REPLICA_ADDRESS)$/.test(name)),
  )
  return {
    name: `migrate-${service}`,
    service,
    command: migrateCommand,
    environment: { variables: kept, settings, secrets: [] },
  }
}

/** The image that a step of Compose runs in. */
export const stepOf = (name: string, composed: Composed, environment: Environment): Step => ({
  name,
  service: composed.build?.args.SERVICE ?? name,
  command: composed.command ?? [],
  environment,
})

/** All that must be there before services start, one after the other: a Job that may run again. */
export function prepareJob(steps: readonly Step[]): Resource {
  const containers = steps.map(({ name, service, command, environment }) => ({
    name,
    image: imageOf(service),
    command: [...command],
    env: [...environment.variables],
    resources: {
      requests: { cpu: '100m', memory: '256Mi' },
      limits: { cpu: '1', memory: '512Mi' },
    },
    securityContext: containerSecurity,
    volumeMounts: [temporaryMount],
  }))
  const labels = labelsOf('prepare')
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name: 'prepare',
      labels: { ...labels, ...beforeLabel },
      annotations: {
        // Who rolls out with Argo CD has it run by itself.
        'argocd.argoproj.io/hook': 'PreSync',
        'argocd.argoproj.io/hook-delete-policy': 'BeforeHookCreation',
      },
    },
    spec: {
      backoffLimit: 6,
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels },
        spec: {
          restartPolicy: 'OnFailure',
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          securityContext: podSecurity,
          initContainers: containers.slice(0, -1),
          containers: containers.slice(-1),
          volumes: [temporary],
        },
      },
    },
  }
}
