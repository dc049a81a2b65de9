import { checkOutput } from '@lumen/safety/output-guard'
import { checkProfile } from '@lumen/safety/prompt-policy'

type Line = { fromUser: boolean; text: string }

/**
 * Whether a message of a file is kept for its user alone: no model is shown what would not be kept of a
 * companion’s story, nor words of a companion that none here may say. What is harmless by itself is read
 * with the message before it.
 */
export function isSetAside(
  { fromUser, text }: Line,
  before: Line | null,
  about: { adult: boolean },
): boolean {
  if (checkProfile(text, about) !== null) return true
  if (!fromUser && !checkOutput(text).isSafe) return true
  if (before === null || checkProfile(before.text, about) !== null) return false
  return checkProfile(`${before.text}\n${text}`, about) === 'minors'
}
