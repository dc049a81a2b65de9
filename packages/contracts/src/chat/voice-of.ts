import type { Voice } from '../media/names.ts'
import type { Face } from './faces.ts'

/** Who reads with which voice, unless another one is chosen for it. */
const faceVoices: Readonly<Record<Face, Voice>> = {
  lumi: 'nova',
  qinglan: 'nova',
  feiyue: 'fable',
  luchen: 'echo',
  ashu: 'onyx',
  yun: 'shimmer',
  zhou: 'echo',
  amara: 'nova',
  mateo: 'onyx',
  xiaye: 'shimmer',
  kiran: 'fable',
  noa: 'alloy',
}

/** The voice of a companion: the one chosen for it, else that of its portrait, else the usual one. */
export const voiceOf = (of: { face: Face | null; voice: { id: Voice } | null }): Voice =>
  of.voice?.id ?? faceVoices[of.face ?? 'lumi']
