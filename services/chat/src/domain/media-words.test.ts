import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { mediaWords } from './media-words.ts'

const picture = (status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled') => ({
  content: '',
  isFromUser: false,
  messageType: 'image' as const,
  metadata: {
    media: {
      kind: 'image' as const,
      jobId: null,
      status,
      objectId: null,
      posterId: null,
      mime: null,
      width: null,
      height: null,
      seconds: null,
      style: null,
      model: null,
      credits: null,
      errorCode: null,
    },
  },
})
const wish = (messageType: 'image' | 'video', content: string) => ({
  content,
  isFromUser: true,
  messageType,
  metadata: {},
})

describe('mediaWords', () => {
  it('tells in every language that a picture was asked for and made, and of what', () => {
    for (const language of languages) {
      for (const kind of ['image', 'video'] as const) {
        const asked = mediaWords(wish(kind, 'a red fox'), null, language)
        const made = mediaWords({ ...picture('done'), messageType: kind }, 'a red fox', language)
        expect(asked).toContain('a red fox')
        expect(made).toContain('a red fox')
        expect(asked).not.toBe(made)
      }
    }
  })

  it('does not pretend that a picture is there before it is, or after it failed', () => {
    const told = (['queued', 'done', 'failed'] as const).map((status) =>
      mediaWords(picture(status), 'a fox', 'en'),
    )
    expect(new Set(told).size).toBe(3)
    expect(mediaWords(picture('running'), 'a fox', 'en')).toBe(told[0])
    expect(mediaWords(picture('cancelled'), 'a fox', 'en')).toBe(told[2])
  })

  it('cuts long prompts, takes a wish that is gone, and dollar signs as they are', () => {
    expect(mediaWords(wish('image', 'x'.repeat(2_000)), null, 'en')!.length).toBeLessThan(400)
    expect(mediaWords(picture('done'), null, 'en')).toContain('…')
    expect(mediaWords(wish('image', 'a $& sign'), null, 'en')).toContain('a $& sign')
  })

  it('leaves words that were said to themselves', () => {
    const said = { content: 'hello', isFromUser: true, metadata: {} }
    expect(mediaWords({ ...said, messageType: 'text' }, null, 'en')).toBeNull()
    expect(mediaWords({ ...said, messageType: 'voice' }, null, 'en')).toBeNull()
    expect(mediaWords({ ...said, content: '', messageType: 'voice' }, null, 'en')).toContain(
      'recording',
    )
  })
})
