export const trigrams = ['乾', '震', '坎', '艮', '坤', '巽', '离', '兑'] as const
export type Trigram = (typeof trigrams)[number]

/** Lines of each trigram from the bottom up, yang as 1. */
const trigramLines: Record<Trigram, string> = {
  乾: '111',
  震: '100',
  坎: '010',
  艮: '001',
  坤: '000',
  巽: '011',
  离: '101',
  兑: '110',
}

/** Numbers of King Wen’s order: a row per lower trigram, a column per upper one. */
const numbers: readonly (readonly number[])[] = [
  [1, 34, 5, 26, 11, 9, 14, 43],
  [25, 51, 3, 27, 24, 42, 21, 17],
  [6, 40, 29, 4, 7, 59, 64, 47],
  [33, 62, 39, 52, 15, 53, 56, 31],
  [12, 16, 8, 23, 2, 20, 35, 45],
  [44, 32, 48, 18, 46, 57, 50, 28],
  [13, 55, 63, 22, 36, 37, 30, 49],
  [10, 54, 60, 41, 19, 61, 38, 58],
]

/** Names in King Wen’s order. */
export const hexagramNames = [
  '乾',
  '坤',
  '屯',
  '蒙',
  '需',
  '讼',
  '师',
  '比',
  '小畜',
  '履',
  '泰',
  '否',
  '同人',
  '大有',
  '谦',
  '豫',
  '随',
  '蛊',
  '临',
  '观',
  '噬嗑',
  '贲',
  '剥',
  '复',
  '无妄',
  '大畜',
  '颐',
  '大过',
  '坎',
  '离',
  '咸',
  '恒',
  '遁',
  '大壮',
  '晋',
  '明夷',
  '家人',
  '睽',
  '蹇',
  '解',
  '损',
  '益',
  '夬',
  '姤',
  '萃',
  '升',
  '困',
  '井',
  '革',
  '鼎',
  '震',
  '艮',
  '渐',
  '归妹',
  '丰',
  '旅',
  '巽',
  '兑',
  '涣',
  '节',
  '中孚',
  '小过',
  '既济',
  '未济',
] as const

export type Hexagram = {
  /** 1 to 64 in King Wen’s order. */
  readonly number: number
  readonly name: string
  readonly lower: Trigram
  readonly upper: Trigram
}

/** The hexagram’s six lines from the bottom up, yang as true. */
export const linesOf = ({ lower, upper }: Hexagram): readonly boolean[] =>
  [...`${trigramLines[lower]}${trigramLines[upper]}`].map((line) => line === '1')

/** 互卦: lines 2 to 4 below, 3 to 5 above; what goes on inside. */
export function nuclearOf(hexagram: Hexagram): Hexagram {
  const lines = linesOf(hexagram)
  return hexagramOf([...lines.slice(1, 4), ...lines.slice(2, 5)])
}

/** @param yang six lines from the bottom up @throws RangeError for another number of lines */
export function hexagramOf(yang: readonly boolean[]): Hexagram {
  if (yang.length !== 6) throw new RangeError('A hexagram has six lines')
  const half = (lines: readonly boolean[]) => {
    const text = lines.map((line) => (line ? '1' : '0')).join('')
    return trigrams.findIndex((trigram) => trigramLines[trigram] === text)
  }
  const lower = half(yang.slice(0, 3))
  const upper = half(yang.slice(3))
  const number = numbers[lower]![upper]!
  return {
    number,
    name: hexagramNames[number - 1]!,
    lower: trigrams[lower]!,
    upper: trigrams[upper]!,
  }
}
