import { useEffect, type RefObject } from 'react'

const playingEvent = 'lumen:playing'

/** Tells everything else that makes a sound to fall silent. */
export const announcePlayback = (source: object): void =>
  void globalThis.dispatchEvent(new CustomEvent(playingEvent, { detail: source }))

/** Calls `listener` when another sound than `source` begins; returns how to stop listening. */
export function onOtherPlayback(source: object, listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== source) listener()
  }
  globalThis.addEventListener(playingEvent, hear)
  return () => globalThis.removeEventListener(playingEvent, hear)
}

/** Lets only one sound play at a time: an element that begins pauses the others, and itself when it goes. */
export function useExclusivePlayback(media: RefObject<HTMLMediaElement | null>): void {
  useEffect(() => {
    const element = media.current
    if (element === null) return
    const announce = () => announcePlayback(element)
    element.addEventListener('play', announce)
    const stopListening = onOtherPlayback(element, () => element.pause())
    return () => {
      element.removeEventListener('play', announce)
      stopListening()
      element.pause()
    }
  }, [media])
}
