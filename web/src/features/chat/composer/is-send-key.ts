import type { KeyboardEvent } from 'react'

/**
 * Whether a key press sends: Enter without Shift, and not the Enter that takes a word from an input
 * method (some browsers tell of that by `isComposing`, others only by the key code 229).
 */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.shiftKey &&
  !event.altKey &&
  !event.nativeEvent.isComposing &&
  event.keyCode !== 229
