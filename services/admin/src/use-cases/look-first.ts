import type { ReportedContent } from '@lumen/contracts/admin/moderation-schema'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { ModerationVerdict } from '@lumen/service/moderate'
import type { AdminContext } from '../context.ts'

/**
 * What the policy says of something that was reported, so that whoever decides sees it: its words by our
 * own rules and the provider, its picture by the provider alone. A provider is told only what its owner
 * allows. It decides nothing.
 */
export async function lookFirst(
  { moderate, mayProcess }: Pick<AdminContext, 'moderate' | 'mayProcess'>,
  { userId, language, ageBand }: Pick<Caller, 'userId' | 'language' | 'ageBand'>,
  { text, picture }: Pick<ReportedContent, 'text' | 'picture'>,
  signal: AbortSignal,
): Promise<ModerationVerdict[]> {
  const staysHere = !(await mayProcess(userId))
  const requestId = currentRequestId() ?? newRequestId()
  const asked = { language, ageBand, requestId, staysHere }
  const looks: Promise<ModerationVerdict>[] = []
  if (text !== null && text !== '')
    looks.push(moderate.text(text, { ...asked, work: 'speech' }, signal))
  if (picture !== null) {
    const bytes = Buffer.from(picture.data, 'base64')
    looks.push(moderate.picture(bytes, picture.type, { ...asked, work: 'picture' }, signal))
  }
  const found = await Promise.all(looks)
  // Our own rules cannot look at a picture: without a provider nothing did.
  return found.filter((look) => text !== null || look.by === 'provider' || look.providerAway)
}
