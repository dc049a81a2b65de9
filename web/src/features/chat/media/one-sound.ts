const playingEvent = 'lumen:playing'

/** Tells everything else that makes a sound to fall silent. */
export const tellPlaying = (source: object): void =>
  void globalThis.dispatchEvent(new CustomEvent(playingEvent, { detail: source }))

/** Hears of other sounds that begin; returns how to stop. */
export function onOtherPlaying(source: object, listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<object>).detail !== source) listener()
  }
  globalThis.addEventListener(playingEvent, hear)
  return () => globalThis.removeEventListener(playingEvent, hear)
}
