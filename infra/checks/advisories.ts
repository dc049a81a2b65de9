import { execFile } from 'node:child_process'

/**
 * `npm run check:advisories`: asks the registry for known advisories about the packages that run in
 * production; fails for a high or critical one, and says so when the registry gives none.
 */
type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical'
type Audit = {
  vulnerabilities?: Record<string, { severity: Severity; fixAvailable: unknown; range: string }>
  message?: string
}

const failing: readonly Severity[] = ['high', 'critical']

const output = await new Promise<string>((resolve) => {
  // It ends with an error whenever it finds something: what it says counts.
  execFile(
    'npm',
    ['audit', '--json', '--omit=dev'],
    { maxBuffer: 64 * 1024 * 1024 },
    (_error, stdout) => resolve(stdout),
  )
})

function readAudit(): Audit {
  try {
    return JSON.parse(output) as Audit
  } catch {
    return { message: 'npm audit gave no answer' }
  }
}

const { vulnerabilities, message = 'npm audit gave an answer without advisories' } = readAudit()
if (vulnerabilities === undefined) {
  console.error(`NOT CHECKED: this registry gives no advisories (${message.split('\n')[0]}).`)
  console.error('Name one that does by the variable npm_config_registry.')
  process.exit(2)
}
const found = Object.entries(vulnerabilities)
for (const [name, { severity, range, fixAvailable }] of found)
  console.log(
    `${severity}: ${name} ${range}${fixAvailable === false ? '' : ' (a newer one is known)'}`,
  )
const bad = found.filter(([, { severity }]) => failing.includes(severity))
console.log(
  `${found.length} packages with known advisories, ${bad.length} of them high or critical`,
)
process.exit(bad.length === 0 ? 0 : 1)
