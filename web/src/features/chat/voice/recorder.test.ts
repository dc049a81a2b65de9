import { afterEach, describe, expect, it, vi } from 'vitest'
import { endingOf, startRecording } from './recorder'

class FakeTrack extends EventTarget {
  readonly stop = vi.fn()
}

/** A browser with a microphone, and a recorder that hands over one slice when it ends. */
function aMicrophone({ refuse }: { refuse?: string } = {}) {
  const track = new FakeTrack()
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const getUserMedia = vi.fn(() =>
    refuse === undefined
      ? Promise.resolve(stream)
      : Promise.reject(Object.assign(new Error('no'), { name: refuse })),
  )
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })
  class FakeRecorder extends EventTarget {
    static readonly isTypeSupported = (type: string) => type === 'audio/mp4'
    state = 'inactive'
    readonly mimeType: string
    constructor(_: unknown, { mimeType = '' }: { mimeType?: string }) {
      super()
      this.mimeType = `${mimeType};codecs=mp4a`
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['abc']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  return track
}

const start = () => startRecording(new AbortController().signal)

describe('recording', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('takes what the browser can write, and lets the microphone go', async () => {
    const track = aMicrophone()
    const recorder = await start()
    recorder.stop()
    const recording = await recorder.ended
    expect(recording).toMatchObject({ interrupted: false, blob: { type: 'audio/mp4', size: 3 } })
    expect(recording === null ? null : endingOf(recording.blob)).toBe('mp4')
    expect(track.stop).toHaveBeenCalledOnce()
  })

  it('keeps what there is when the microphone goes away', async () => {
    const track = aMicrophone()
    const recorder = await start()
    track.dispatchEvent(new Event('ended'))
    expect(await recorder.ended).toMatchObject({ interrupted: true, blob: { size: 3 } })
  })

  it('keeps nothing that was called off', async () => {
    const track = aMicrophone()
    const recorder = await start()
    recorder.cancel()
    expect(await recorder.ended).toBeNull()
    expect(track.stop).toHaveBeenCalledOnce()
  })

  it('lets go of a microphone that was granted too late', async () => {
    const track = aMicrophone()
    const controller = new AbortController()
    const begun = startRecording(controller.signal)
    controller.abort()
    await expect(begun).rejects.toBe(controller.signal.reason)
    expect(track.stop).toHaveBeenCalledOnce()
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('knows %s as %s', async (refuse, reason) => {
    aMicrophone({ refuse })
    await expect(start()).rejects.toMatchObject({ reason })
  })

  it('says where there is nothing to record with', async () => {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined })
    await expect(start()).rejects.toMatchObject({ reason: 'unsupported' })
  })
})
