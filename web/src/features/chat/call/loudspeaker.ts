import { announcePlayback } from '@/ui/audio-player/exclusive-playback'
import type { Playable } from './speech-queue'

export type Loudspeaker = {
  /** A sound at an address of this page, which is given back once it has been played. */
  sound(address: string): Playable
  /** Lowers the voice while somebody may be beginning to speak. */
  lower(on: boolean): void
}

const lowered = 0.25
/** What does not end by then has got stuck. */
const longestMs = 120_000

/** Plays sounds one at a time. One element for all: phones let one that was begun by a tap go on. */
export function createLoudspeaker(): Loudspeaker {
  const element = new Audio()
  element.preload = 'auto'
  return {
    sound(address) {
      let gone = false
      let end: () => void = () => undefined
      const free = () => {
        if (!gone) URL.revokeObjectURL(address)
        gone = true
      }
      return {
        async play() {
          if (gone) return
          announcePlayback(element)
          const { promise, resolve } = Promise.withResolvers<void>()
          end = resolve
          const timer = setTimeout(resolve, longestMs)
          element.addEventListener('ended', end)
          element.addEventListener('error', end)
          element.src = address
          element.play().catch((error: unknown) => {
            if (!gone) console.warn('A sentence could not be played', error)
            end()
          })
          await promise
          clearTimeout(timer)
          element.removeEventListener('ended', end)
          element.removeEventListener('error', end)
          free()
        },
        stop() {
          if (!gone && element.src === address) element.pause()
          free()
          end()
        },
      }
    },
    lower(on) {
      element.volume = on ? lowered : 1
    },
  }
}
