import type { MannerWish, StepReason, Tendency } from '@lumen/contracts/chat/tendencies'

/** Where a reason moves a manner; from `least` times in a day on by one point, from `much` on by two. */
type Move = { tendency: Tendency; by: 1 | -1; least: number; much: number }

const asked = { least: 1, much: 3 }
const done = { least: 2, much: 5 }
const felt = { least: 3, much: Infinity }
const liked = { least: 2, much: 4 }

export const moveOfReason: Readonly<Record<StepReason, Move>> = {
  askedShorter: { tendency: 'directness', by: 1, ...asked },
  askedLonger: { tendency: 'directness', by: -1, ...asked },
  askedGentler: { tendency: 'warmth', by: 1, ...asked },
  askedCooler: { tendency: 'warmth', by: -1, ...asked },
  askedFunnier: { tendency: 'humour', by: 1, ...asked },
  askedSober: { tendency: 'humour', by: -1, ...asked },
  askedFewerQuestions: { tendency: 'curiosity', by: -1, ...asked },
  askedMoreQuestions: { tendency: 'curiosity', by: 1, ...asked },
  played: { tendency: 'humour', by: 1, ...done },
  laughed: { tendency: 'humour', by: 1, ...done },
  sad: { tendency: 'warmth', by: 1, ...felt },
  upset: { tendency: 'calm', by: 1, ...felt },
  glad: { tendency: 'calm', by: -1, ...felt },
  likedWarm: { tendency: 'warmth', by: 1, ...liked },
  likedPlayful: { tendency: 'humour', by: 1, ...liked },
  likedCurious: { tendency: 'curiosity', by: 1, ...liked },
  likedCalm: { tendency: 'calm', by: 1, ...liked },
  choseShorter: { tendency: 'directness', by: 1, ...liked },
  choseLonger: { tendency: 'directness', by: -1, ...liked },
}

export const reasonOfWish: Readonly<Record<MannerWish, StepReason>> = {
  shorter: 'askedShorter',
  longer: 'askedLonger',
  gentler: 'askedGentler',
  cooler: 'askedCooler',
  funnier: 'askedFunnier',
  sober: 'askedSober',
  fewerQuestions: 'askedFewerQuestions',
  moreQuestions: 'askedMoreQuestions',
}

/** By how much a reason moves its tendency that was seen so often. */
export function pointsOf(reason: StepReason, count: number): number {
  const { by, least, much } = moveOfReason[reason]
  return count < least ? 0 : count < much ? by : 2 * by
}
