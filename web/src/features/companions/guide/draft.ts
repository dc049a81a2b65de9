import { faces, type Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice } from '@lumen/contracts/chat/schema'
import { characterOf, type NewCompanion } from '@/features/companion-data'
import { emptyBirth, type BirthValues } from '@/features/birth-profile'
import { companionBirthOf } from '../companion-birth'
import type { Nature } from '../nature-fields'

/** In the order in which they are asked. */
export const steps = ['face', 'name', 'nature', 'speech', 'bond', 'birth', 'review'] as const
export type Step = (typeof steps)[number]

/** What the two may be to each other; the sentence for it opens the story. */
export const bonds = ['friend', 'listener', 'teacher', 'playmate', 'family', 'stranger'] as const
export type Bond = (typeof bonds)[number]

/** A companion that is being made; null: as its portrait has it. */
export type Draft = {
  step: Step
  face: Face
  voice: CompanionVoice | null
  name: string | null
  nature: Nature | null
  speakingStyle: string
  greeting: string | null
  bond: Bond | null
  userName: string
  story: string
  birth: BirthValues
}

export const newDraft: Draft = {
  step: 'face',
  face: 'lumi',
  voice: null,
  name: null,
  nature: null,
  speakingStyle: '',
  greeting: null,
  bond: null,
  userName: '',
  story: '',
  birth: emptyBirth,
}

/** What a portrait is called and says, and the sentence for a bond. */
export type GuideWords = {
  nameOf: (face: Face) => string
  lineOf: (face: Face) => string
  storyOf: (bond: Bond) => string
}

export const natureOf = ({ nature, face }: Draft): Nature => nature ?? characterOf(face)

/** What is sent to make the companion of a draft. */
export function companionOf(draft: Draft, { nameOf, lineOf, storyOf }: GuideWords): NewCompanion {
  const { face, voice, name, speakingStyle, greeting, bond, userName, story, birth } = draft
  const told = [bond === null ? '' : storyOf(bond), story.trim()].filter((text) => text !== '')
  return {
    ...natureOf(draft),
    name: (name ?? nameOf(face)).trim(),
    face,
    ...(voice !== null && { voice }),
    backstory: told.join('\n\n') || null,
    persona: {
      speakingStyle: speakingStyle.trim() || null,
      greeting: (greeting ?? lineOf(face)).trim() || null,
      userName: userName.trim() || null,
    },
    birth: companionBirthOf(birth),
  }
}

/** A draft as it was kept; null when it is none of this version. */
export function draftOf(kept: unknown): Draft | null {
  const draft = kept as Partial<Draft> | null
  return draft !== null &&
    typeof draft === 'object' &&
    steps.some((step) => step === draft.step) &&
    faces.some((face) => face === draft.face)
    ? { ...newDraft, ...draft }
    : null
}
