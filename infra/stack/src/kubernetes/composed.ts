import { serviceNames } from '@lumen/contracts/operation'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { repositoryRoot } from '../paths.ts'

/** What docker-compose.yml says of one service, as far as a cluster needs it too. */
export type Composed = {
  readonly build?: { readonly args: { readonly SERVICE: string } }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string | number>>
  readonly mem_limit?: string
  readonly volumes?: readonly string[]
}

/** The services of docker-compose.yml by name. */
export function readComposed(): Readonly<Record<string, Composed>> {
  const text = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8')
  return (parse(text, { merge: true }) as { services: Record<string, Composed> }).services
}

/** One Deployment: a service of Compose, or a part of its work. */
export type Workload = {
  readonly name: string
  readonly service: string
  /** What this part of a service's work is told besides. */
  readonly fixed?: Readonly<Record<string, string>>
}

/** Media's people and media's jobs grow for different reasons. */
export const workloads: readonly Workload[] = [
  ...[...serviceNames, 'gateway'].map((name) => ({
    name,
    service: name,
    ...(name === 'media' && { fixed: { MEDIA_ROLE: 'api' } }),
  })),
  { name: 'media-worker', service: 'media', fixed: { MEDIA_ROLE: 'worker' } },
]
