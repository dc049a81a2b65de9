/** Texts that are made to be dear to read, and what reading them costs. */

/** What is said again and again. */
const units = {
  letter: 'a',
  han: '我',
  'han pair': '我想',
  kana: 'あ',
  katakana: 'ア',
  hangul: '죽고싶',
  spaces: ' ',
  lines: '\n',
  commas: 'a,',
  'short clauses': 'my cat, ',
  'short sentences': 'a. ',
  colons: 'a:',
  points: 'i.w.a.n.t.',
  questions: '？',
  brackets: '(',
  quotes: '"',
  'corner quotes': '「',
  'low quotes': '„',
  stars: '**a',
  'star pairs': '**a **',
  'fewer stars': `**a${' b'.repeat(7)}`,
  underlined: '_a_ ',
  backticks: '`',
  links: '![a](',
  'square brackets': '[',
  quoted: '> ',
  lists: ' - a\n',
  tables: '|a|b|\n',
  tags: '<a ',
  comments: '<!--',
  entities: '&#',
  backslashes: '\\',
  marks: '\u0301',
  ligature: 'ﷺ',
  'zero width': '\u200b',
  emoji: '🙂',
  family: '👩‍👩‍👧',
  digits: '1',
  times: '12:30 ',
  sums: '12+',
  wish: 'i want to die ',
  denials: 'not not ',
  names: 'my name is Ann and ',
  'german denials': 'nicht ich ',
  apostrophes: "l'ami d'",
  days: 'last week ',
  'han days': '上周三',
  reminders: '每天提醒我',
  numerals: '三百',
  thoughts: '<think>',
  pictures: 'a cat without a dog ',
  'han pictures': '画一只没有猫的',
  place: '京',
  'places in a row': 'paris, ',
} as const

/** What stands before and after a gap of many of one sign: what looks for both may try each place between. */
const gaps: readonly (readonly [before: string, sign: string, after: string])[] = [
  ['a', ' ', 'a'],
  ['in a', ' ', 'a'],
  ['vor drei', '\u00a0', 'tagen'],
  ['三', ' ', '天前'],
  ['remind me to', ' ', 'x'],
  ['提醒我', ' ', 'x'],
  ['my name is', ' ', 'Ann'],
  ['not', ' ', 'die'],
  ['a cat without', ' ', 'dog'],
  ['1', ' ', '1'],
  ['a', '\n', 'a'],
  ['a', '.', 'a'],
  ['我', '　', '我'],
  ['', 'a', '!'],
]

export type Payload = { readonly name: string; readonly of: (length: number) => string }

export const payloads: readonly Payload[] = [
  ...Object.entries(units).map(([name, unit]) => ({
    name,
    of: (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
  })),
  ...gaps.map(([before, sign, after]) => ({
    name: `${before}${sign}…${after}`,
    of: (length: number) =>
      before + sign.repeat(Math.max(0, length - before.length - after.length)) + after,
  })),
  {
    name: 'brackets within brackets',
    of: (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  },
  {
    name: 'different words',
    of: (length) =>
      Array.from({ length: length / 4 }, (_, at) => ((at * 7919) % 40_000).toString(36)).join(' '),
  },
  {
    name: 'different signs',
    of: (length) =>
      String.fromCharCode(...Array.from({ length }, (_, at) => 0x4e00 + ((at * 7919) % 20_000))),
  },
]

/** Clocks of processor time may tick every 4 ms: something is done until they have ticked often. */
const ticksMs = 24
const mostTimes = 100

/** Milliseconds of this thread’s processor time that something takes: of another thread none are counted. */
function cpuOf(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  for (let times = 1; ; times += 1) {
    work()
    const { user, system } = process.threadCpuUsage(begun)
    const spent = (user + system) / 1_000
    if (spent >= ticksMs || times >= mostTimes) return spent / times
  }
}

/** What takes no longer for the longest text is soon done, however it grows. */
const nothingMs = 30
/** Four times as long may cost so many times as much: 4 is linear, 16 quadratic. */
const mostGrowth = 10
/** So many times what an ordinary text of the same length costs, which is taken for a few milliseconds at least. */
const mostRatio = 100
const leastOrdinaryMs = 5
/** A processor that others use too makes some rounds look dear: the least of a few is what the work takes. */
const rounds = 5

const ordinary = '我昨天和妈妈去了公园，天气很好。We had tea, and then I took the bus home. '

export type Entrance = {
  /** Reads a text; what becomes of it does not matter. */
  readonly read: (text: string) => unknown
  /** The longest text that comes in, in UTF-16 units. */
  readonly limit: number
}

/** Milliseconds that an entrance takes for people’s own words, as many as it lets in. */
export const ordinaryCost = ({ read, limit }: Entrance): number =>
  Math.max(
    leastOrdinaryMs,
    cpuOf(() => read(ordinary.repeat(Math.ceil(limit / ordinary.length)).slice(0, limit))),
  )

/**
 * What a text entrance does with a text made to be dear, and what of it it must not do; null: its work
 * grows with what it reads, and is of the size of what ordinary words cost. A limit that cuts what is
 * read is as good as growth that is linear.
 *
 * @param ordinaryMs what ordinary words of that length cost in the same run
 */
export function costOf(
  { read, limit }: Entrance,
  { of }: Payload,
  ordinaryMs: number,
): { ms: number; problem: string | null } {
  const [whole, quarter] = [of(limit), of(limit / 4)]
  const begun = process.threadCpuUsage()
  read(whole)
  const { user, system } = process.threadCpuUsage(begun)
  let ms = (user + system) / 1_000
  // Mostly once is enough to see it.
  if (ms < nothingMs) return { ms, problem: null }
  let quarterMs = Infinity
  for (let round = 0; round < rounds; round += 1) {
    ms = Math.min(
      ms,
      cpuOf(() => read(whole)),
    )
    quarterMs = Math.min(
      quarterMs,
      cpuOf(() => read(quarter)),
    )
    const isSmall = ms < nothingMs || ms <= mostGrowth * Math.max(1, quarterMs)
    if (isSmall && ms <= mostRatio * ordinaryMs) return { ms, problem: null }
  }
  const growth = ms / Math.max(1, quarterMs)
  const ratio = ms / ordinaryMs
  return {
    ms,
    problem: `costs ${ratio.toFixed(1)} times ordinary words, ${growth.toFixed(1)}-fold when it is four times as long`,
  }
}
