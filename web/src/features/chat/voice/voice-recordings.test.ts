import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '@/api/error'
import { errorFixture } from '@/test/fixtures'
import type { Recognizer } from './recognizer'
import { RecordingError } from './microphone'
import type { Recorder, Recording } from './recorder'
import { createVoiceRecordings, type VoiceRecordingsOptions } from './voice-recordings'

const said: Recording = { blob: new Blob(['sound']), seconds: 4, interrupted: false }
const unavailable: ApiError = {
  status: 503,
  message: '503',
  body: {
    ...errorFixture('stt_unavailable'),
    details: [
      { path: 'recording', message: 'stored' },
      { path: 'seconds', message: '4.2' },
    ],
  },
}
const stored = { recordingId: 'stored', seconds: 4.2 }
const broken: ApiError = { status: 'network', body: null, message: 'network' }

function openRecordings(changes: Partial<VoiceRecordingsOptions> = {}) {
  const { promise, resolve } = Promise.withResolvers<Recording | null>()
  const recorder: Recorder = {
    analyser: null,
    elapsed: () => 4,
    ended: promise,
    stop: () => resolve(said),
    cancel: () => resolve(null),
  }
  const options = {
    record: vi.fn(() => Promise.resolve(recorder)),
    transcribe: vi.fn(() => Promise.resolve({ text: ' 在吗 ', ...stored })),
    sendNote: vi.fn(() => Promise.resolve()),
    sendWords: vi.fn(() => true),
    offerWords: vi.fn(),
    noteSent: vi.fn(),
    nothingHeard: vi.fn(),
    language: () => 'zh' as const,
    ...changes,
  }
  const recordings = createVoiceRecordings(options)
  const state = () => recordings.state('companion')
  const recorded = async () => {
    await recordings.start('companion', null)
    recordings.stop('companion')
    await vi.waitFor(() => expect(['idle', 'kept']).toContain(state().kind))
  }
  return { recordings, options, recorder, state, recorded, end: resolve }
}

describe('a recording', () => {
  it('is sent in words with where it is kept', async () => {
    const { options, recorded, state } = openRecordings()
    await recorded()
    expect(options.sendWords).toHaveBeenCalledWith('companion', '在吗', stored)
    expect(state()).toEqual({ kind: 'idle', problem: null })
  })

  it('becomes a draft where words cannot be sent now', async () => {
    const { options, recorded } = openRecordings({ sendWords: vi.fn(() => false) })
    await recorded()
    expect(options.offerWords).toHaveBeenCalledWith('companion', '在吗', stored)
  })

  it('goes as a voice note where nobody can write it down', async () => {
    const { options, recorded, state } = openRecordings({
      transcribe: vi.fn(() => Promise.reject(unavailable)),
    })
    await recorded()
    expect(options.sendNote).toHaveBeenCalledWith('companion', 'stored', expect.any(String))
    expect(options.noteSent).toHaveBeenCalledWith('companion')
    expect(options.sendWords).not.toHaveBeenCalled()
    expect(state().kind).toBe('idle')
  })

  it('becomes a draft of what the browser heard', async () => {
    const { recordings, options, state } = openRecordings({
      transcribe: vi.fn(() => Promise.reject(unavailable)),
    })
    const recognizer: Recognizer = {
      text: () => '听到',
      finish: () => Promise.resolve('听到的话'),
      abort: () => undefined,
    }
    await recordings.start('companion', () => recognizer)
    recordings.stop('companion')
    await vi.waitFor(() => expect(options.offerWords).toHaveBeenCalled())
    expect(options.offerWords).toHaveBeenCalledWith('companion', '听到的话', stored)
    expect(options.sendNote).not.toHaveBeenCalled()
    expect(state().kind).toBe('idle')
  })

  it('stays here when it could not be uploaded, and is sent at the second try', async () => {
    const { recordings, options, recorded, state } = openRecordings({
      transcribe: vi
        .fn<VoiceRecordingsOptions['transcribe']>()
        .mockRejectedValueOnce(broken)
        .mockResolvedValueOnce({ text: '在吗', ...stored }),
    })
    await recorded()
    expect(state()).toMatchObject({ kind: 'kept', reason: 'upload', recording: said, stored: null })
    await recordings.retry('companion')
    expect(options.transcribe).toHaveBeenLastCalledWith(said, 'zh')
    expect(options.sendWords).toHaveBeenCalledOnce()
    expect(state().kind).toBe('idle')
  })

  it('without words is said so, and can be sent as a note or let go', async () => {
    const nothing = vi.fn(() => Promise.resolve({ text: ' \n', ...stored }))
    const { recordings, options, recorded, state } = openRecordings({ transcribe: nothing })
    await recorded()
    expect(options.nothingHeard).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ kind: 'kept', reason: 'empty', stored })
    await recordings.sendAsNote('companion')
    expect(options.sendNote).toHaveBeenCalledOnce()
    expect(state().kind).toBe('idle')
  })

  it('is the same note however often it is sent', async () => {
    const sendNote = vi
      .fn<VoiceRecordingsOptions['sendNote']>()
      .mockRejectedValueOnce(broken)
      .mockResolvedValueOnce(undefined)
    const transcribe = vi.fn(() => Promise.reject(unavailable))
    const { recordings, recorded, state } = openRecordings({ transcribe, sendNote })
    await recorded()
    expect(state()).toMatchObject({ kind: 'kept', reason: 'note', stored })
    await recordings.sendAsNote('companion')
    expect(sendNote.mock.calls[1]).toEqual(sendNote.mock.calls[0])
    expect(state().kind).toBe('idle')
  })

  it('that was interrupted or left is kept and not sent', async () => {
    for (const reason of ['interrupted', 'aside'] as const) {
      const { recordings, options, end, state } = openRecordings()
      await recordings.start('companion', null)
      if (reason === 'aside') recordings.setAside('companion')
      else end({ ...said, interrupted: true })
      await vi.waitFor(() => expect(state()).toMatchObject({ kind: 'kept', reason }))
      expect(options.transcribe).not.toHaveBeenCalled()
      recordings.discard('companion')
      expect(state().kind).toBe('idle')
    }
  })

  it('that was called off leaves nothing, and a touch of the button no more than a hint', async () => {
    const first = openRecordings()
    await first.recordings.start('companion', null)
    first.recordings.cancel('companion')
    await vi.waitFor(() => expect(first.state()).toEqual({ kind: 'idle', problem: null }))
    const second = openRecordings()
    await second.recordings.start('companion', null)
    second.end({ ...said, seconds: 0.2 })
    await vi.waitFor(() => expect(second.state()).toEqual({ kind: 'idle', problem: 'short' }))
    expect(second.options.transcribe).not.toHaveBeenCalled()
  })

  it('that cannot begin says why', async () => {
    const { recordings, state } = openRecordings({
      record: () => Promise.reject(new RecordingError('denied', null)),
    })
    await recordings.start('companion', null)
    expect(state()).toEqual({ kind: 'idle', problem: 'denied' })
  })

  it('ends at its limit by itself', async () => {
    vi.useFakeTimers()
    const { recordings, options } = openRecordings()
    await recordings.start('companion', null)
    await vi.advanceTimersByTimeAsync(299_000)
    expect(options.transcribe).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(options.transcribe).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('lets the microphone go when the page is left', async () => {
    const { recordings, recorder } = openRecordings()
    const cancel = vi.spyOn(recorder, 'cancel')
    await recordings.start('companion', null)
    recordings.close()
    expect(cancel).toHaveBeenCalledOnce()
  })
})
