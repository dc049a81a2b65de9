import { describe, expect, it, vi } from 'vitest'
import { createSpeechQueue, type Playable } from './speech-queue'

/** A queue whose sounds are fetched and played when the test says so. */
function open() {
  const fetches = new Map<string, PromiseWithResolvers<Playable>>()
  const played: string[] = []
  const ends = new Map<string, () => void>()
  const stopped: string[] = []
  const failed: string[] = []
  const queue = createSpeechQueue({
    fetchSound(sentence) {
      const fetch = Promise.withResolvers<Playable>()
      fetches.set(sentence, fetch)
      return fetch.promise
    },
    now: () => performance.now(),
    onChange: () => undefined,
    onFailed: (_, sentence) => failed.push(sentence),
  })
  const soundOf = (sentence: string): Playable => ({
    play() {
      played.push(sentence)
      return new Promise((resolve) => ends.set(sentence, resolve))
    },
    stop() {
      stopped.push(sentence)
      ends.get(sentence)?.()
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    queue,
    played,
    stopped,
    failed,
    asked: () => [...fetches.keys()],
    async comes(sentence: string) {
      fetches.get(sentence)?.resolve(soundOf(sentence))
      await settle()
    },
    async fails(sentence: string) {
      fetches.get(sentence)?.reject(new Error('no voice'))
      await settle()
    },
    async ends(sentence: string) {
      ends.get(sentence)?.()
      await settle()
    },
  }
}

describe('speech queue', () => {
  it('says sentences in order, however their sounds come, and fetches two ahead', async () => {
    const { queue, played, asked, comes, ends } = open()
    for (const sentence of ['a', 'b', 'c', 'd']) queue.add(sentence)
    expect(asked()).toEqual(['a', 'b'])
    await comes('b')
    expect(played).toEqual([])
    await comes('a')
    expect(played).toEqual(['a'])
    expect(asked()).toEqual(['a', 'b', 'c'])
    await ends('a')
    expect(played).toEqual(['a', 'b'])
    expect(queue.playing()).toBe('b')
    await ends('b')
    await comes('c')
    await ends('c')
    await comes('d')
    await ends('d')
    expect(queue.isIdle()).toBe(true)
  })

  it('falls silent at once and tells what was not said', async () => {
    const { queue, played, stopped, comes } = open()
    for (const sentence of ['a', 'b', 'c', 'd']) queue.add(sentence)
    await comes('a')
    expect(queue.clear()).toEqual(['a', 'b', 'c', 'd'])
    expect(stopped).toEqual(['a'])
    // On its way when nobody wanted it any more.
    await comes('b')
    expect(stopped).toEqual(['a', 'b'])
    expect(played).toEqual(['a'])
    queue.add('e')
    await comes('e')
    expect(played).toEqual(['a', 'e'])
  })

  it('goes on with the next one when one cannot be said', async () => {
    const { queue, played, failed, comes, fails } = open()
    queue.add('a')
    queue.add('b')
    await fails('a')
    await comes('b')
    expect(failed).toEqual(['a'])
    expect(played).toEqual(['b'])
  })

  it('begins nothing while it is held, and goes on then', async () => {
    const { queue, played, comes } = open()
    queue.hold(true)
    queue.add('a')
    await comes('a')
    expect(played).toEqual([])
    queue.hold(false)
    await vi.waitFor(() => expect(played).toEqual(['a']))
  })

  it('knows what was played lately', async () => {
    const { queue, comes, ends } = open()
    queue.add('a')
    await comes('a')
    expect(queue.playedSince(performance.now())).toEqual(['a'])
    await ends('a')
    expect(queue.playedSince(performance.now() + 1)).toEqual([])
  })
})
