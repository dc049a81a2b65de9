import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot as root } from './paths.ts'

const folder = 'infra/observability'
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** Metrics that the code registers, with their labels; what is not written as a list has any. */
function registered(): Map<string, readonly string[] | 'any'> {
  const metrics = new Map<string, readonly string[] | 'any'>()
  const call =
    /\b(?:counter|gauge|histogram)(?:<[^>]*>)?\(\s*'(\w+)',\s*'[^']*'(?:,\s*(\[[^\]]*\]|\w+))?/g
  for (const path of globSync('{packages,services}/*/src/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts')) continue
    for (const [, name = '', labels = '[]'] of read(path).matchAll(call)) {
      const open = !labels.startsWith('[') || labels.includes('...')
      metrics.set(name, open ? 'any' : [...labels.matchAll(/'(\w+)'/g)].map(([, l]) => l ?? ''))
    }
  }
  return metrics
}

const metrics = registered()
/** What Prometheus and the library of metrics bring along. */
const given = /^(?:up|process_\w+|nodejs_\w+)$/
const everywhere = new Set(['service', 'instance', 'job', 'le'])

/** Metrics and labels of an expression that nobody registers. */
function unknownIn(expression: string): string[] {
  const unknown: string[] = []
  const labels = new Set<string>()
  const bare = expression
    .replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
      for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g)) labels.add(label)
      return ' '
    })
    .replaceAll(/\bby \(([^)]*)\)/g, (_, list: string) => {
      for (const label of list.split(',')) labels.add(label.trim())
      return ' '
    })
    .replaceAll(/\[\w+\]|\b\d[\d.e]*\b/g, ' ')
  const known = new Set<string>()
  for (const [name] of bare.matchAll(/[a-z]\w+(?!\w*\s*\()/g)) {
    const metric = name.replace(/_(?:bucket|count|sum)$/, '')
    const own = metrics.get(name) ?? metrics.get(metric)
    const isGiven = own === undefined && given.test(name)
    if (own === undefined && !isGiven) unknown.push(name)
    for (const label of own === 'any' || isGiven ? labels : (own ?? [])) known.add(label)
  }
  return [...unknown, ...[...labels].filter((label) => !known.has(label) && !everywhere.has(label))]
}

type Dashboard = { title: string; panels: { title: string; targets: { expr: string }[] }[] }
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }

const panels = globSync(`${folder}/grafana/dashboards/*.json`, { cwd: root }).flatMap((path) =>
  (JSON.parse(read(path)) as Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`${path.split('/').at(-1)}: ${title}`, expr] as const),
  ),
)
const alerts = (parse(read(`${folder}/alerts.yml`)) as Rules).groups.flatMap(({ rules }) =>
  rules.map(({ alert, expr }) => [alert, expr] as const),
)

describe('what is watched', () => {
  it.each([...panels, ...alerts])('%s asks for what is measured', (_, expression) => {
    expect(unknownIn(expression)).toEqual([])
  })

  it('names what nobody measures', () => {
    expect(unknownIn('sum by (colour) (rate(outbox_waitin[5m]))')).toEqual([
      'outbox_waitin',
      'colour',
    ])
  })

  it('is asked of every service', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: object }
    const asked = read(`${folder}/prometheus.yml`)
    for (const service of globSync('services/*', { cwd: root }).map((path) => path.slice(9))) {
      expect(Object.keys(compose.services)).toContain(service)
      expect(asked).toMatch(new RegExp(`[[ ]${service}[\\],]`))
    }
  })
})
