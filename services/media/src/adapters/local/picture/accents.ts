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
