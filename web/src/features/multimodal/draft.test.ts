import { describe, expect, it } from 'vitest'
import { aWork } from '@/test/media-server'
import { draftFrom, draftOf } from './draft'

describe('the draft of the workshop', () => {
  it('begins with the defaults, whatever was kept', () => {
    const first = draftOf(null)
    expect(first).toEqual({
      prompts: { image: '', audio: '', video: '' },
      imageStyle: 'enhance',
      videoStyle: 'cinematic',
      seconds: 5,
      voice: 'alloy',
    })
    for (const kept of [7, [], { prompts: 'x', seconds: 17, voice: 'bass', imageStyle: null }])
      expect(draftOf(kept)).toEqual(first)
  })

  it('keeps what can be used and cuts what is too long', () => {
    const kept = { prompts: { image: '月'.repeat(2_500), audio: 5 }, seconds: 16, voice: 'nova' }
    const draft = draftOf(kept)
    expect(draft.prompts.image).toHaveLength(2_000)
    expect(draft.prompts.audio).toBe('')
    expect([draft.seconds, draft.voice]).toEqual([16, 'nova'])
  })

  it('takes over what a work was made from and leaves the other kinds alone', () => {
    const draft = draftOf({ prompts: { audio: '晚安' }, imageStyle: 'anime' })
    const film = aWork(1, { kind: 'video', prompt: '极光', style: 'documentary', duration: 9 })
    expect(draftFrom(draft, film)).toEqual({
      ...draft,
      prompts: { image: '', audio: '晚安', video: '极光' },
      videoStyle: 'documentary',
      seconds: 9,
    })
    // Chats paint in looks that the workshop does not have.
    const painted = aWork(2, { prompt: '猫', style: 'realistic' })
    expect(draftFrom(draft, painted)).toMatchObject({
      prompts: { image: '猫' },
      imageStyle: 'enhance',
    })
  })
})
