import type { ColourName } from './scene.ts'

/** Colours of clothes, roofs and sails, by the word for them. */
export const accents: Readonly<Record<ColourName, string>> = {
  red: '#c8403c',
  orange: '#dd7a34',
  yellow: '#e2b23c',
  green: '#5f8f4e',
  blue: '#3f6fb5',
  purple: '#7d57b0',
  pink: '#d9799f',
  white: '#efe8da',
  black: '#3a3844',
}

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
