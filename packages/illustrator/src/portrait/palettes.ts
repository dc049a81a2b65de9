import type { Hint, Portrait } from './portrait.ts'

/** Colours that go together: the light, what is worn in it, and the crystal that belongs to it. */
export type Palette = Pick<Portrait, 'light' | 'stone'> & {
  /** Cloth and its second colour. */
  readonly cloths: readonly (readonly [string, string])[]
}

export const palettes = {
  violet: {
    light: ['e2d6ff', 'a88bf0', '5634a0'],
    stone: '8d6cf0',
    cloths: [
      ['7a5ad6', 'e6dcff'],
      ['4a3a8c', 'd8c8ff'],
      ['efe8fa', '8d6cf0'],
    ],
  },
  jade: {
    light: ['d4f3ec', '62c1b6', '0f5f66'],
    stone: '2fb7a4',
    cloths: [
      ['1f8f88', 'e8f4ec'],
      ['edf6f0', '2f9a90'],
      ['24606a', 'bfe8dc'],
    ],
  },
  amber: {
    light: ['ffe9cc', 'f9b066', 'b8521e'],
    stone: 'ff9a4a',
    cloths: [
      ['d9702a', 'fff0d8'],
      ['f6ead6', 'c8642a'],
      ['8c4a2c', 'ffd9a0'],
    ],
  },
  blue: {
    light: ['dbe8ff', '7da6ee', '24468c'],
    stone: '4a78d8',
    cloths: [
      ['34548f', 'dbe6ff'],
      ['eef3fc', '4a78c8'],
      ['2a3f6e', 'a8c4f4'],
    ],
  },
  olive: {
    light: ['eef3d4', 'b3c67c', '50672e'],
    stone: '7aa05a',
    cloths: [
      ['5d7145', 'd9c38a'],
      ['f0ecd8', '7a8c4c'],
      ['3f5636', 'e2d8a4'],
    ],
  },
  rose: {
    light: ['fde3ee', 'e59abd', '8c3763'],
    stone: 'e07aa6',
    cloths: [
      ['b2527f', 'f8e4ec'],
      ['faeef3', 'd0709a'],
      ['8c3763', 'f4c4d8'],
    ],
  },
  gold: {
    light: ['fff2c8', 'f5cc5c', 'a86f10'],
    stone: 'f0b428',
    cloths: [
      ['dc9c1e', 'fff6dc'],
      ['fdf4de', 'd0902a'],
      ['96661c', 'ffe6a4'],
    ],
  },
  coral: {
    light: ['ffdccc', 'f48f74', '9c3028'],
    stone: 'ff8f6a',
    cloths: [
      ['d2503c', 'ffd9a0'],
      ['fceee6', 'd8604a'],
      ['8c2f38', 'ffc8a8'],
    ],
  },
  sky: {
    light: ['d8f0fc', '74bde6', '1c5c8c'],
    stone: '4aa8dc',
    cloths: [
      ['3d84b0', 'f2f8fc'],
      ['f4f8fb', '4a98c8'],
      ['265c80', 'c4e6f8'],
    ],
  },
  green: {
    light: ['dcf6e6', '82d0a6', '1f6f4c'],
    stone: '4ac08a',
    cloths: [
      ['3f8f6a', 'e4f6ec'],
      ['eff8f0', '4aa078'],
      ['24563f', 'c0e8d0'],
    ],
  },
  /** A clear night. */
  night: {
    light: ['b4bcec', '5260b4', '171c50'],
    stone: '9ab0ff',
    cloths: [
      ['323c86', 'cfd8ff'],
      ['e6e8f8', '5260b4'],
      ['20265c', '9ab0ff'],
    ],
  },
  /** Of space. */
  deep: {
    light: ['d0b4f4', '7448b8', '1c1048'],
    stone: 'c08cff',
    cloths: [
      ['52308c', 'e4d0ff'],
      ['2c1e60', 'b89cff'],
      ['ece4fa', '8450c8'],
    ],
  },
  ice: {
    light: ['f2f9ff', 'b4d2ee', '5682b0'],
    stone: '8cc4f0',
    cloths: [
      ['5a86b4', 'f4faff'],
      ['f6fafd', '8cb4dc'],
      ['3c5c86', 'd4e8fa'],
    ],
  },
  /** Rain and mist. */
  slate: {
    light: ['dce6ee', '92a8ba', '3c5468'],
    stone: '7aa8c8',
    cloths: [
      ['4f6c84', 'e4edf4'],
      ['eef2f4', '7290a6'],
      ['34485a', 'b8d0e0'],
    ],
  },
  sunset: {
    light: ['ffe2c0', 'f4936c', '7c2c5c'],
    stone: 'ff9a6a',
    cloths: [
      ['a84458', 'ffdcb4'],
      ['fbeade', 'd8684e'],
      ['6c2c54', 'ffc090'],
    ],
  },
  dawn: {
    light: ['fff0dc', 'f7b8a8', 'a85c84'],
    stone: 'f49a9a',
    cloths: [
      ['c4708a', 'fff0e4'],
      ['fdf2ea', 'd98a8a'],
      ['8a4a70', 'fcd0c0'],
    ],
  },
  sand: {
    light: ['fdf0d8', 'e0b880', '8c5a34'],
    stone: '40a8a0',
    cloths: [
      ['a8703c', 'f8e4bc'],
      ['f8ecd8', 'b07a44'],
      ['2f7a78', 'f4d8a0'],
    ],
  },
  /** Lanterns in the dark. */
  lantern: {
    light: ['ffd2a0', 'c8503c', '4a1430'],
    stone: 'ffb45a',
    cloths: [
      ['b0322e', 'ffd89a'],
      ['f8e8d8', 'c04438'],
      ['7a1f3a', 'ffc27a'],
    ],
  },
  /** Ink on paper. */
  ink: {
    light: ['f6f4ee', 'c4c8c6', '5c6a70'],
    stone: '7a98a0',
    cloths: [
      ['e9e6dc', '56646a'],
      ['56646e', 'eceade'],
      ['3c484e', 'c8d0cc'],
    ],
  },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes

/** A light and what it tells of. */
export type Setting = { readonly palette: PaletteName; readonly hints: readonly Hint[] }
