const digits = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう']
const hundreds = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
]
const thousands = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
]

/** A whole number under 10¹² as Japanese says it, in hiragana. */
export function japaneseNumber(value: number): string {
  if (value === 0) return 'ぜろ'
  const group = (part: number) =>
    thousands[Math.floor(part / 1000)]! +
    hundreds[Math.floor(part / 100) % 10]! +
    tens(Math.floor(part / 10) % 10) +
    digits[part % 10]!
  const high = Math.floor(value / 1e8)
  const middle = Math.floor(value / 1e4) % 1e4
  return (
    (high > 0 ? `${group(high)}おく` : '') +
    (middle > 0 ? `${group(middle)}まん` : '') +
    group(value % 1e4)
  )
}

function tens(digit: number): string {
  return digit === 0 ? '' : `${digit === 1 ? '' : digits[digit]}じゅう`
}

/** How a counter is said: as such, after certain last digits (10 for a round ten), for certain numbers. */
type Counter = {
  readonly plain: string
  /** Number and counter together. */
  readonly last?: Readonly<Record<number, string>>
  readonly whole?: Readonly<Record<number, string>>
}

const doubled = (k: string, after3: string): Readonly<Record<number, string>> => ({
  1: `いっ${k}`,
  3: `さん${after3}`,
  6: `ろっ${k}`,
  8: `はっ${k}`,
  10: `じゅっ${k}`,
})

const counters: Readonly<Record<string, Counter>> = {
  人: { plain: 'にん', last: { 4: 'よにん' }, whole: { 1: 'ひとり', 2: 'ふたり' } },
  年: { plain: 'ねん', last: { 4: 'よねん' } },
  月: { plain: 'がつ', last: { 4: 'しがつ', 7: 'しちがつ', 9: 'くがつ' } },
  日: {
    plain: 'にち',
    last: { 4: 'よっか' },
    whole: {
      1: 'ついたち',
      2: 'ふつか',
      3: 'みっか',
      5: 'いつか',
      6: 'むいか',
      7: 'なのか',
      8: 'ようか',
      9: 'ここのか',
      10: 'とおか',
      20: 'はつか',
    },
  },
  時: { plain: 'じ', last: { 4: 'よじ', 7: 'しちじ', 9: 'くじ' } },
  時間: { plain: 'じかん', last: { 4: 'よじかん', 7: 'しちじかん', 9: 'くじかん' } },
  分: { plain: 'ふん', last: { ...doubled('ぷん', 'ぷん'), 4: 'よんぷん' } },
  円: { plain: 'えん', last: { 4: 'よえん' } },
  歳: {
    plain: 'さい',
    last: { 1: 'いっさい', 8: 'はっさい', 10: 'じゅっさい' },
    whole: { 20: 'はたち' },
  },
  回: { plain: 'かい', last: { ...doubled('かい', 'かい') } },
  個: { plain: 'こ', last: { ...doubled('こ', 'こ') } },
  本: { plain: 'ほん', last: { ...doubled('ぽん', 'ぼん') } },
  匹: { plain: 'ひき', last: { ...doubled('ぴき', 'びき') } },
  杯: { plain: 'はい', last: { ...doubled('ぱい', 'ばい') } },
}

/** A number with its counter as it is said (3本: さんぼん), or undefined for a counter not known. */
export function japaneseCount(value: number, counter: string): string | undefined {
  if (!Object.hasOwn(counters, counter)) return undefined
  const { plain, last = {}, whole = {} } = counters[counter]!
  if (whole[value] !== undefined) return whole[value]
  const digit = value % 10 === 0 && value % 100 !== 0 ? 10 : value % 10
  const ending = last[digit]
  if (ending === undefined || value === 0) return japaneseNumber(value) + plain
  if (digit === 10) return japaneseNumber(value).replace(/じゅう$/, ending)
  const before = value - digit
  return (before > 0 ? japaneseNumber(before) : '') + ending
}
