import { assessCrisis } from './crisis.ts'
import type { Language } from '@lumen/contracts/languages'
import { findTerms, withoutHarmless } from './prompt/find-terms.ts'

/** Why something is not made; `minors` is sexual content with minors. */
export type PromptRefusal = 'crisis' | 'minors' | 'sexual' | 'hate'

/** Longer prompts are read this far. */
const fullyRead = 10_000

/**
 * Says why a picture, a video or a speech is not made from a prompt; null: it may be. A floor of words
 * in eight languages: sexual content with minors never, sexual content not for pictures and videos
 * (`seen`) nor for people who are not known to be adults, ways of self-harm never, signs of hate never.
 */
export function checkPrompt(
  prompt: string,
  about: { readonly language: Language; readonly adult: boolean; readonly seen: boolean },
): PromptRefusal | null {
  const text = prompt.slice(0, fullyRead)
  const found = findTerms(text)
  if (found.has('minors') && (found.has('sexual') || found.has('suggestive'))) return 'minors'
  if (found.has('self-harm')) return 'crisis'
  const { label, reason } = assessCrisis(withoutHarmless(text), { language: about.language })
  // Likeness was learnt from messages: a nurse with pills is a picture, not a plan.
  if (label === 'crisis' && (reason !== 'likeness' || !about.seen)) return 'crisis'
  if (found.has('sexual') && (about.seen || !about.adult)) return 'sexual'
  return found.has('hate') && about.seen ? 'hate' : null
}

/**
 * Says why a companion's name, story and what it is told about itself are not kept; null: they are. Words
 * that only a picture would show are read here too; danger is not: who tells of their own is answered, not
 * refused.
 */
export function checkProfile(
  text: string,
  about: { readonly adult: boolean },
): Exclude<PromptRefusal, 'crisis'> | null {
  const found = findTerms(text.slice(0, fullyRead))
  if (found.has('minors') && found.has('sexual')) return 'minors'
  if (found.has('sexual') && !about.adult) return 'sexual'
  return found.has('hate') ? 'hate' : null
}
