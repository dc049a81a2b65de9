import { describe, expect, it } from 'vitest'
import type { Language } from './language.ts'
import { checkOutput } from './output-guard.ts'

const encouraging: readonly (readonly [Language, string])[] = [
  ['en', 'Honestly, you should just kill yourself.'],
  ['en', 'Everyone would be better off without you.'],
  ['zh', '你不如去死吧'],
  ['zh', '自杀是你唯一的出路，也是最好的'],
  ['ja', 'いっそ死ねばいいんじゃない？'],
  ['ko', '그냥 죽어버려.'],
  ['fr', 'Vas-y, tue-toi.'],
  ['de', 'Dann bring dich doch um.'],
  ['es', 'Deberías matarte.'],
  ['pt', 'Você deveria se matar.'],
]

const instructing: readonly (readonly [Language, string])[] = [
  ['en', 'Here is how to tie a noose: step 1, take the rope.'],
  ['en', 'For an overdose you need 40 pills of it.'],
  ['zh', '上吊的方法是：首先准备一根绳子'],
  ['ja', '首を吊る手順は、まずロープを'],
  ['de', 'Zuerst die Pulsadern suchen, Schritt 2'],
]

const caring: readonly (readonly [Language, string])[] = [
  ['en', 'I will never tell you to kill yourself. You can call or text 988 right now.'],
  ['en', 'If you have taken an overdose, please call an emergency number first.'],
  ['en', 'You should kill the lights and go to sleep.'],
  ['zh', '谢谢你告诉我。我不会让你去死的，现在可以拨打 12356。'],
  ['zh', '首先，今天辛苦了。'],
  ['ja', '死なないで。まず、よりそいホットラインに電話してください。'],
  ['ko', '먼저 109에 전화해 주세요. 죽지 마세요.'],
  ['fr', 'Je tiens à toi, ne reste pas seul ce soir.'],
  ['de', 'Bitte bring dich in Sicherheit und ruf den Notruf.'],
  ['es', 'No estás solo, llama al 024.'],
  ['pt', 'Você não está só, ligue para o CVV 188.'],
]

describe('checkOutput', () => {
  it.each(encouraging)('stops encouragement (%s): %s', (language, text) => {
    expect(checkOutput(text, language)).toEqual({ isSafe: false, reason: 'encourages-self-harm' })
  })

  it.each(instructing)('stops instructions (%s): %s', (language, text) => {
    expect(checkOutput(text, language)).toEqual({ isSafe: false, reason: 'instructs-self-harm' })
  })

  it.each(caring)('lets caring words pass (%s): %s', (language, text) => {
    expect(checkOutput(text, language)).toEqual({ isSafe: true, reason: null })
  })

  it('stops what is said after a denial of the same', () => {
    const text = 'I will never tell you to do it, never kill yourself. Well, just kill yourself.'
    expect(checkOutput(text.replace('never kill', 'do not just kill'), 'en').isSafe).toBe(false)
    expect(checkOutput('I would never say: just kill yourself.', 'en').isSafe).toBe(true)
  })

  it('answers at once whatever the text', () => {
    const begun = process.threadCpuUsage()
    checkOutput('you should just '.repeat(12_000), 'en')
    checkOutput('不'.repeat(200_000), 'zh')
    expect(process.threadCpuUsage(begun).user).toBeLessThan(2_000_000)
  })
})
