// Checks the texts of the interface: the same keys in every language, the same placeholders, nothing
// empty, no Chinese left behind, every key in use present. Fails when it finds nothing to check.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { localeFolder, namespaces, readSections } from './build/locale-files.ts'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { values: options } = parseArgs({
  options: {
    locales: { type: 'string', default: localeFolder },
    source: { type: 'string', default: here('src') },
  },
})
const languages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt']
/** Plural forms that may differ between languages. */
const plural = /_(zero|one|two|few|many|other)$/
const problems = []

const flatten = (value, path = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        flatten(child, path === '' ? key : `${path}.${key}`),
      )
    : [[path, value]]

const read = (language) => {
  try {
    const [app, site] = namespaces.map((name) => readSections(language, name, options.locales))
    for (const section of Object.keys(site))
      if (section in app) problems.push(`${language}: ${section} is both in the app and in site/`)
    return new Map(flatten({ ...app, ...site }))
  } catch (error) {
    problems.push(`${language}: ${error.message}`)
    return new Map()
  }
}

const texts = new Map(languages.map((language) => [language, read(language)]))
const stem = (key) => key.replace(plural, '')
const stems = (language) => new Set([...texts.get(language).keys()].map(stem))
const placeholders = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name))]
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ')

for (const file of readdirSync(options.locales))
  if (!languages.includes(file)) problems.push(`${file}: not one of the languages`)

const chinese = texts.get('zh')
const wanted = stems('zh')
for (const language of languages) {
  const have = stems(language)
  for (const key of wanted) if (!have.has(key)) problems.push(`${language}: ${key} is missing`)
  for (const key of have) if (!wanted.has(key)) problems.push(`${language}: ${key} is not in zh`)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [key, text] of texts.get(language)) {
    if (typeof text !== 'string' || text.trim() === '') {
      problems.push(`${language}: ${key} is empty`)
      continue
    }
    const form = plural.exec(key)?.[1]
    if (form !== undefined && !forms.includes(form))
      problems.push(`${language}: ${key} is a plural form the language does not have`)
    if (form === 'other')
      for (const other of forms)
        if (!texts.get(language).has(`${stem(key)}_${other}`))
          problems.push(`${language}: ${stem(key)}_${other} is missing`)
    const original = chinese.get(key) ?? chinese.get(stem(key)) ?? chinese.get(`${stem(key)}_other`)
    // A single thing may be named without its number.
    const single = form === 'one' || form === 'zero'
    if (typeof original === 'string' && !single && placeholders(text) !== placeholders(original))
      problems.push(
        `${language}: ${key} has the placeholders “${placeholders(text)}”, zh has “${placeholders(original)}”`,
      )
    if (language !== 'zh' && language !== 'ja' && /\p{Script=Han}/u.test(text))
      problems.push(`${language}: ${key} still has Chinese in it: ${text}`)
    if (
      language === 'ja' &&
      text === chinese.get(key) &&
      /^[\p{Script=Han}，。！？]{5,}$/u.test(text)
    )
      problems.push(`ja: ${key} is the Chinese text`)
  }
}

// Keys that the code names, literally or by their beginning: t('a.b'), titleKey: 'a.b', t(`a.${b}`).
const sources = readdirSync(options.source, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
)
const known = [...wanted]
let used = 0
for (const entry of sources) {
  const code = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
  const literal = /(?:\bt\(\s*|\w+Key:\s*)'([a-z]\w*(?:\.\w+)+)'/g
  const template = /\bt\(\s*`([a-z]\w*(?:\.\w+)*\.)\$\{/g
  for (const [, key] of code.matchAll(literal)) {
    used += 1
    if (!wanted.has(key)) problems.push(`${entry.name}: uses ${key}, which no language has`)
  }
  for (const [, start] of code.matchAll(template)) {
    used += 1
    if (!known.some((key) => key.startsWith(start)))
      problems.push(`${entry.name}: uses ${start}…, which no language has`)
  }
}

if (chinese.size === 0 || sources.length === 0 || used === 0)
  problems.push(
    `Nothing was checked: ${chinese.size} texts, ${sources.length} source files, ${used} uses`,
  )
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`\n${problems.length} problems in the texts`)
  process.exitCode = 1
} else {
  console.log(`${chinese.size} texts in ${languages.length} languages, ${used} uses: all in order`)
}
