import type { Portrait } from './portrait.ts'
import { shippedPortraits } from './shipped.ts'

/** A head with its features, without skin, hair, clothes and light. */
type Build = Pick<
  Portrait,
  'head' | 'neck' | 'broad' | 'tilt' | 'turn' | 'eyes' | 'brows' | 'nose' | 'mouth'
>

const buildOf = (face: keyof typeof shippedPortraits, age: number): Build & { age: number } => {
  const { head, neck, broad, tilt, turn, eyes, brows, nose, mouth } = shippedPortraits[face]
  return { head, neck, broad, tilt, turn, eyes, brows, nose, mouth, age }
}

/** Whose features go together: those of the portraits that come with the product, all grown up. */
export const builds = {
  woman: [
    buildOf('lumi', 0.04),
    buildOf('qinglan', 0.06),
    buildOf('amara', 0.1),
    buildOf('noa', 0.04),
    buildOf('feiyue', 0.08),
    buildOf('xiaye', 0.06),
  ],
  man: [
    buildOf('luchen', 0.06),
    buildOf('zhou', 0.08),
    buildOf('kiran', 0.06),
    buildOf('mateo', 0.45),
  ],
  oldWoman: [buildOf('yun', 1)],
  oldMan: [buildOf('ashu', 1)],
} as const satisfies Record<string, readonly (Build & { age: number })[]>

export type Skin = { skin: string; blush: string; lips: { woman: string; man: string } }

/** From light to dark. */
export const skins: readonly Skin[] = [
  { skin: 'f9d9c6', blush: 'f58a92', lips: { woman: 'dc727c', man: 'c97a70' } },
  { skin: 'f6d3bf', blush: 'f08a86', lips: { woman: 'd8706f', man: 'c4756a' } },
  { skin: 'f2cdb4', blush: 'e58a7c', lips: { woman: 'c9605e', man: 'b96a5e' } },
  { skin: 'e6bb95', blush: 'd17a5c', lips: { woman: 'bf5f58', man: 'b3695a' } },
  { skin: 'd6a078', blush: 'c9664c', lips: { woman: 'b5564e', man: 'a85e54' } },
  { skin: 'b97c52', blush: 'b85a44', lips: { woman: 'a84c48', man: '9c564a' } },
  { skin: '8f5838', blush: 'c0553f', lips: { woman: 'a8484a', man: '8a4a42' } },
]

type HairTone = { color: string; shine: string; brows: string }

export const hairTones = {
  black: { color: '1f1d2a', shine: '8fa6d6', brows: '23202c' },
  umber: { color: '3b2a24', shine: 'e2b48a', brows: '3a2a24' },
  brown: { color: '5a3a28', shine: 'f0c090', brows: '4c3324' },
  chestnut: { color: '7a4628', shine: 'ffca92', brows: '5e3822' },
  auburn: { color: 'a8412a', shine: 'ffc48a', brows: '8a3a28' },
  honey: { color: 'b9762e', shine: 'ffe0a0', brows: '8d5a26' },
  blond: { color: 'cfa052', shine: 'fff2c4', brows: '96703a' },
  grey: { color: '9a96a0', shine: 'ffffff', brows: '8d8890' },
  silver: { color: 'c4bfca', shine: 'ffffff', brows: '9c97a3' },
  red: { color: 'b03a34', shine: 'ffb49a', brows: '8c302c' },
  orange: { color: 'c8642a', shine: 'ffd29a', brows: '9a4c24' },
  green: { color: '2f7f62', shine: 'b4f0d4', brows: '2a6650' },
  blue: { color: '3a5fae', shine: 'bcdcff', brows: '34508c' },
  purple: { color: '553a90', shine: 'd4c0ff', brows: '4a3478' },
  pink: { color: 'cf6a94', shine: 'ffd8e6', brows: 'a04e70' },
} as const satisfies Record<string, HairTone>
export type HairToneName = keyof typeof hairTones

/** Hair that people are born with, for lighter, warmer and darker skin. */
export const naturalHair: readonly (readonly HairToneName[])[] = [
  ['black', 'umber', 'brown', 'chestnut', 'auburn', 'honey', 'blond'],
  ['black', 'black', 'umber', 'brown', 'chestnut'],
  ['black', 'black', 'umber'],
]

/** Hair of tales. */
export const dreamHair: readonly HairToneName[] = ['silver', 'blue', 'purple', 'pink', 'green']

export const irises = {
  warm: ['4a3326', '3a2a22', '5a3c20', '4d3222', '3a2016'],
  light: ['4a7a5a', '4a6a9a', '6a5a3a', '5a6a7a'],
  dream: ['6a4a86', '3a6aa8', '2f8a86', '7a4a5c', '8a6a2a'],
} as const
