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

type Rule = {
  alert?: string
  record?: string
  expr: string
  labels?: Record<string, string>
}
const rulesOf = (file: string) =>
  (parse(read(`${folder}/${file}`)) as { groups: { rules: Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  )
const ruleFiles = ['alerts.yml', 'prices.yml']
const rules = ruleFiles.flatMap(rulesOf)

const metrics = registered()
/** What rules make of them, with the labels that a rule keeps or gives. */
for (const { record, expr, labels = {} } of rules) {
  const kept = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(',') ?? []
  if (record !== undefined)
    metrics.set(record, [...kept.map((label) => label.trim()), ...Object.keys(labels)])
}
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
    .replaceAll(/\b(?:by|on) \(([^)]*)\)/g, (_, list: string) => {
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

const panels = globSync(`${folder}/grafana/dashboards/*.json`, { cwd: root }).flatMap((path) =>
  (JSON.parse(read(path)) as Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`${path.split('/').at(-1)}: ${title}`, expr] as const),
  ),
)
const asked = rules.map(({ alert, record, expr }) => [alert ?? record ?? '', expr] as const)

describe('what is watched', () => {
  it.each([...panels, ...asked])('%s asks for what is measured', (_, expression) => {
    expect(unknownIn(expression)).toEqual([])
  })

  it('names what nobody measures', () => {
    expect(unknownIn('sum by (colour) (rate(outbox_waitin[5m]))')).toEqual([
      'outbox_waitin',
      'colour',
    ])
  })

  it('has its rules where Prometheus reads them', () => {
    const files = globSync(`${folder}/*.yml`, { cwd: root }).map((path) => path.split('/').at(-1)!)
    expect(files.toSorted()).toEqual([...ruleFiles, 'prometheus.yml'].toSorted())
    for (const file of ruleFiles) {
      expect(read(`${folder}/prometheus.yml`)).toContain(`/etc/prometheus/${file}`)
      expect(read('docker-compose.yml')).toContain(`./${folder}/${file}:/etc/prometheus/${file}:ro`)
    }
  })

  it('is asked of every service', () => {
    const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: object }
    const scraped = read(`${folder}/prometheus.yml`)
    for (const service of globSync('services/*', { cwd: root }).map((path) => path.slice(9))) {
      expect(Object.keys(compose.services)).toContain(service)
      expect(scraped).toMatch(new RegExp(`[[ ]${service}[\\],]`))
    }
  })
})
