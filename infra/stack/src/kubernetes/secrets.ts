import { secretName } from './environment.ts'
import { beforeLabel, labelsOf, type Resource } from './pods.ts'

/** The Secret of a service, filled from its own entry, `lumen/<service>`, of the store that is named lumen. */
export const externalSecretOf = (service: string): Resource => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name: secretName(service), labels: { ...labelsOf(service), ...beforeLabel } },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: { kind: 'ClusterSecretStore', name: 'lumen' },
    target: { name: secretName(service), creationPolicy: 'Owner', deletionPolicy: 'Retain' },
    dataFrom: [{ extract: { key: `lumen/${service}` } }],
  },
})

/**
 * The Secrets of all services, each with its own secrets alone.
 * @param given what `.env` has; what is not set there is left out
 */
export function secretsFrom(
  secrets: Readonly<Record<string, readonly string[]>>,
  given: Readonly<Record<string, string | undefined>>,
): object[] {
  return Object.entries(secrets).map(([service, names]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: secretName(service), namespace: 'lumen', labels: labelsOf(service) },
    type: 'Opaque',
    stringData: Object.fromEntries(
      names.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
    ),
  }))
}
