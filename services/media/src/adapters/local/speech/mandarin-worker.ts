import { OutputFormat, pinyin, segment } from 'pinyin-pro'
import { anyOf, type ReadingTask } from './reading-task.ts'

const han = /\p{Script=Han}/u

/**
 * Words whose characters espeak-ng reads wrongly one by one (银行, 音乐, 长大) as syllables with tones;
 * everything else stays as it is, since it knows particles and the change of tones better.
 */
export default function readMandarin({ text, readings }: ReadingTask): string {
  const replaced = text.replaceAll(anyOf(readings), (word) => ` ${readings[word]} `)
  return segment(replaced, { format: OutputFormat.AllArray, toneType: 'num' })
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
