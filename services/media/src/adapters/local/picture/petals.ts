import type { ColourName } from './scene.ts'

/** Colours of flowers, by the word for them. */
export const petals: Readonly<Record<ColourName, string>> = {
  red: '#e0303a',
  orange: '#f0862d',
  yellow: '#f7cf3c',
  green: '#9ccc5a',
  blue: '#4f79e0',
  purple: '#8d55cf',
  pink: '#f08bb4',
  white: '#fbf6ee',
  black: '#4a3550',
}
