import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret'
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import type { IJob } from 'kubernetes-models/batch/v1/Job'
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import type { IIoK8sApiCoreV1Container as Container } from 'kubernetes-models/v1/Container'
import type { INamespace } from 'kubernetes-models/v1/Namespace'
import type { IService } from 'kubernetes-models/v1/Service'
import type { Composed, Workload } from './composed.ts'
import type { Environment } from './environment.ts'

/** A thing in a cluster: names that its kind does not know do not compile. */
export type Resource =
  | IDeployment
  | IExternalSecret
  | IHorizontalPodAutoscaler
  | IIngress
  | IJob
  | INamespace
  | INetworkPolicy
  | IPodDisruptionBudget
  | IScaledObject
  | IService

/** Where every process listens, as in its environment. */
export const servicePort = 8080
/** Where the gateway, whose port is everybody's, tells its figures. */
export const gatewayMetricsPort = 9090
/** How long a Pod goes on serving when it is asked to end, until nobody sends to it any more. */
export const goneFromListsSeconds = 5
/** Longer than that and the draining of the slowest service together. */
export const graceSeconds = 60

/** Whose CPU is what decides how many there are. */
const busy: readonly string[] = ['gateway', 'chat', 'memory', 'media']

/** What is applied, and done, before services are. */
export const beforeLabel = { 'lumen.app/stage': 'before' } as const
export const labelsOf = (name: string): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'lumen',
})

/** Who may do nothing in its Pod but run. */
export const podSecurity = {
  runAsNonRoot: true,
  // The user node of the image.
  runAsUser: 1000,
  runAsGroup: 1000,
  fsGroup: 1000,
  seccompProfile: { type: 'RuntimeDefault' },
} as const
export const containerSecurity = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
}
export const temporary = { name: 'tmp', emptyDir: { sizeLimit: '2Gi' } }
export const temporaryMount = { name: 'tmp', mountPath: '/tmp' }

/** The image of a service; an overlay says of which registry and version. */
export const imageOf = (service: string): string => `lumen-${service}`

const memoryOf = ({ mem_limit: limit = '' }: Composed): string => {
  const size = /(\d+)g\}?$/.exec(limit)?.[1]
  if (size === undefined) throw new Error(`The limit of memory ${limit} is not in gigabytes`)
  return `${size}Gi`
}
const probe = (path: string, rest: object) => ({
  httpGet: { path, port: 'http' },
  timeoutSeconds: 5,
  ...rest,
})

/** Deployment, Service and disruption budget of a workload. */
export function podsOf(
  { name, service }: Workload,
  composed: Composed,
  { variables }: Environment,
): Resource[] {
  const labels = labelsOf(name)
  const isGateway = name === 'gateway'
  const hasFiles = composed.volumes?.some((mount) => mount.includes(':/config:')) ?? false
  const files = { name: 'config', secret: { secretName: `${service}-files`, optional: true } }
  const container: Container = {
    name,
    image: imageOf(service),
    ports: [
      { name: 'http', containerPort: servicePort },
      ...(isGateway ? [{ name: 'metrics', containerPort: gatewayMetricsPort }] : []),
    ],
    env: [...variables],
    resources: {
      requests: { cpu: busy.includes(service) ? '500m' : '100m', memory: '384Mi' },
      limits: { cpu: '2', memory: memoryOf(composed) },
    },
    securityContext: containerSecurity,
    // A schema that is brought up to date at start takes up to its 15 minutes.
    startupProbe: probe('/health/live', { periodSeconds: 5, failureThreshold: 190 }),
    livenessProbe: probe('/health/live', { periodSeconds: 10, failureThreshold: 6 }),
    readinessProbe: probe('/health/ready', { periodSeconds: 5, failureThreshold: 2 }),
    lifecycle: { preStop: { sleep: { seconds: goneFromListsSeconds } } },
    volumeMounts: [
      temporaryMount,
      ...(hasFiles ? [{ name: 'config', mountPath: '/config', readOnly: true }] : []),
    ],
  }
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, labels },
      // How many there are, overlays say; one where nothing does.
      spec: {
        selector: { matchLabels: labels },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
        template: {
          metadata: {
            labels,
            annotations: {
              'prometheus.io/scrape': 'true',
              'prometheus.io/port': String(isGateway ? gatewayMetricsPort : servicePort),
            },
          },
          spec: {
            automountServiceAccountToken: false,
            // They would set CHAT_PORT and its like, which mean something else to services.
            enableServiceLinks: false,
            terminationGracePeriodSeconds: graceSeconds,
            securityContext: podSecurity,
            topologySpreadConstraints: [
              {
                maxSkew: 1,
                topologyKey: 'kubernetes.io/hostname',
                whenUnsatisfiable: 'ScheduleAnyway',
                labelSelector: { matchLabels: labels },
              },
            ],
            containers: [container],
            volumes: [temporary, ...(hasFiles ? [files] : [])],
          },
        },
      },
    },
    ...(name === service ? [serviceOf(name)] : []),
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name, labels },
      spec: {
        maxUnavailable: 1,
        unhealthyPodEvictionPolicy: 'AlwaysAllow',
        selector: { matchLabels: labels },
      },
    },
  ]
}

const serviceOf = (name: string): Resource => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    selector: labelsOf(name),
    ports: [{ name: 'http', port: servicePort, targetPort: 'http' }],
  },
})
