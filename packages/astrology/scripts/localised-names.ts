import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Language, languages } from '@lumen/contracts/languages'
import { hasHan } from '../src/place-time/place-names.ts'

/** What readers of a language call a place. */
export type Names = Partial<Record<Language, string>>

/** Catalogs of libgeonames-common for languages that have several, the better ones first. */
const catalogs: Partial<Record<Language, readonly string[]>> = {
  zh: ['zh', 'zh_CN', 'zh_TW'],
  pt: ['pt_BR', 'pt'],
}

/** Korean joins what kind of place it is to the name; GeoNames sets it apart. */
const joined = (name: string) => name.replace(/ (시|도|주|부|현|성|군|구|자치구)$/u, '$1')

/**
 * Names of towns and regions by GeoNames’ codes.
 * @param locale usr/share/locale of libgeonames-common @param simplify to simplified characters
 */
export function createNameBook(locale: string, simplify: (text: string) => string) {
  const names = new Map<string, Names>()
  const every = new Map<string, Set<string>>()
  for (const language of languages)
    for (const catalog of catalogs[language] ?? [language]) {
      const file = join(locale, catalog, 'LC_MESSAGES/geonames.mo')
      const text = execFileSync('msgunfmt', ['--no-wrap', file], {
        encoding: 'utf8',
        maxBuffer: 1e9,
      })
      for (const [, code, written] of text.matchAll(/msgid "([^"]+)"\nmsgstr "([^"]+)"/g)) {
        // One of several: 臺灣省 or 台灣省.
        const [name] = written!.split(hasHan(written!) ? ' or ' : '\n')
        every.set(code!, (every.get(code!) ?? new Set()).add(name!))
        const entry = names.get(code!) ?? {}
        entry[language] ??= language === 'zh' ? simplify(name!) : joined(name!)
        names.set(code!, entry)
      }
    }
  return {
    town: (id: string): Names => names.get(id) ?? {},
    region: (code: string): Names => names.get(code) ?? {},
    /** A region’s names in all catalogs, as they are written there. */
    regionNames: (code: string): string[] => [...(every.get(code) ?? [])],
  }
}

/** What names are written in where readers have letters of their own. */
const letters: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
}
const onlyHan = /^\p{Script=Han}{2,}$/u
const katakana = /^[\p{Script=Katakana}ー・]{2,}$/u
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u
const hangul = /^\p{Script=Hangul}[\p{Script=Hangul} ]+$/u
const kinds = /[市县区镇乡縣區鎮鄉町村시군구]$/u
const hanLands = new Set(['CN', 'TW', 'HK', 'MO', 'JP', 'KR', 'KP'])

/** Of names in one script: one that also comes with its kind (杭州 beside 杭州市), else the shortest. */
function plainest(candidates: readonly string[]): string | undefined {
  const all = new Set(candidates)
  const bare = candidates.find((name) =>
    [...all].some(
      (other) => other.length === name.length + 1 && other.startsWith(name) && kinds.test(other),
    ),
  )
  return bare ?? candidates.toSorted((a, b) => a.length - b.length)[0]
}

/**
 * What readers of each language call a town: GeoNames’ own translation, else the alternate name in
 * the language’s script. Languages in Latin letters have no script of their own to tell it by.
 */
export function ownName(
  town: { name: string; country: string; alternates: readonly string[] },
  known: Names,
  simplify: (text: string) => string,
): Names {
  const { name, country, alternates } = town
  const of = (script: RegExp) => plainest(alternates.filter((text) => script.test(text)))
  const zh = plainest(alternates.filter((text) => onlyHan.test(text)).map(simplify))
  const ja = of(country === 'JP' ? japanese : hanLands.has(country) ? onlyHan : katakana)
  const ko = of(hangul)
  const legible = Object.entries(known).filter(
    ([language, text]) => letters[language as Language]?.test(text) ?? true,
  )
  const called: Names = {
    ...(zh !== undefined && { zh }),
    ...(ja !== undefined && { ja }),
    ...(ko !== undefined && { ko: joined(ko) }),
    ...Object.fromEntries(legible),
  }
  // A Latin name where the reader’s own letters were asked for tells nothing new.
  for (const language of languages) if (called[language] === name) delete called[language]
  return called
}

/**
 * One Springfield is written in other scripts as the next: those without a name of their own take it
 * from the largest of their country. Not where one Latin spelling stands for many names.
 * @param places the most people first
 */
export function shareNames(places: readonly { name: string; country: string; called: Names }[]) {
  const first = new Map<string, Names>()
  for (const place of places) {
    if (hanLands.has(place.country)) continue
    const key = `${place.country} ${place.name}`
    const { zh, ja, ko } = { ...first.get(key), ...place.called }
    const shared = { ...(zh && { zh }), ...(ja && { ja }), ...(ko && { ko }) }
    first.set(key, shared)
    Object.assign(place.called, shared)
  }
}
