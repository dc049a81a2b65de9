import { gatewayMetricsPort, beforeLabel, labelsOf, servicePort, type Resource } from './pods.ts'

const tcp = (...ports: number[]) => ports.map((port) => ({ protocol: 'TCP', port }))
const pods = (name: string) => ({ podSelector: { matchLabels: labelsOf(name) } })
const namespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
})
/** Where addresses are not known here; an overlay may say them. Never what clouds tell their machines. */
const outside = { ipBlock: { cidr: '0.0.0.0/0', except: ['169.254.169.254/32'] } }
const nats = tcp(4222)
const postgres = tcp(5432, 6432)
/** Itself, and its sentinels. */
const redis = tcp(6379, 26379)
const https = tcp(443)
const traces = tcp(4318)
const logs = tcp(3100)
const mail = tcp(465, 587)

/** The namespaces of what a cluster brings along. */
const ingressNamespace = 'ingress-nginx'
const monitoringNamespace = 'monitoring'

type Policy = { ingress?: object[]; egress?: object[] }
const policy = (
  name: string,
  selector: object,
  { ingress = [], egress = [] }: Policy,
  labels: Record<string, string> = {},
): Resource => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, ...(Object.keys(labels).length > 0 && { labels }) },
  spec: { podSelector: selector, policyTypes: ['Ingress', 'Egress'], ingress, egress },
})

/** Everybody may ask for addresses; whoever has no policy of its own may nothing else. */
const everybody = policy(
  'default',
  {},
  {
    egress: [
      {
        to: [namespace('kube-system')],
        ports: [
          { protocol: 'UDP', port: 53 },
          { protocol: 'TCP', port: 53 },
        ],
      },
    ],
  },
  beforeLabel,
)

/**
 * Who may speak with whom: only the gateway is reached from outside, services are reached by the
 * gateway alone (with each other they speak over NATS), and each reaches its servers.
 * @param services those behind the gateway
 */
export function networkOf(services: readonly string[]): Resource[] {
  const figures = (port: number) => ({ from: [namespace(monitoringNamespace)], ports: tcp(port) })
  const watched = { to: [namespace(monitoringNamespace)], ports: traces }
  const gateway = policy('gateway', pods('gateway').podSelector, {
    ingress: [
      { from: [namespace(ingressNamespace)], ports: tcp(servicePort) },
      figures(gatewayMetricsPort),
    ],
    egress: [
      { to: services.map(pods), ports: tcp(servicePort) },
      { to: [outside], ports: [...nats, ...redis] },
      watched,
    ],
  })
  const behind = [...services, 'media-worker'].map((name) =>
    policy(name, pods(name).podSelector, {
      ingress: [
        ...(services.includes(name) ? [{ from: [pods('gateway')], ports: tcp(servicePort) }] : []),
        figures(servicePort),
      ],
      egress: [
        {
          to: [outside],
          ports: [
            ...nats,
            ...redis,
            ...postgres,
            // Files, and models, payments and push services where they are configured.
            ...https,
            ...(name === 'auth' ? mail : []),
          ],
        },
        watched,
        ...(name === 'admin' ? [{ to: [namespace(monitoringNamespace)], ports: logs }] : []),
      ],
    }),
  )
  const prepare = policy(
    'prepare',
    pods('prepare').podSelector,
    { egress: [{ to: [outside], ports: [...nats, ...postgres] }] },
    beforeLabel,
  )
  return [everybody, prepare, gateway, ...behind]
}

/** Where people come in: the gateway, with sockets and uploads of every size that it allows. */
export const ingress: Resource = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: {
    name: 'lumen',
    annotations: {
      // The gateway has the limit of each operation.
      'nginx.ingress.kubernetes.io/proxy-body-size': '64m',
      'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      // Sockets are pinged every 30 seconds.
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '120',
      'nginx.ingress.kubernetes.io/proxy-send-timeout': '60',
    },
  },
  spec: {
    ingressClassName: 'nginx',
    tls: [{ hosts: ['lumen.example'], secretName: 'lumen-tls' }],
    rules: [
      {
        host: 'lumen.example',
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: 'gateway', port: { name: 'http' } } },
            },
          ],
        },
      },
    ],
  },
}
