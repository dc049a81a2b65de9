/** A sound that can be played. */
export type Playable = {
  /** Resolves when it has been played, or was stopped. */
  play(): Promise<void>
  stop(): void
}

export type SpeechQueue = {
  /** Says a sentence after those that are being said. */
  add(sentence: string): void
  /** Falls silent at once, and forgets what was to be said: answers it, the broken off sentence first. */
  clear(): string[]
  /** Begins no further sentence while it is on. */
  hold(on: boolean): void
  /** What is heard now. */
  playing(): string | null
  isIdle(): boolean
  /** What was played since this time (`performance.now()`), for telling an echo. */
  playedSince(time: number): string[]
}

/** So many sentences are fetched while one is played. */
const ahead = 2
/** What was played longer ago than this is no echo any more. */
const remembered = 8

type Entry = { sentence: string; sound: Promise<Playable | null>; stop: AbortController }

function letGo({ sound, stop }: Entry): void {
  stop.abort()
  void sound.then((ready) => ready?.stop())
}

/**
 * Says sentences one after the other; the next ones are fetched meanwhile.
 * @param fetchSound what a sentence sounds like; its failure skips the sentence and is told
 */
export function createSpeechQueue({
  fetchSound,
  now,
  onChange,
  onFailed,
}: {
  fetchSound: (sentence: string, signal: AbortSignal) => Promise<Playable>
  now: () => number
  /** Another sentence is heard now, or nothing is. */
  onChange: () => void
  onFailed: (error: unknown, sentence: string) => void
}): SpeechQueue {
  const waiting: string[] = []
  const fetched: Entry[] = []
  let playing: { sentence: string; sound: Playable } | null = null
  let played: { sentence: string; until: number }[] = []
  let turn = 0
  let busy = false
  let held = false

  const fetchNext = () => {
    while (fetched.length < ahead) {
      const sentence = waiting.shift()
      if (sentence === undefined) return
      const stop = new AbortController()
      const sound = fetchSound(sentence, stop.signal).catch((error: unknown) => {
        if (!stop.signal.aborted) onFailed(error, sentence)
        return null
      })
      fetched.push({ sentence, sound, stop })
    }
  }

  const run = async () => {
    if (busy || held) return
    busy = true
    const own = turn
    for (let entry = fetched[0]; entry !== undefined; entry = fetched[0]) {
      const sound = await entry.sound
      if (turn !== own) return
      if (held) break
      fetched.shift()
      fetchNext()
      if (sound === null) continue
      playing = { sentence: entry.sentence, sound }
      const heard = { sentence: entry.sentence, until: Infinity }
      played = [...played.slice(-remembered), heard]
      onChange()
      await sound.play()
      heard.until = now()
      if (turn !== own) return
      playing = null
    }
    busy = false
    onChange()
  }

  return {
    add(sentence) {
      waiting.push(sentence)
      fetchNext()
      void run()
    },
    clear() {
      turn += 1
      busy = false
      const stopped = playing
      const ready = fetched.splice(0)
      ready.forEach(letGo)
      const unsaid = [...(stopped === null ? [] : [stopped]), ...ready]
      playing = null
      stopped?.sound.stop()
      onChange()
      return [...unsaid.map(({ sentence }) => sentence), ...waiting.splice(0)]
    },
    hold(on) {
      held = on
      if (!on) void run()
    },
    playing: () => playing?.sentence ?? null,
    isIdle: () => playing === null && fetched.length === 0 && waiting.length === 0,
    playedSince: (time) =>
      played.filter(({ until }) => until >= time).map(({ sentence }) => sentence),
  }
}
