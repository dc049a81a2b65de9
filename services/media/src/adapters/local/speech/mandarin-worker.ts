import { OutputFormat, pinyin, segment } from 'pinyin-pro'

/** What the dictionary reads otherwise than people mostly say it. */
const ownWords: Readonly<Record<string, string>> = {
  得到: 'de2 dao4',
  得出: 'de2 chu1',
  得意: 'de2 yi4',
  得知: 'de2 zhi1',
  得分: 'de2 fen1',
  不得不: 'bu4 de2 bu4',
  地方: 'di4 fang5',
  地上: 'di4 shang5',
  地下: 'di4 xia4',
  地铁: 'di4 tie3',
  地球: 'di4 qiu2',
  地面: 'di4 mian4',
  地图: 'di4 tu2',
  地点: 'di4 dian3',
  地址: 'di4 zhi3',
  地区: 'di4 qu1',
  地板: 'di4 ban3',
  大地: 'da4 di4',
  土地: 'tu3 di4',
  草地: 'cao3 di4',
  雪地: 'xue3 di4',
  长得: 'zhang3 de5',
  长高: 'zhang3 gao1',
  睡得: 'shui4 de5',
}
const ownWord = new RegExp(Object.keys(ownWords).join('|'), 'gu')
const han = /\p{Script=Han}/u

/**
 * Words whose characters espeak-ng reads wrongly one by one (银行, 音乐, 长大) as syllables with tones;
 * everything else stays as it is, since it knows particles and the change of tones better.
 */
export default function readMandarin(written: string): string {
  const text = written.replaceAll(ownWord, (word) => ` ${ownWords[word]} `)
  return segment(text, { format: OutputFormat.AllArray, toneType: 'num' })
    .map((word) => {
      const isRead = word.length > 1 && word.some(({ origin }) => hasSeveralReadings(origin))
      return isRead
        ? ` ${word.map(({ result }) => result.replace(/0$/, '5')).join(' ')} `
        : word.map(({ origin }) => origin).join('')
    })
    .join('')
}

function hasSeveralReadings(character: string): boolean {
  return han.test(character) && pinyin(character, { multiple: true, type: 'array' }).length > 1
}
