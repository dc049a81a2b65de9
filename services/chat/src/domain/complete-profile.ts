import { defaultCompanion } from '@lumen/contracts/chat/limits'
import type { Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice, Personality } from '@lumen/contracts/chat/schema'

/** What a client may say about a companion; what it leaves out stays, or comes from the default. */
export type ProfileInput = {
  name?: string
  personality?: Partial<Personality>
  mood?: string | null
  backstory?: string | null
  face?: Face | null
  voice?: CompanionVoice | null
}

type Profile = {
  name: string
  mood: string | null
  personality: Personality
  backstory: string | null
  face: Face | null
  voice: CompanionVoice | null
}

const trimmedOrNull = (text: string | null) => text?.trim() || null

function mergePersonality(base: Personality, change: Partial<Personality> = {}): Personality {
  const traits = change.traits?.map((trait) => trait.trim())
  return {
    empathy: change.empathy ?? base.empathy,
    creativity: change.creativity ?? base.creativity,
    intelligence: change.intelligence ?? base.intelligence,
    humor: change.humor ?? base.humor,
    traits: traits === undefined ? base.traits : [...new Set(traits)],
  }
}

/** A new companion: the default one with what was given. */
export function createProfile(input: ProfileInput & { name: string }): Profile {
  const { personality, mood } = defaultCompanion
  return changeProfile(
    {
      name: input.name,
      mood,
      personality: { ...personality, traits: [...personality.traits] },
      backstory: null,
      face: null,
      voice: null,
    },
    input,
  )
}

/** A companion with the changes that were given. */
export function changeProfile(profile: Profile, change: ProfileInput): Profile {
  return {
    name: (change.name ?? profile.name).trim(),
    mood: change.mood === undefined ? profile.mood : trimmedOrNull(change.mood),
    personality: mergePersonality(profile.personality, change.personality),
    backstory: change.backstory === undefined ? profile.backstory : trimmedOrNull(change.backstory),
    face: change.face === undefined ? profile.face : change.face,
    voice: change.voice === undefined ? profile.voice : change.voice,
  }
}
