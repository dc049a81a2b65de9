import { serviceNames } from '@lumen/contracts/operation'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { repositoryRoot } from '../paths.ts'
import { autoscaling } from './autoscaling.ts'
import { readComposed, workloads } from './composed.ts'
import { settingsName, translateEnvironment, type Environment } from './environment.ts'
import { ingress, networkOf } from './network.ts'
import { beforeLabel, podsOf, type Resource } from './pods.ts'
import { migrationOf, prepareJob, stepOf } from './prepare.ts'
import { externalSecretOf } from './secrets.ts'

/** Where the files are: `base` and `components` are written, overlays are the operator's. */
export const kubernetesFolder = join(repositoryRoot, 'infra', 'kubernetes')

const composed = readComposed()
const composedOf = (name: string) => {
  const found = composed[name]
  if (found === undefined) throw new Error(`docker-compose.yml has no service ${name}`)
  return found
}
const environmentOf = (name: string, fixed?: Readonly<Record<string, string>>): Environment =>
  translateEnvironment(name, composedOf(name), fixed)

const prepared = ['roles', 'setup']

/** Which secrets each service is given, and nobody else. */
export const secretsByService = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...prepared, ...serviceNames, 'gateway'].map((name) => [name, environmentOf(name).secrets]),
  )

const namespace: Resource = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: 'lumen',
    labels: { 'pod-security.kubernetes.io/enforce': 'restricted', ...beforeLabel },
  },
}

/** All settings with their defaults. @throws Error when two services have different ones */
function settingsOf(environments: readonly Environment[]): string {
  const all = new Map<string, string>()
  for (const { settings } of environments)
    for (const [name, value] of Object.entries(settings)) {
      if ((all.get(name) ?? value) !== value) throw new Error(`${name} has two defaults`)
      all.set(name, value)
    }
  const lines = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return lines.map(([name, value]) => `${name}=${value}\n`).join('')
}

const head = '# Made from docker-compose.yml: npm run kubernetes\n'
const yaml = (...resources: object[]): string =>
  head +
  resources
    .map((each) => stringify(each, { lineWidth: 0, aliasDuplicateObjects: false }))
    .join('---\n')

/** Every file of `base` and `components` by its path, as `npm run kubernetes` writes them. */
export function manifests(): Readonly<Record<string, string>> {
  const environments = workloads.map(({ service, fixed }) => environmentOf(service, fixed))
  const [roles, setup] = prepared.map((name) => stepOf(name, composedOf(name), environmentOf(name)))
  const migrations = serviceNames.map((name) => migrationOf(name, environmentOf(name)))
  const steps = [roles!, ...migrations, setup!]
  const all = [...environments, ...steps.map(({ environment }) => environment)]
  const files: Record<string, string> = {
    'namespace.yaml': yaml(namespace),
    'prepare.yaml': yaml(prepareJob(steps)),
    'network.yaml': yaml(...networkOf(serviceNames)),
    'ingress.yaml': yaml(ingress),
    ...Object.fromEntries(
      workloads.map((workload, index) => [
        `${workload.name}.yaml`,
        yaml(...podsOf(workload, composedOf(workload.service), environments[index]!)),
      ]),
    ),
  }
  const base = {
    'settings.env': head + settingsOf(all),
    ...files,
    'kustomization.yaml': yaml({
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      namespace: 'lumen',
      configMapGenerator: [
        { name: settingsName, envs: ['settings.env'], options: { labels: beforeLabel } },
      ],
      resources: Object.keys(files),
    }),
  }
  const component = (name: string, resources: readonly Resource[]) => ({
    [`components/${name}/resources.yaml`]: yaml(...resources),
    [`components/${name}/kustomization.yaml`]: yaml({
      apiVersion: 'kustomize.config.k8s.io/v1alpha1',
      kind: 'Component',
      resources: ['resources.yaml'],
    }),
  })
  return {
    ...Object.fromEntries(Object.entries(base).map(([path, text]) => [`base/${path}`, text])),
    ...component('autoscaling', autoscaling),
    ...component('external-secrets', Object.keys(secretsByService()).map(externalSecretOf)),
  }
}
