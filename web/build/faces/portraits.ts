import type { Face } from '@lumen/contracts/chat/faces'
import type { Glasses, Jewel } from './adornments.ts'
import type { Clothes } from './clothes.ts'
import type { Brows, EyeShape } from './eyes.ts'
import type { Mouth } from './features.ts'
import type { HairStyleName } from './hair-styles.ts'
import type { HeadShape } from './head.ts'

/** One portrait: shapes in a square of 1024, colours as hex without `#`. */
export type Portrait = {
  skin: string
  blush: string
  head: HeadShape
  /** Half the width of the neck, and where the shoulders leave the picture. */
  neck: number
  broad: number
  /** Degrees by which the head leans, and pixels by which it looks aside. */
  tilt: number
  turn: number
  eyes: EyeShape
  brows: Brows
  nose: number
  mouth: Mouth
  /** Lines of a life, 0 to 1. */
  age: number
  hair: { style: HairStyleName; color: string; shine: string }
  beard?: 'full' | 'stubble'
  freckles?: boolean
  glasses?: Glasses
  jewels?: readonly Jewel[]
  pendant?: string
  /** The crystal that somebody wears. */
  stone: string
  clothes: Clothes
  /** The light around: above, amid, below. */
  light: readonly [string, string, string]
}

const woman = { neck: 66, broad: 96, nose: 25 }
const man = { neck: 88, broad: 40, nose: 31 }

/** All are grown up, of different ages, genders and looks; each part is chosen, none is drawn by lot. */
export const portraits: Readonly<Record<Face, Portrait>> = {
  lumi: {
    ...woman,
    skin: 'f6d3bf',
    blush: 'f08a86',
    head: { cheek: 178, jaw: 144, chin: 46, end: 744 },
    tilt: -3,
    turn: -4,
    eyes: { width: 52, above: 32, below: 16, tilt: 6, fold: 8, lashes: 12, iris: '6a4a86' },
    brows: { thick: 6, lift: 4, arch: 4 },
    mouth: { width: 43, smile: 11, full: 13, lip: 'dc7c7c' },
    age: 0,
    hair: { style: 'waves', color: '3d2a66', shine: 'c9b4ff' },
    jewels: ['hairpin'],
    stone: '8d6cf0',
    pendant: '8d6cf0',
    clothes: { style: 'scoop', color: '7a5ad6', second: 'e6dcff' },
    light: ['e2d6ff', 'a88bf0', '5634a0'],
  },
  qinglan: {
    ...woman,
    skin: 'f2cdb4',
    blush: 'e58a7c',
    head: { cheek: 174, jaw: 138, chin: 42, end: 748 },
    tilt: 3,
    turn: 5,
    eyes: { width: 53, above: 26, below: 14, tilt: 9, fold: 6, lashes: 9, iris: '4a3326' },
    brows: { thick: 6, lift: 0, arch: 3 },
    mouth: { width: 41, smile: 9, full: 11, lip: 'c9605e' },
    age: 0.06,
    hair: { style: 'knot', color: '1c1f30', shine: '8fb6c4' },
    jewels: ['drops'],
    stone: '2fb7a4',
    clothes: { style: 'crossed', color: '1f8f88', second: 'e8f4ec' },
    light: ['d4f3ec', '62c1b6', '0f5f66'],
  },
  feiyue: {
    ...woman,
    neck: 74,
    broad: 70,
    skin: 'f3cba9',
    blush: 'ee8266',
    head: { cheek: 176, jaw: 146, chin: 48, end: 742 },
    tilt: 4,
    turn: 6,
    eyes: { width: 51, above: 30, below: 16, tilt: 6, fold: 7, lashes: 3, iris: '8a5a24' },
    brows: { thick: 11, lift: 2, arch: 2 },
    mouth: { width: 48, smile: 14, full: 11, open: 22, lip: 'c9645a' },
    age: 0,
    hair: { style: 'tousled', color: 'a8412a', shine: 'ffc48a' },
    jewels: ['studs'],
    stone: 'ff9a4a',
    clothes: { style: 'hood', color: 'e07a2e', second: 'fff0d8' },
    light: ['ffe9cc', 'f9b066', 'b8521e'],
  },
  luchen: {
    ...man,
    skin: 'eec8a8',
    blush: 'd98068',
    head: { cheek: 180, jaw: 154, chin: 62, end: 758 },
    tilt: -2,
    turn: -5,
    eyes: { width: 51, above: 24, below: 14, tilt: 4, fold: 5, lashes: 0, iris: '3a2a22' },
    brows: { thick: 11, lift: 12, arch: 0 },
    mouth: { width: 45, smile: 9, full: 10, lip: 'b96a5e' },
    age: 0,
    hair: { style: 'sideSwept', color: '211f2b', shine: '8fa6d6' },
    glasses: { kind: 'square', color: '2a2838' },
    stone: '4a78d8',
    clothes: { style: 'turtle', color: '34548f', second: 'dbe6ff' },
    light: ['dbe8ff', '7da6ee', '24468c'],
  },
  ashu: {
    ...man,
    skin: 'e6bb95',
    blush: 'd17a5c',
    head: { cheek: 182, jaw: 156, chin: 64, end: 758 },
    tilt: 2,
    turn: 4,
    eyes: { width: 50, above: 20, below: 13, tilt: -1, fold: 6, lashes: 0, iris: '3d2b20' },
    brows: { thick: 15, lift: 4, arch: -1, color: '8d8890' },
    mouth: { width: 48, smile: 12, full: 9, lip: 'b3695a' },
    age: 1,
    hair: { style: 'cropped', color: '9a96a0', shine: 'ffffff' },
    stone: '7aa05a',
    clothes: { style: 'stand', color: '5d7145', second: 'd9c38a' },
    light: ['eef3d4', 'b3c67c', '50672e'],
  },
  yun: {
    ...woman,
    skin: 'efcab0',
    blush: 'e58a7c',
    head: { cheek: 180, jaw: 148, chin: 50, end: 746 },
    tilt: -4,
    turn: -4,
    eyes: { width: 50, above: 22, below: 12, tilt: 0, fold: 7, lashes: 3, iris: '4d3728' },
    brows: { thick: 7, lift: 16, arch: 3, color: '9c97a3' },
    mouth: { width: 45, smile: 13, full: 9, lip: 'cc7274' },
    age: 1,
    hair: { style: 'topknot', color: 'c4bfca', shine: 'ffffff' },
    glasses: { kind: 'round', color: '9a6a3c' },
    jewels: ['studs'],
    stone: 'e07aa6',
    clothes: { style: 'shawl', color: 'a64a78', second: 'f4e3ea' },
    light: ['fde3ee', 'e59abd', '8c3763'],
  },
  zhou: {
    ...man,
    neck: 82,
    broad: 56,
    skin: 'f4d1b4',
    blush: 'ea8a72',
    head: { cheek: 176, jaw: 146, chin: 52, end: 748 },
    tilt: -4,
    turn: -6,
    eyes: { width: 52, above: 29, below: 16, tilt: 5, fold: 5, lashes: 0, iris: '4d3222' },
    brows: { thick: 10, lift: 2, arch: 1 },
    mouth: { width: 46, smile: 14, full: 10, open: 20, lip: 'cc7468' },
    age: 0,
    hair: { style: 'fringe', color: '3b2a24', shine: 'e2b48a' },
    stone: 'f0b428',
    clothes: { style: 'crew', color: 'e3a21c', second: 'fff6dc' },
    light: ['fff2c8', 'f5cc5c', 'a86f10'],
  },
  amara: {
    ...woman,
    neck: 70,
    nose: 31,
    skin: '8f5838',
    blush: 'c0553f',
    head: { cheek: 176, jaw: 142, chin: 46, end: 746 },
    tilt: 3,
    turn: 4,
    eyes: { width: 55, above: 29, below: 16, tilt: 7, fold: 8, lashes: 11, iris: '3a2016' },
    brows: { thick: 8, lift: 6, arch: 3, color: '1d1218' },
    mouth: { width: 46, smile: 12, full: 17, lip: 'a8484a' },
    age: 0.1,
    hair: { style: 'cloud', color: '2a1a20', shine: 'd08a6a' },
    jewels: ['hoops'],
    stone: 'ff8f6a',
    clothes: { style: 'crossed', color: 'd2503c', second: 'ffd9a0' },
    light: ['ffdccc', 'f48f74', '9c3028'],
  },
  mateo: {
    ...man,
    neck: 92,
    broad: 30,
    skin: 'd6a078',
    blush: 'c9664c',
    head: { cheek: 182, jaw: 156, chin: 62, end: 754 },
    tilt: 3,
    turn: 5,
    eyes: { width: 51, above: 24, below: 13, tilt: 1, fold: 7, lashes: 0, iris: '5a3c20' },
    brows: { thick: 13, lift: 4, arch: 0 },
    mouth: { width: 48, smile: 13, full: 10, open: 20, lip: 'b3625a' },
    age: 0.6,
    hair: { style: 'closeCurls', color: '4a3028', shine: 'd8a07a' },
    beard: 'full',
    stone: '4aa8dc',
    clothes: { style: 'shirt', color: '3d84b0', second: 'f2f8fc' },
    light: ['d8f0fc', '74bde6', '1c5c8c'],
  },
  xiaye: {
    ...woman,
    skin: 'f9d9c6',
    blush: 'f58a92',
    head: { cheek: 178, jaw: 144, chin: 46, end: 740 },
    tilt: -4,
    turn: -5,
    eyes: { width: 52, above: 33, below: 17, tilt: 5, fold: 7, lashes: 11, iris: '7a4a5c' },
    brows: { thick: 6, lift: 24, arch: 4, color: '9a4468' },
    mouth: { width: 45, smile: 14, full: 11, open: 20, lip: 'e0767e' },
    age: 0,
    hair: { style: 'twinKnots', color: 'c0507e', shine: 'ffd0e0' },
    freckles: true,
    stone: 'ff86b4',
    pendant: 'ff86b4',
    clothes: { style: 'crew', color: 'f5eef6', second: 'e0709c' },
    light: ['ffe2ee', 'f59cc0', 'b03f74'],
  },
  kiran: {
    ...man,
    skin: 'b97c52',
    blush: 'b85a44',
    head: { cheek: 178, jaw: 152, chin: 58, end: 754 },
    tilt: -3,
    turn: -5,
    eyes: { width: 53, above: 26, below: 14, tilt: 4, fold: 8, lashes: 3, iris: '4a2c18' },
    brows: { thick: 12, lift: 4, arch: 1 },
    mouth: { width: 46, smile: 11, full: 12, lip: 'a4564c' },
    age: 0,
    hair: { style: 'combedBack', color: '221722', shine: '9484a8' },
    beard: 'stubble',
    stone: 'a45ad8',
    clothes: { style: 'stand', color: '6d3a94', second: 'e8b860' },
    light: ['f0dcfb', 'b884e0', '552080'],
  },
  noa: {
    ...woman,
    neck: 76,
    broad: 70,
    skin: 'f5d2b8',
    blush: 'ee8c76',
    head: { cheek: 176, jaw: 146, chin: 50, end: 744 },
    tilt: 4,
    turn: 5,
    eyes: { width: 52, above: 29, below: 16, tilt: 2, fold: 8, lashes: 5, iris: '4a7a5a' },
    brows: { thick: 9, lift: 2, arch: 2, color: '8d5a26' },
    mouth: { width: 41, smile: 10, full: 11, lip: 'd5827a' },
    age: 0,
    hair: { style: 'looseCurls', color: 'b9762e', shine: 'ffe0a0' },
    freckles: true,
    stone: '4ac08a',
    clothes: { style: 'turtle', color: '3f8f6a', second: 'e4f6ec' },
    light: ['dcf6e6', '82d0a6', '1f6f4c'],
  },
}
