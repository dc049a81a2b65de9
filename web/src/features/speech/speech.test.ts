import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseVoice } from './choose-voice'
import { sentencesOf } from './sentences'
import { createSpeaker } from './speaker'

const voice = (name: string, lang: string, localService = true) =>
  ({ name, lang, localService, default: false, voiceURI: name }) satisfies SpeechSynthesisVoice

const voices = [
  voice('Daniel', 'en-GB'),
  voice('Samantha', 'en-US'),
  voice('Mei-Jia', 'zh-TW'),
  voice('Microsoft Kangkang', 'zh-CN'),
  voice('Microsoft Huihui', 'zh_CN'),
  voice('Google 普通话（中国大陆）', 'zh-CN', false),
]

describe('chooseVoice', () => {
  it('prefers a woman from the mainland for Chinese', () => {
    expect(chooseVoice(voices, 'zh')?.name).toBe('Microsoft Huihui')
    expect(chooseVoice(voices.slice(0, 4), 'zh')?.name).toBe('Microsoft Kangkang')
    expect(chooseVoice(voices.slice(0, 3), 'zh')?.name).toBe('Mei-Jia')
  })

  it('takes the right region, any other of the language, or none', () => {
    expect(chooseVoice(voices, 'en')?.name).toBe('Samantha')
    expect(chooseVoice(voices.slice(0, 1), 'en')?.name).toBe('Daniel')
    expect(chooseVoice(voices, 'de')).toBeUndefined()
  })
})

describe('sentencesOf', () => {
  it('joins short sentences and cuts endless ones', () => {
    expect(sentencesOf('你好。今天好吗？')).toEqual(['你好。今天好吗？'])
    expect(sentencesOf(`${'长'.repeat(200)}。完`)).toEqual([
      '长'.repeat(160),
      `${'长'.repeat(40)}。完`,
    ])
    expect(sentencesOf('……！\n😀')).toEqual([])
  })
})

class Utterance extends EventTarget {
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

function openSpeaker(available = voices) {
  const spoken: (Utterance & Record<string, unknown>)[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: vi.fn(() => available),
    speak: (utterance: Utterance & Record<string, unknown>) => spoken.push(utterance),
    cancel: vi.fn(),
  })
  const speaker = createSpeaker(synthesis as unknown as SpeechSynthesis)
  return { speaker, synthesis, spoken }
}

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', Utterance))
afterEach(() => vi.unstubAllGlobals())

describe('speaker', () => {
  it('speaks slowly, a little higher and not too loud, in the language of the message', () => {
    const { speaker, spoken } = openSpeaker()
    speaker.speak('m', '你好', 'zh')
    expect(spoken[0]).toMatchObject({
      text: '你好',
      lang: 'zh-CN',
      rate: 0.9,
      pitch: 1.1,
      volume: 0.8,
      voice: { name: 'Microsoft Huihui' },
    })
    expect(speaker.speaking()).toBe('m')
  })

  it('is done after the last sentence, and a stop ends it at once', () => {
    const { speaker, spoken, synthesis } = openSpeaker()
    const changed = vi.fn()
    speaker.subscribe(changed)
    speaker.speak('m', `${'长'.repeat(150)}。${'短'.repeat(150)}。`, 'zh')
    expect(spoken).toHaveLength(2)
    spoken[0]?.dispatchEvent(new Event('end'))
    expect(speaker.speaking()).toBe('m')
    spoken[1]?.dispatchEvent(new Event('end'))
    expect(speaker.speaking()).toBeNull()
    speaker.speak('n', '好', 'zh')
    speaker.stop()
    expect(synthesis.cancel).toHaveBeenCalled()
    expect(speaker.speaking()).toBeNull()
    expect(changed).toHaveBeenCalledTimes(4)
  })

  it('forgets the end of what it was told to leave', () => {
    const { speaker, spoken } = openSpeaker()
    speaker.speak('m', '一', 'zh')
    speaker.speak('n', '二', 'zh')
    spoken[0]?.dispatchEvent(new Event('error'))
    expect(speaker.speaking()).toBe('n')
  })

  it('has voices only once the system tells of them, and none without a system', () => {
    const { speaker, synthesis } = openSpeaker([])
    expect(speaker.canSpeak('zh')).toBe(false)
    speaker.subscribe(() => undefined)
    synthesis.getVoices.mockReturnValue(voices)
    synthesis.dispatchEvent(new Event('voiceschanged'))
    expect(speaker.canSpeak('zh')).toBe(true)
    expect(speaker.canSpeak('ko')).toBe(false)
    expect(createSpeaker(undefined).canSpeak('zh')).toBe(false)
  })
})
