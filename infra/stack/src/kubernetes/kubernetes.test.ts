import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret'
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'
import { jobCatalog } from '@lumen/contracts/jobs'
import { processNames, type ProcessName } from '@lumen/contracts/operation'
import { readRedisUrl } from '@lumen/runtime/redis-url'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { newIdentityKeys } from '../new-keys.mjs'
import { repositoryRoot } from '../paths.ts'
import { services } from '../services.ts'
import { readComposed } from './composed.ts'
import type { Variable } from './environment.ts'
import { kubernetesFolder, manifests, secretsByService } from './manifests.ts'
import { secretsFrom } from './secrets.ts'

const kinds = {
  Deployment,
  ExternalSecret,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Secret,
  Service,
}

type Labels = Record<string, string>
type Container = {
  name: string
  image: string
  command: string[]
  env: Variable[]
  ports: { name: string; containerPort: number }[]
} & Record<`${'startup' | 'liveness' | 'readiness'}Probe`, { httpGet: Record<string, string> }>
type PodTemplate = {
  metadata: { labels: Labels }
  spec: {
    containers: Container[]
    initContainers?: Container[]
    terminationGracePeriodSeconds: number
  }
}
type Found = {
  kind: keyof typeof kinds
  metadata: { name: string; labels: Labels }
  // What is read of it, the schemas have looked at before.
  // oxlint-disable-next-line typescript/no-explicit-any
  spec: any
}

const read = (path: string) => readFileSync(join(kubernetesFolder, path), 'utf8')
const files = globSync('{base,components}/**/*.*', { cwd: kubernetesFolder })
const resources = files
  .filter((path) => path.endsWith('.yaml') && !path.endsWith('kustomization.yaml'))
  .flatMap((path) => parseAllDocuments(read(path)).map((each) => each.toJS() as Found))
const of = (kind: Found['kind']) => resources.filter((each) => each.kind === kind)
const deployments = of('Deployment').map((each) => ({
  name: each.metadata.name,
  spec: each.spec,
  template: each.spec.template as PodTemplate,
  container: each.spec.template.spec.containers[0] as Container,
}))
const job = of('Job')[0]!.spec.template as PodTemplate
const steps = [...job.spec.initContainers!, ...job.spec.containers]
const settings = Object.fromEntries(
  [...read('base/settings.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
) as Record<string, string>
const composed = readComposed()
const built = Object.keys(composed).filter((name) => composed[name]!.build)

it('is what docker-compose.yml says', () => {
  const written = Object.fromEntries(files.map((path) => [path, read(path)]))
  expect(written, 'run npm run kubernetes').toEqual(manifests())
})

it.each(resources.map((each) => [`${each.kind} ${each.metadata.name}`, each] as const))(
  '%s is what the schema of its kind asks for',
  (_, resource) => {
    expect(resource.metadata.name).toMatch(/^[a-z][a-z0-9-]{0,62}$/)
    const Kind = kinds[resource.kind] as unknown as new (data: object) => { validate(): void }
    expect(() => new Kind(resource).validate()).not.toThrow()
  },
)

it('runs every service of Compose, and makes before what Compose makes before', () => {
  const run = [...deployments.map(({ name }) => name), ...steps.map(({ name }) => name)]
  expect(built.filter((name) => !run.includes(name))).toEqual([])
  const migrated = steps.map(({ name }) => name).filter((name) => name.startsWith('migrate-'))
  expect(migrated.map((name) => name.slice(8)).toSorted()).toEqual(
    processNames.filter((name) => name !== 'gateway').toSorted(),
  )
  expect([steps[0]!.name, steps.at(-1)!.name]).toEqual(['roles', 'setup'])
})

/** What a container gets, as a cluster fills it in; throws for what is nowhere or named too early. */
function environmentOf({ env }: Container): Record<string, string> {
  const given: Record<string, string> = {}
  for (const { name, value = '', valueFrom: from } of env) {
    const key = from?.configMapKeyRef?.key
    if (key !== undefined) given[name] = settings[key] ?? missing(key)
    else if (from?.secretKeyRef) given[name] = secretValue(from.secretKeyRef.key)
    else given[name] = value.replaceAll(/\$\((\w+)\)/g, (_, used) => given[used] ?? missing(used))
  }
  return given
}
const missing = (name: string): never => {
  throw new Error(`${name} is not set`)
}
const identity = newIdentityKeys()
const secretValue = (key: string): string => {
  if (key === 'LUMEN_IDENTITY_PRIVATE_KEY') return identity.privateKey
  if (key === 'LUMEN_IDENTITY_PUBLIC_KEY') return identity.publicKey
  if (key === 'LUMEN_SEAL_KEYS') return `1:${Buffer.alloc(32, 1).toString('base64')}`
  return /_PASSWORD$|^OBJECTS/.test(key) ? `of-${key}` : ''
}

it('leads to sentinels or a cluster of Redis where settings name them', () => {
  const { value = '' } = deployments[0]!.container.env.find(({ name }) => name === 'REDIS_URL')!
  const address = (given: Record<string, string>) =>
    readRedisUrl(value.replaceAll(/\$\((\w+)\)/g, (_, used) => given[used] ?? secretValue(used)))
  expect(
    address({ REDIS_SCHEME: 'rediss+sentinel', REDIS_ADDRESS: 'one:26379,two:26379/mymaster' }),
  ).toMatchObject({ kind: 'sentinel', tls: true, name: 'mymaster' })
  expect(
    address({ REDIS_SCHEME: 'redis+cluster', REDIS_ADDRESS: 'one:6379,two:6379' }),
  ).toMatchObject({ kind: 'cluster', login: { password: 'of-REDIS_PASSWORD' } })
})

describe.each(deployments)('$name', ({ name, template, container }) => {
  const service = container.image.replace(/^lumen-/, '') as ProcessName

  it('is told all that it is told under Compose, and takes it', async () => {
    const given = environmentOf(container)
    expect(Object.keys(given)).toEqual(
      expect.arrayContaining(Object.keys(composed[service]!.environment!)),
    )
    const bucket = { OBJECTS_S3_ENDPOINT: 'https://s3.example', OBJECTS_S3_BUCKET: 'lumen' }
    await services[service].read({ ...given, ...bucket })
    if (service !== 'gateway')
      expect(given[`${service.toUpperCase()}_DATABASE_URL`]).toMatch(
        new RegExp(`^postgres://lumen_${service}:of-\\w+@postgres\\.servers:5432/lumen$`),
      )
  })

  it('is given its own secrets alone', () => {
    const used = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
    expect(new Set(used.map((secret) => secret.name))).toEqual(new Set([`${service}-secrets`]))
    const logins = used.filter(({ key }) => /_(NATS|DATABASE)_/.test(key))
    expect(logins.filter(({ key }) => !key.startsWith(service.toUpperCase()))).toEqual([])
  })

  it('is asked how it is where it says so, and is left time to drain', () => {
    const port = container.ports.find((each) => each.name === 'http')!.containerPort
    expect(environmentOf(container)[`${service.toUpperCase()}_PORT`]).toBe(String(port))
    const routes = readFileSync(join(repositoryRoot, 'packages/http/src/health.ts'), 'utf8')
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      expect(container[probe].httpGet['port']).toBe('http')
      expect(routes).toContain(`server.get('${container[probe].httpGet['path']}'`)
    }
    const underCompose = Number.parseInt(
      (composed[service] as { stop_grace_period?: string }).stop_grace_period ?? '',
    )
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(underCompose)
  })

  it('may do nothing but run, within limits', () => {
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container).toMatchObject({
      securityContext: {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
      resources: { limits: { cpu: expect.any(String), memory: expect.stringMatching(/^\dGi$/) } },
    })
    expect(of('PodDisruptionBudget').map((each) => each.metadata.name)).toContain(name)
    expect(of('NetworkPolicy').map((each) => each.metadata.name)).toContain(name)
  })
})

it('has steps run programs that images hold', () => {
  const copied = [
    ...readFileSync(join(repositoryRoot, 'infra/Dockerfile'), 'utf8').matchAll(/^COPY (\S+) \1$/gm),
  ].map(([, path]) => `${path}/`)
  for (const { name, command, image } of steps) {
    const [program, file = ''] = command
    expect(program, name).toBe('node')
    expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    expect(
      copied.some((path) => file.startsWith(path)),
      file,
    ).toBe(true)
    if (name.startsWith('migrate-'))
      expect(
        existsSync(join(repositoryRoot, 'services', image.slice(6), 'src/store/migrations/all.ts')),
      ).toBe(true)
  }
})

it('gives steps before services only their own database', () => {
  for (const step of steps) {
    const service = step.image.replace(/^lumen-/, '')
    const given = environmentOf(step)
    if (!step.name.startsWith('migrate-')) continue
    expect(step.name).toBe(`migrate-${service}`)
    expect(given[`${service.toUpperCase()}_DATABASE_URL`]).toContain(`lumen_${service}`)
    expect(Object.keys(given)).toHaveLength(4)
  }
})

it('keeps no secret where settings are', () => {
  const secrets = new Set(Object.values(secretsByService()).flat())
  expect(secrets.size).toBeGreaterThan(20)
  expect(Object.keys(settings).filter((name) => secrets.has(name))).toEqual([])
  const suspicious = /PASSWORD|SECRET|TOKEN$|(?<!PUBLIC)_KEYS?$|SMTP/
  expect(Object.keys(settings).filter((name) => suspicious.test(name))).toEqual([])
  const plain = [...deployments.map(({ container }) => container), ...steps].flatMap(({ env }) =>
    env.filter(({ name, value = '' }) => suspicious.test(name) && value !== ''),
  )
  expect(plain).toEqual([])
})

it('fills Secrets from a file of settings, each with what its service is given', () => {
  const given = { AUTH_DATABASE_PASSWORD: 'one', CHAT_DATABASE_PASSWORD: 'two', SMTP_URL: '' }
  const made = secretsFrom(secretsByService(), given) as Found[]
  for (const secret of made) expect(() => new Secret(secret as object).validate()).not.toThrow()
  const valuesOf = (name: string) =>
    (made.find((each) => each.metadata.name === name) as unknown as { stringData: Labels })
      .stringData
  expect(valuesOf('auth-secrets')).toEqual({ AUTH_DATABASE_PASSWORD: 'one' })
  expect(valuesOf('roles-secrets')).toEqual({
    AUTH_DATABASE_PASSWORD: 'one',
    CHAT_DATABASE_PASSWORD: 'two',
  })
})

it('selects only Pods that there are, and ports that they have', () => {
  const pods = [...deployments.map(({ template }) => template), job]
  const chosenBy = (selector: { matchLabels?: Labels } | undefined) =>
    pods.filter(({ metadata }) =>
      Object.entries(selector?.matchLabels ?? {}).every(
        ([name, value]) => metadata.labels[name] === value,
      ),
    )
  for (const { name, spec, template } of deployments)
    expect(chosenBy(spec.selector), name).toEqual([template])
  for (const { metadata, spec } of [...of('PodDisruptionBudget'), ...of('Service')]) {
    const chosen = chosenBy(
      spec.selector.matchLabels ? spec.selector : { matchLabels: spec.selector },
    )
    expect(chosen, metadata.name).toEqual([
      deployments.find(({ name }) => name === metadata.name)!.template,
    ])
  }
  for (const { spec } of of('Service'))
    for (const { port, targetPort } of spec.ports)
      expect([port, targetPort]).toEqual([8080, 'http'])
  for (const { metadata, spec } of of('NetworkPolicy')) {
    const chosen = chosenBy(spec.podSelector)
    expect(chosen, metadata.name).toHaveLength(metadata.name === 'default' ? pods.length : 1)
    for (const { to = [] } of spec.egress)
      for (const { podSelector } of to)
        if (podSelector) expect(chosenBy(podSelector), metadata.name).toHaveLength(1)
  }
  for (const { spec } of [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')])
    expect(deployments.map(({ name }) => name)).toContain(spec.scaleTargetRef.name)
})

it('lets only the gateway be reached from outside, and services by it alone', () => {
  const doors = of('NetworkPolicy').flatMap(({ metadata, spec }) =>
    (spec.ingress as { from: object[]; ports: { port: number }[] }[]).flatMap(({ from, ports }) =>
      from.map((who) => {
        const labels = Object.values(who).flatMap((each) => Object.values(each.matchLabels))
        return `${metadata.name}:${ports[0]!.port} ${labels[0] as string}`
      }),
    ),
  )
  const unwatched = doors.filter((door) => !door.endsWith(' monitoring')).toSorted()
  const behind = processNames.filter((name) => name !== 'gateway')
  expect(unwatched).toEqual(
    [...behind.map((name) => `${name}:8080 gateway`), 'gateway:8080 ingress-nginx'].toSorted(),
  )
})

it('counts jobs of queues that there are, by a metric that is told', () => {
  const queues = new Set<string>(Object.values(jobCatalog).map(({ queue }) => queue))
  const source = readFileSync(join(repositoryRoot, 'packages/jobs/src/queues.ts'), 'utf8')
  const triggers = of('ScaledObject').flatMap(({ spec }) => spec.triggers) as {
    metadata: { query: string; threshold: string }
  }[]
  expect(triggers).toHaveLength(3)
  for (const { metadata } of triggers) {
    const [, metric, queue = ''] = /\((\w+)\{queue="([\w-]+)"/.exec(metadata.query)!
    expect(source).toContain(
      `metrics.gauge('${metric}', 'Jobs by queue and state', ['queue', 'state']`,
    )
    expect(queues).toContain(queue)
    expect(Number(metadata.threshold)).toBeGreaterThan(0)
  }
})

describe.each(['small', 'large'])('the overlay %s', (name) => {
  const folder = `overlays/${name}`
  type Kustomization = {
    resources: string[]
    components: string[]
    replicas?: { name: string }[]
    images?: { name: string }[]
    patches: { path?: string; patch?: string; target: { kind: string; name: string } }[]
  }
  const {
    resources: used,
    components,
    replicas = [],
    patches,
  } = parse(read(`${folder}/kustomization.yaml`)) as Kustomization

  it('sets only what there is to set', () => {
    const set = [...read(`${folder}/settings.env`).matchAll(/^(\w+)=/gm)].map(([, key]) => key!)
    expect(set.filter((key) => !(key in settings))).toEqual([])
    for (const path of [...used, ...components])
      expect(() => read(normalize(join(folder, path, 'kustomization.yaml')))).not.toThrow()
    const { images = [] } = parse(read('overlays/images/kustomization.yaml')) as Kustomization
    const run = new Set(deployments.map(({ container }) => container.image))
    expect(new Set(images.map((image) => image.name))).toEqual(run)
    // A number that a scaler changes as well would be changed back and forth.
    const scaled = [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')].map(
      ({ spec }) => spec.scaleTargetRef.name as string,
    )
    const free = deployments.map((each) => each.name).filter((each) => !scaled.includes(each))
    if (components.some((path) => path.endsWith('autoscaling')))
      expect(replicas.map((each) => each.name).toSorted()).toEqual(free.toSorted())
  })

  it('changes only places that there are', () => {
    for (const { path, patch, target } of patches) {
      const found = resources.find(
        (each) => each.kind === target.kind && each.metadata.name === target.name,
      )
      const steps = parse(patch ?? read(join(folder, path!))) as { op: string; path: string }[]
      for (const step of steps) {
        const reached = step.path
          .split('/')
          .slice(1)
          // oxlint-disable-next-line typescript/no-explicit-any
          .reduce((at: any, key) => at?.[key], found)
        expect(reached, `${dirname(folder)} ${step.path}`).toBeDefined()
      }
    }
  })
})
