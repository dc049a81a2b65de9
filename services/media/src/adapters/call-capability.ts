import type { Language } from '@lumen/contracts/languages'
import type { MediaCapabilities, MediaCapability } from '@lumen/contracts/media/schema'
import { fillSlots } from '../domain/fill-slots.ts'
import { mediaTexts } from '../texts.ts'

/** Of what stands for itself: calls are made of two of them. */
export type OwnCapabilities = Omit<MediaCapabilities, 'call'>

/** Whether it hears or speaks well enough to talk with: the voice that is always there does not. */
const canCall = ({ available, provider, neural }: MediaCapability): boolean =>
  available && (provider === 'openai-compatible' || neural === true)

/** Talk by voice, which is there where both of its ends are. */
export function callCapability(
  { speech, transcription }: OwnCapabilities,
  language: Language,
): MediaCapability {
  const missing = [
    ...(canCall(transcription) ? [] : ['OPENAI_TRANSCRIPTION_MODEL']),
    ...(canCall(speech) ? [] : ['OPENAI_SPEECH_MODEL']),
  ]
  if (missing.length === 0) return speech
  const variables = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)
  const reason = fillSlots(mediaTexts(language).capabilities.noCall, { variables })
  return { available: false, provider: 'none', model: null, reason }
}
