import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkContent } from '@lumen/content/check-content'
import { contentFolder } from '@lumen/content/compiled-index'
import { declaredRooms } from '@lumen/content/declared-rooms'
import { listSources } from '@lumen/content/list-sources'
import { parseSource } from '@lumen/content/parse-source'
import { languagesAreWritten, readLanguages } from '@lumen/content/write-languages'
import { defaultLanguage } from '@lumen/contracts/languages'
import { checkLegalDates, readLegalTexts } from './legal-dates.ts'
import { checkLiteralFiles } from './literal-files.ts'
import { checkPromises } from './promises.ts'
import { checkRuleCount } from './rule-count.ts'
import { checkSecurityPages } from './security-pages.ts'
import { checkTextsInUse, textKeysOf } from './texts-in-use.ts'

/** `npm run check:content`: every language of the content against what code reads of it. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (pattern: string, exclude: RegExp) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !exclude.test(path))
    .map((path) => ({ path, code: readFileSync(root + path, 'utf8') }))
/** A room in a language, by file. */
const textsOf = (room: string, language: string = defaultLanguage) =>
  Object.fromEntries(
    listSources(join(contentFolder, language, room)).map((source) => [
      source.name,
      parseSource(source).value,
    ]),
  )
/** What rules listen for, without the examples that they are tested with. */
const rulesOf = (language: string) =>
  Object.entries(textsOf('understanding', language)).flatMap(([name, value]) =>
    name.startsWith('examples/') ? [] : [{ language, value }],
  )

/** Every text of the public pages that could promise something. */
const promising = (): string[] => [
  ...['features', 'about', 'landing', 'mobileGuide', 'pricing'].flatMap((section) =>
    textKeysOf(textsOf('site')[section], section),
  ),
  ...['privacy-policy', 'terms-of-service', 'terms'].flatMap((page) =>
    [
      ...readFileSync(join(contentFolder, defaultLanguage, 'pages', `${page}.md`), 'utf8').matchAll(
        /\{#([\w-]+)/g,
      ),
    ].map(([, anchor]) => `${page}#${anchor}`),
  ),
]
const readTest = (path: string) =>
  existsSync(root + path) ? readFileSync(root + path, 'utf8') : null

const languages = readLanguages()
const { faults, files } = checkContent(await declaredRooms(), languages)
const all = [...faults]
if (!languagesAreWritten())
  all.push('content/languages.yaml:1: packages/contracts does not say the same: npm run content')
const webCode = read('web/src/**/*.{ts,tsx}', /\.test\.tsx?$/)
const otherCode = read(
  '{packages,services,infra}/**/*.ts',
  /\.test\.ts$|\/(?:node_modules|test|test-support)\//,
)
all.push(...checkLiteralFiles([...webCode, ...otherCode]))
const legal = globSync('content/*/pages/{privacy-policy,terms,terms-of-service}.md', { cwd: root })
all.push(...checkLegalDates(readLegalTexts(root, legal)))
all.push(
  ...checkSecurityPages(
    ['docs/security.md', 'docs/threat-model.md', 'SECURITY.md'].map((path) => ({
      path,
      markdown: readFileSync(root + path, 'utf8'),
    })),
    (path) =>
      statSync(root + path, { throwIfNoEntry: false })?.isDirectory() ? '' : readTest(path),
  ),
)
let uses = 0
// What is broken has been told.
if (faults.length === 0) {
  const inUse = checkTextsInUse(textsOf('app'), textsOf('site'), webCode)
  all.push(
    ...inUse.faults,
    ...checkRuleCount(Object.keys(languages).flatMap(rulesOf)),
    ...checkPromises(readFileSync(`${root}docs/promises.md`, 'utf8'), promising(), readTest),
  )
  uses = inUse.uses
  if (files === 0 || uses === 0) all.push('nothing was found to check')
}
if (all.length > 0) {
  console.error(all.join('\n'))
  console.error(`\n${all.length} faults in the content`)
  process.exitCode = 1
} else {
  console.log(`${files} files of the content are in order, and ${uses} uses of its texts`)
}
