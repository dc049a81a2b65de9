// Cuts the serif face of headings down to the characters that headings really have.
//   node subset-fonts.mjs          fetches the sources and writes src/styles/fonts (commit the result)
//   node subset-fonts.mjs --check  fails when a heading has a character that the cut lacks
// A heading is a text whose key ends in .heading, .title, .value, .number, .loadFailed or .notFound, the product’s name,
// the title of a long document, and the characters that charts draw.
// What users write never uses this face. Source: Noto Serif CJK, Bold, SIL Open Font License 1.1.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { documentNames, readDocument } from './build/content/documents.ts'
import { namespaces, readSections } from './build/locale-files.ts'

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const target = here('src/styles/fonts')
const coverageFile = `${target}/coverage.json`
const version = '0.4.3'
const faces = {
  zh: { region: 'sc', family: 'NotoSerifSC' },
  ja: { region: 'jp', family: 'NotoSerifJP' },
  ko: { region: 'kr', family: 'NotoSerifKR' },
}
const isHeading = (key) =>
  key === 'app.name' ||
  (/\.(heading|title|value|number|loadFailed|notFound)$/.test(key) && !key.startsWith('meta.'))

/** What charts draw large in every language: stems, branches, animals and elements. */
const drawn = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥鼠牛虎兔龙蛇马羊猴鸡狗猪木火土金水'

const flatten = (value, path = '') =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}.${key}`))
    : [[path.slice(1), value]]
const headings = (language) =>
  [
    ...namespaces
      .flatMap((namespace) => flatten(readSections(language, namespace)))
      .filter(([key]) => isHeading(key))
      .map(([, text]) => text),
    ...documentNames().map((name) => readDocument(name, language).title),
    ...(language === 'zh' ? [drawn] : []),
  ].join('')
const sorted = (text) =>
  [...new Set(text)]
    .filter((letter) => letter > ' ')
    .sort((a, b) => (a < b ? -1 : 1))
    .join('')

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„•…‹›€™∞№`
const punctuation = '，。、！？：；「」『』（）《》…—·～“”‘’'

if (options.check) {
  const coverage = JSON.parse(readFileSync(coverageFile, 'utf8'))
  let seen = 0
  const problems = Object.keys(faces).flatMap((language) => {
    const wanted = [...sorted(headings(language))]
    seen += wanted.length
    const have = new Set(coverage[language] + latin)
    const missing = wanted.filter((letter) => !have.has(letter))
    return missing.length === 0 ? [] : [`${language}: ${missing.join('')}`]
  })
  if (seen === 0) problems.push('no headings were found')
  if (problems.length > 0) {
    console.error(
      `The heading face lacks characters; run: node web/subset-fonts.mjs\n${problems.join('\n')}`,
    )
    process.exitCode = 1
  } else console.log(`${seen} characters of headings, all in the heading face`)
} else {
  const { default: subsetFont } = await import('subset-font')
  const work = mkdtempSync(join(tmpdir(), 'lumen-fonts-'))
  const source = ({ region, family }) => {
    const name = `@expo-google-fonts/noto-serif-${region}@${version}`
    execFileSync('npm', ['pack', name, '--silent'], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const archive = readdirSync(work).find((file) => file.includes(`noto-serif-${region}`))
    const path = `package/700Bold/${family}_700Bold.ttf`
    execFileSync('tar', ['xzf', archive, path], { cwd: work })
    return readFileSync(join(work, path))
  }
  mkdirSync(target, { recursive: true })
  const coverage = {}
  try {
    for (const [language, face] of Object.entries(faces)) {
      const font = source(face)
      const letters = sorted(headings(language) + punctuation)
      coverage[language] = letters
      const cut = await subsetFont(font, letters, { targetFormat: 'woff2', noLayoutClosure: true })
      writeFileSync(`${target}/serif-${language}.woff2`, cut)
      console.log(`serif-${language}.woff2: ${letters.length} characters, ${cut.length} bytes`)
      // The Korean face has quotation marks of western width.
      if (language === 'ko') {
        const western = await subsetFont(font, latin, {
          targetFormat: 'woff2',
          // Without the full-width and vertical forms of each letter.
          noLayoutClosure: true,
        })
        writeFileSync(`${target}/serif-latin.woff2`, western)
        console.log(`serif-latin.woff2: ${western.length} bytes`)
      }
    }
    writeFileSync(coverageFile, `${JSON.stringify(coverage, null, 2)}\n`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
