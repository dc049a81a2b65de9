import { fnv1a } from '@lumen/language/hash'

/** Hues of avatars and crystals, each with its shades from dark to light. */
export const hues = {
  violet: ['#301e5b', '#432a7e', '#5634a0', '#6b46c1', '#8967e6', '#a891fa', '#c5b9ff'],
  teal: ['#00302e', '#004643', '#005a56', '#00736e', '#0c9690', '#1dbcb5', '#7fe0da'],
  rose: ['#4a0a20', '#6b1230', '#8a1a40', '#a61f4b', '#cd3560', '#e64d76', '#ffa0b4'],
  water: ['#0a2a56', '#10407f', '#134f97', '#155dac', '#2c76cd', '#408dea', '#9cc7ff'],
  wood: ['#00361a', '#004d26', '#005f2f', '#007137', '#1f9350', '#3eb268', '#98d5a8'],
  earth: ['#3d2700', '#553700', '#6a4600', '#7e5400', '#b87a12', '#efa831', '#ffd38a'],
  fire: ['#4c050d', '#700a16', '#900b1a', '#af0c1e', '#cb222c', '#e23439', '#ffaba3'],
  /** Colourless: the uncut crystal of empty states. */
  uncut: ['#5a5663', '#6f6b79', '#86828f', '#9a96a3', '#b0adba', '#c5c2ce', '#e0dee6'],
} as const

export type Hue = keyof typeof hues

const named = ['violet', 'teal', 'rose', 'water', 'wood', 'earth'] as const

/** A small steady number from a text. */
export const seedOf = (text: string): number => fnv1a(text) >>> 0

/** The same id has the same hue everywhere. */
export const hueOf = (id: string): Hue => named[seedOf(id) % named.length] ?? 'violet'
