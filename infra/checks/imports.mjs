import './use-typescript-6.mjs'
import { forbidden, serviceRooms, webFolders } from './import-rules.mjs'

/** `npm run check:imports`: holds every import against the rules of direction. */
const { cruise } = await import('dependency-cruiser')

const roots = ['packages', 'services', 'infra', 'evals', 'benches', 'web/src', 'web/e2e']
/** A check that reads nothing would pass for ever. */
const fewestModules = 150

const { output } = await cruise(roots, {
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/dist/|/node_modules/\\.' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['types', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
  },
  tsConfig: { fileName: 'web/tsconfig.json' },
})

const { modules, summary } = output
const own = modules.filter(({ source }) => !source.includes('node_modules'))
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
const comments = new Map(forbidden.map((rule) => [rule.name, rule.comment]))
for (const name of new Set(summary.violations.map(({ rule }) => rule.name)))
  console.error(`  ${name}: ${comments.get(name)}`)
/** A folder that no rule speaks of would be outside of all of them. */
const strangers = new Set(
  own.flatMap(({ source }) => {
    const room = /^((services|web)(?:\/[^/]+)?\/src\/([^/]+))\//.exec(source)
    const known = room?.[2] === 'web' ? webFolders : serviceRooms
    return room && !Object.hasOwn(known, room[3]) ? [room[1]] : []
  }),
)
for (const folder of strangers)
  console.error(`${folder}: import-rules.mjs has no rule for this room`)
if (own.length < fewestModules) {
  console.error(`only ${own.length} modules were read: the check itself is broken`)
  process.exitCode = 1
} else if (summary.violations.length + strangers.size > 0) {
  process.exitCode = 1
} else {
  console.log(`${own.length} modules keep to the import rules`)
}
