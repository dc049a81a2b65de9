import { describe, expect, it } from 'vitest'
import { createReplySentences } from './reply-sentences'

/** What is said of a text that comes a few letters at a time. */
function saidOf(text: string, step = 3): string[] {
  const reply = createReplySentences()
  const said: string[] = []
  for (let end = step; end < text.length; end += step)
    said.push(...reply.read(text.slice(0, end), false))
  return [...said, ...reply.read(text, true)]
}

describe('sentences of a reply', () => {
  it.each([
    [
      '今天的海边风很大吧？我还记得你说过喜欢听浪。',
      ['今天的海边风很大吧？', '我还记得你说过喜欢听浪。'],
    ],
    ['Hi there! I missed you. Was it windy?', ['Hi there!', 'I missed you.', 'Was it windy?']],
    ['そうなんですね。海は寒かったですか？', ['そうなんですね。', '海は寒かったですか？']],
    ['오늘은 어땠어요? 바람이 불었나요?', ['오늘은 어땠어요?', '바람이 불었나요?']],
    ['Tu as froid\u00a0? Viens, on rentre.', ['Tu as froid ?', 'Viens, on rentre.']],
    [
      'Am 3. Mai war Dr. Weiß da. Erinnerst du dich?',
      ['Am 3. Mai war Dr. Weiß da.', 'Erinnerst du dich?'],
    ],
    ['¿Qué tal el mar? ¡Cuéntame más!', ['¿Qué tal el mar?', '¡Cuéntame más!']],
    ['Que bom ouvir você. Como foi o dia?', ['Que bom ouvir você.', 'Como foi o dia?']],
  ])('cuts %s', (text, sentences) => expect(saidOf(text)).toEqual(sentences))

  it('says a sentence as soon as the next one begins, and each once', () => {
    const reply = createReplySentences()
    expect(reply.read('我在听你说话呢。', false)).toEqual([])
    expect(reply.read('我在听你说话呢。然', false)).toEqual(['我在听你说话呢。'])
    expect(reply.read('我在听你说话呢。然后呢？', true)).toEqual(['然后呢？'])
  })

  it('joins what is too short to be said alone', () => {
    expect(saidOf('嗯。好。那我们走吧。')).toEqual(['嗯。好。那我们走吧。'])
    expect(saidOf('嗯。')).toEqual(['嗯。'])
  })

  it('leaves out marks and signs that nobody says', () => {
    expect(saidOf('**真好**😊 看[这张图](https://a.b/c)吧。')).toEqual(['真好 看这张图吧。'])
    expect(saidOf('……😊')).toEqual([])
  })
})
