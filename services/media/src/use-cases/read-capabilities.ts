import type { MediaCapabilities } from '@lumen/contracts/media/schema'
import type { Caller } from '@lumen/http/identity'
import type { MediaContext } from '../context.ts'
import { mediaTexts } from '../texts.ts'

/** What can be made here for somebody, and why what cannot is not. */
export async function readCapabilitiesFor(
  { providers, flags }: MediaContext,
  { userId, language }: Caller,
): Promise<MediaCapabilities> {
  const found = await providers.capabilities(language)
  if (flags.isOn('video-generation', userId)) return found
  const reason = mediaTexts(language).capabilities.switchedOff
  return { ...found, video: { available: false, provider: 'none', model: null, reason } }
}
