import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

type Locked = { license?: string; link?: boolean; dev?: boolean }

/** What may be used and passed on with what is under the MIT licence, when it is named. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  // Their own files stay under it, what uses them does not come under it.
  'MPL-2.0',
])

/** Beside or apart from what is ours: each stands in THIRD_PARTY.md. */
const apart: readonly [name: RegExp, licence: string, toldAs: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips'],
  [/^@ffmpeg-installer\//, 'GPLv3', 'FFmpeg'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'caniuse-lite'],
]

/** Every licence that one has to keep to: of `A OR B` the best, of `A AND B` all. */
const keptTo = (expression: string, isAllowed: (one: string) => boolean): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isAllowed))

it('uses only packages whose licences allow it', () => {
  const read = (path: string) =>
    readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, Locked>
  }
  const thirdParties = read('THIRD_PARTY.md')
  const refused = Object.entries(packages).flatMap(([path, { license, link }]) => {
    const name = path.split('node_modules/').at(-1)!
    if (link === true || !path.includes('node_modules/')) return []
    const isAllowed = (licence: string) =>
      allowed.has(licence) ||
      apart.some(
        ([known, itsLicence, toldAs]) =>
          known.test(name) && licence === itsLicence && thirdParties.includes(toldAs),
      )
    return keptTo(license ?? 'none', isAllowed) ? [] : [`${name}: ${license ?? 'no licence'}`]
  })
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(refused).toEqual([])
})
