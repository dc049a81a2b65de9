import { describe, expect, it } from 'vitest'
import { commonPrefix, createSlots, QueueFull, setAside, type Turn } from './slots.ts'

const never = new AbortController().signal

function fixture(limit = 10) {
  const slots = createSlots({ slots: ['a', 'b'], background: 'back', limit })
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const turn = (name: string, change: Partial<Turn<string>> = {}): Promise<void> =>
    slots.take({
      background: false,
      signal: never,
      known: () => 0,
      run: (slot, signal) => {
        log.push(`${name} in ${slot}`)
        return new Promise<void>((resolve, reject) => {
          ends.set(name, resolve)
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        })
      },
      ...change,
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { slots, log, turn, end }
}

describe('createSlots', () => {
  it('answers in the order of asking, as many at once as there are slots', async () => {
    const { log, turn, end } = fixture()
    for (const name of ['one', 'two', 'three']) void turn(name)
    expect(log).toEqual(['one in a', 'two in b'])
    await end('two')
    expect(log.at(-1)).toBe('three in b')
  })

  it('takes the free slot that knows most of the beginning', () => {
    const { log, turn } = fixture()
    void turn('one', { known: (slot) => (slot === 'b' ? 5 : 2) })
    expect(log).toEqual(['one in b'])
  })

  it('works in the background only while nobody asks, and begins again what it set aside', async () => {
    const { log, turn, end } = fixture()
    void turn('memory', { background: true })
    expect(log).toEqual(['memory in back'])
    void turn('person')
    await new Promise(setImmediate)
    expect(log).toEqual(['memory in back', 'person in a'])
    await end('person')
    expect(log.at(-1)).toBe('memory in back')
  })

  it('reads ahead while nobody asks; who asks waits for what was read, not for the rest', async () => {
    const { log, turn } = fixture()
    let settled = ''
    void turn('memory', { background: true })
    void turn('ahead', { ahead: true, known: (slot) => (slot === 'b' ? 5 : 0) }).then(
      () => (settled = 'well'),
      () => (settled = 'not'),
    )
    await new Promise(setImmediate)
    expect(log).toEqual(['memory in back', 'ahead in b'])
    void turn('person', { known: (slot) => (slot === 'b' ? 9 : 0) })
    expect(log).not.toContain('person in a')
    await new Promise(setImmediate)
    expect(settled).toBe('well')
    expect(log.at(-1)).toBe('person in b')
  })

  it('lets go at once of what nobody waits for any more', async () => {
    const { slots, log, turn } = fixture()
    void turn('one')
    void turn('two')
    const gone = new AbortController()
    const third = turn('three', { signal: gone.signal })
    const fourth = turn('four', { background: true, signal: gone.signal })
    gone.abort(new Error('left'))
    await expect(third).rejects.toThrow('left')
    await expect(fourth).rejects.toThrow('left')
    expect(slots.waiting()).toBe(0)
    expect(log).toHaveLength(2)
  })

  it('refuses what cannot wait', async () => {
    const { turn } = fixture(0)
    await expect(turn('one')).rejects.toBeInstanceOf(QueueFull)
  })

  it('tells a failure to whoever asked, and goes on', async () => {
    const { slots, turn } = fixture()
    const failed = turn('one', { run: () => Promise.reject(new Error('broken')) })
    await expect(failed).rejects.toThrow('broken')
    expect(slots.idle()).toBe(true)
    expect(setAside.message).toContain('waits')
  })
})

it('counts what two lists begin with alike', () => {
  expect(commonPrefix([1, 2, 3], [1, 2, 4, 5])).toBe(2)
  expect(commonPrefix([], [1])).toBe(0)
})
