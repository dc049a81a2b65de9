/**
 * The name of a feeling from −1 to 1: seven steps, three either way and one between them, within which
 * there is none to speak of.
 */
export function feelingOf(weight: number) {
  const size = Math.abs(weight)
  if (size < 0.05) return 'calm'
  if (size < 0.3) return weight < 0 ? 'low' : 'light'
  if (size < 0.6) return weight < 0 ? 'heavy' : 'bright'
  return weight < 0 ? 'anguished' : 'joyful'
}
