import type { Face } from '@lumen/contracts/chat/faces'

/** One portrait: designed parts of Lorelei by their names, and colours (hex, without `#`). */
export type Portrait = {
  hair: string
  hairColor: string
  eyes: string
  brows: string
  /** Of brows, where hair is too light for them. */
  browColor?: string
  mouth: string
  lipColor?: string
  nose: string
  head: string
  skin: string
  blush?: string
  /** Dark and light. */
  clothes: readonly [string, string]
  /** The light around: above, below, and its middle. */
  light: readonly [string, string, string]
  earrings?: string
  glasses?: string
  beard?: string
  freckles?: boolean
  flowers?: boolean
}

/** All are grown up, of different ages, genders and looks; each part is chosen, none is drawn by lot. */
export const portraits: Readonly<Record<Face, Portrait>> = {
  lumi: {
    hair: 'variant35',
    hairColor: '4a2f7a',
    eyes: 'variant24',
    brows: 'variant09',
    mouth: 'happy02',
    nose: 'variant04',
    head: 'variant04',
    skin: 'fbe3d6',
    clothes: ['7c5cff', 'b9a4ff'],
    light: ['efe6ff', 'c9b3ff', 'ffffff'],
    earrings: 'variant02',
    flowers: true,
  },
  qinglan: {
    hair: 'variant29',
    hairColor: '1f2440',
    eyes: 'variant12',
    brows: 'variant07',
    mouth: 'happy03',
    nose: 'variant05',
    head: 'variant04',
    skin: 'f8dcc8',
    clothes: ['1d8f8a', '6fd0c4'],
    light: ['def7f2', '8fdcd0', 'ffffff'],
    earrings: 'variant03',
  },
  feiyue: {
    hair: 'variant20',
    hairColor: 'b5452c',
    eyes: 'variant21',
    brows: 'variant09',
    mouth: 'happy05',
    nose: 'variant06',
    head: 'variant03',
    skin: 'f6d2b6',
    clothes: ['d9541e', 'ffa869'],
    light: ['fff0df', 'ffc48d', 'ffffff'],
  },
  luchen: {
    hair: 'variant08',
    hairColor: '23202f',
    eyes: 'variant06',
    brows: 'variant10',
    mouth: 'happy01',
    nose: 'variant01',
    head: 'variant01',
    skin: 'f3d3ba',
    clothes: ['2c4a86', '6f93d6'],
    light: ['e0ebff', '9dbcf5', 'ffffff'],
    glasses: 'variant04',
  },
  ashu: {
    hair: 'variant03',
    hairColor: '8b8794',
    eyes: 'variant19',
    brows: 'variant03',
    browColor: '6f6a78',
    mouth: 'happy02',
    nose: 'variant05',
    head: 'variant01',
    skin: 'ecc4a2',
    clothes: ['5b6b3a', 'a9bb77'],
    light: ['f3f6df', 'ccd99a', 'ffffff'],
  },
  yun: {
    hair: 'variant38',
    hairColor: 'b9b3c4',
    eyes: 'variant19',
    brows: 'variant07',
    browColor: '6f6a78',
    mouth: 'happy01',
    nose: 'variant04',
    head: 'variant02',
    skin: 'f4d6c1',
    clothes: ['9a3f6f', 'e39bbd'],
    light: ['fde8f1', 'f2b4cf', 'ffffff'],
    earrings: 'variant03',
    glasses: 'variant01',
  },
  zhou: {
    hair: 'variant11',
    hairColor: '3a2a22',
    eyes: 'variant02',
    brows: 'variant09',
    mouth: 'happy06',
    nose: 'variant06',
    head: 'variant04',
    skin: 'f9dfca',
    clothes: ['e0a100', 'ffd76a'],
    light: ['fff8dc', 'ffe08a', 'ffffff'],
  },
  amara: {
    hair: 'variant24',
    hairColor: '1d1420',
    eyes: 'variant11',
    brows: 'variant09',
    mouth: 'happy03',
    lipColor: '5a1f24',
    nose: 'variant05',
    head: 'variant02',
    skin: '8d5a3b',
    blush: 'c2504a',
    clothes: ['c7362f', 'ff8f7a'],
    light: ['ffe3dc', 'ffab96', 'fff4ea'],
    earrings: 'variant01',
  },
  mateo: {
    hair: 'variant05',
    hairColor: '3b241a',
    eyes: 'variant06',
    brows: 'variant10',
    mouth: 'happy02',
    nose: 'variant01',
    head: 'variant01',
    skin: 'd9a179',
    clothes: ['1f6f9e', '6ec0e8'],
    light: ['def3fd', '93d3f2', 'ffffff'],
    beard: 'variant01',
  },
  xiaye: {
    hair: 'variant26',
    hairColor: 'd4588b',
    eyes: 'variant21',
    brows: 'variant09',
    mouth: 'happy05',
    nose: 'variant06',
    head: 'variant04',
    skin: 'fde5da',
    clothes: ['ff7fb0', 'ffc3da'],
    light: ['ffeaf3', 'ffb8d5', 'ffffff'],
    freckles: true,
  },
  suri: {
    hair: 'variant13',
    hairColor: '2b1a2a',
    eyes: 'variant24',
    brows: 'variant09',
    mouth: 'happy02',
    nose: 'variant05',
    head: 'variant03',
    skin: 'b97f57',
    clothes: ['6a2c91', 'c38be6'],
    light: ['f3e2fc', 'd4a6f0', 'ffffff'],
    earrings: 'variant02',
  },
  noa: {
    hair: 'variant22',
    hairColor: 'c98a3a',
    eyes: 'variant04',
    brows: 'variant09',
    mouth: 'happy06',
    nose: 'variant04',
    head: 'variant03',
    skin: 'f7d9c4',
    clothes: ['2f7d5b', '83cfa9'],
    light: ['e2f8ea', 'a5e3c0', 'ffffff'],
    freckles: true,
  },
}
