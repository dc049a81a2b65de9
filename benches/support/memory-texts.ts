import { randomFrom } from '@lumen/language/seed'

const syllables = 'ba ce di fo gu la me ni po ru sa te vi wo zu kan lor min pes tur'.split(' ')
const han = '天地人心山水风云日月星光花草树木春夏秋冬家门书画琴棋茶饭街城海河湖船车马牛羊鸟鱼虫'

/** Words of a made-up language, frequent ones first: how often each is used follows Zipf. */
function vocabulary(size: number, make: (index: number) => string): (random: number) => string {
  const words = Array.from({ length: size }, (_, index) => make(index))
  return (random) => words[Math.floor(size ** random) - 1] ?? words[0] ?? ''
}

const latinWord = vocabulary(20_000, (index) => {
  const at = (place: number) => syllables[Math.floor(index / 20 ** place) % 20] ?? ''
  return at(0) + at(1) + at(2) + (index > 8_000 ? at(3) : '')
})
const hanWord = vocabulary(20_000, (index) => {
  const at = (place: number) => han[Math.floor(index / han.length ** place) % han.length] ?? ''
  return at(0) + at(1) + (index > 1_600 ? at(2) : '')
})

export type BenchText = { language: 'zh' | 'en'; text: string }

/** What people might say, half in Chinese characters and half in Latin letters. */
export function createTexts(count: number, seed: number): BenchText[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index): BenchText => {
    const length = 8 + Math.floor(random() * 24)
    const words = Array.from({ length }, () => (index % 2 ? latinWord : hanWord)(random()))
    return index % 2
      ? { language: 'en', text: `${words.join(' ')}.` }
      : { language: 'zh', text: `${words.join('')}。` }
  })
}

/** Questions after some of the texts: a few of their words among others. */
export function createQuestions(texts: readonly BenchText[], count: number): BenchText[] {
  const random = randomFrom(99)
  return Array.from({ length: count }, () => {
    const { language, text } = texts[Math.floor(random() * texts.length)] ?? texts[0]!
    const part =
      language === 'zh'
        ? text.slice(2, 10) + hanWord(random())
        : [...text.split(' ').slice(1, 5), latinWord(random())].join(' ')
    return { language, text: `${part}?` }
  })
}
