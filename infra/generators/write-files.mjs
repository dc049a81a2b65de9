import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..', '..')
const touched = []

/** The name given on the command line; ends the process with a sentence when it is none. */
export function readName(usage, form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/) {
  const name = process.argv[2] ?? ''
  if (form.test(name)) return name
  console.error(`Usage: ${usage}, a lower-case word`)
  process.exit(2)
}

/** Writes new files; refuses to touch any when one of them exists. */
export function writeFiles(files) {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken !== undefined) {
    console.error(`${taken} exists already`)
    process.exit(1)
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    touched.push(path)
    console.log(`  new      ${path}`)
  }
}

/** Puts text after the first place that matches; the place must be there. */
export function insertAfter(path, place, text) {
  const before = readFileSync(join(root, path), 'utf8')
  const match = place.exec(before)
  if (match === null) throw new Error(`${path}: ${place} is not there any more; mend the generator`)
  const at = match.index + match[0].length
  writeFileSync(join(root, path), before.slice(0, at) + text + before.slice(at))
  touched.push(path)
  console.log(`  changed  ${path}`)
}

/** Formats what was written and says how to go on. */
export function finish(words) {
  const oxfmt = join(root, 'node_modules', '.bin', 'oxfmt')
  const { status } = spawnSync(oxfmt, [...new Set(touched)], { cwd: root, stdio: 'ignore' })
  if (status !== 0) console.log('The files are not formatted yet: npm run format')
  console.log(words)
}

/** PascalCase of a kebab-case name. */
export const pascal = (name) =>
  name.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())
/** camelCase of a kebab-case name. */
export const camel = (name) => name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
