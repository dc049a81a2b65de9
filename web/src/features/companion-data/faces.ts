import type { Face } from '@lumen/contracts/chat/faces'
import { defaultCompanion } from '@lumen/contracts/chat/limits'
import type { Personality } from '@lumen/contracts/chat/schema'

type Character = {
  mood: string
  /** Empathy, creativity, intelligence and humour. */
  scores: readonly [number, number, number, number]
  traits: readonly string[]
}

/** Who stands behind each portrait; what each is called and says is a text. */
const characters: Readonly<Record<Exclude<Face, 'lumi'>, Character>> = {
  qinglan: {
    mood: 'gentle',
    scores: [94, 74, 90, 58],
    traits: ['calm', 'gentle', 'wise'],
  },
  feiyue: {
    mood: 'excited',
    scores: [80, 90, 78, 88],
    traits: ['adventurous', 'optimistic', 'playful'],
  },
  luchen: {
    mood: 'calm',
    scores: [82, 70, 96, 60],
    traits: ['honest', 'calm', 'wise'],
  },
  ashu: {
    mood: 'thoughtful',
    scores: [88, 62, 92, 78],
    traits: ['wise', 'calm', 'humorous'],
  },
  yun: {
    mood: 'caring',
    scores: [96, 60, 84, 70],
    traits: ['gentle', 'supportive', 'wise'],
  },
  zhou: {
    mood: 'playful',
    scores: [86, 84, 76, 86],
    traits: ['playful', 'curious', 'empathetic'],
  },
  amara: {
    mood: 'encouraging',
    scores: [90, 80, 90, 72],
    traits: ['honest', 'supportive', 'optimistic'],
  },
  mateo: {
    mood: 'cheerful',
    scores: [90, 76, 80, 92],
    traits: ['humorous', 'gentle', 'optimistic'],
  },
  xiaye: {
    mood: 'curious',
    scores: [80, 97, 82, 84],
    traits: ['creative', 'playful', 'curious'],
  },
  kiran: {
    mood: 'curious',
    scores: [82, 86, 95, 70],
    traits: ['curious', 'honest', 'creative'],
  },
  noa: {
    mood: 'gentle',
    scores: [97, 72, 80, 62],
    traits: ['gentle', 'empathetic', 'calm'],
  },
}

/** Mood and personality that a companion with this portrait begins with. */
export function characterOf(face: Face): { mood: string; personality: Personality } {
  if (face === 'lumi') {
    const { mood, personality } = defaultCompanion
    return { mood, personality: { ...personality, traits: [...personality.traits] } }
  }
  const { mood, scores, traits } = characters[face]
  const [empathy, creativity, intelligence, humor] = scores
  return { mood, personality: { empathy, creativity, intelligence, humor, traits: [...traits] } }
}
