import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { mediaNotesOf } from '../texts.ts'
import { mediaNote } from './media-note.ts'

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

const noteOf = (
  message: Parameters<typeof mediaNote>[0],
  wished: string | null,
  language: Language,
) => mediaNote(message, wished, language, mediaNotesOf(language))

describe('mediaNote', () => {
  it('tells in every language that a picture was asked for and made, and of what', () => {
    for (const language of languages) {
      for (const kind of ['image', 'video'] as const) {
        const asked = noteOf(wish(kind, 'a red fox'), null, language)
        const made = noteOf({ ...picture('done'), messageType: kind }, 'a red fox', language)
        expect(asked).toContain('a red fox')
        expect(made).toContain('a red fox')
        expect(asked).not.toBe(made)
      }
    }
  })

  it('does not pretend that a picture is there before it is, or after it failed', () => {
    const told = (['queued', 'done', 'failed'] as const).map((status) =>
      noteOf(picture(status), 'a fox', 'en'),
    )
    expect(new Set(told).size).toBe(3)
    expect(noteOf(picture('running'), 'a fox', 'en')).toBe(told[0])
    expect(noteOf(picture('cancelled'), 'a fox', 'en')).toBe(told[2])
  })

  it('cuts long prompts, takes a wish that is gone, and dollar signs as they are', () => {
    expect(noteOf(wish('image', 'x'.repeat(2_000)), null, 'en')!.length).toBeLessThan(400)
    expect(noteOf(picture('done'), null, 'en')).toContain('…')
    expect(noteOf(wish('image', 'a $& sign'), null, 'en')).toContain('a $& sign')
  })

  it('leaves words that were said to themselves', () => {
    const said = { content: 'hello', isFromUser: true, metadata: {} }
    expect(noteOf({ ...said, messageType: 'text' }, null, 'en')).toBeNull()
    expect(noteOf({ ...said, messageType: 'voice' }, null, 'en')).toBeNull()
    expect(noteOf({ ...said, content: '', messageType: 'voice' }, null, 'en')).toContain(
      'recording',
    )
  })
})
