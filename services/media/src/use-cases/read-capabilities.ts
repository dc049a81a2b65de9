import type { MediaCapabilities } from '@lumen/contracts/media/schema'
import type { Caller } from '@lumen/http/identity'
import { callCapability } from '../adapters/call-capability.ts'
import type { MediaContext } from '../context.ts'
import { mediaTexts } from '../texts.ts'

/** What can be made here for somebody, and why what cannot is not. */
export async function readCapabilitiesFor(
  { providers, flags }: MediaContext,
  { userId, language }: Caller,
): Promise<MediaCapabilities> {
  const own = await providers.capabilities(language)
  const found = { ...own, call: callCapability(own, language) }
  if (flags.isOn('video-generation', userId)) return found
  const reason = mediaTexts(language).capabilities.switchedOff
  return { ...found, video: { available: false, provider: 'none', model: null, reason } }
}
