import { composeReply } from '@lumen/companion/reply'
import { inThread } from '@lumen/runtime/long-work'

/** What writes the offline companion's replies. */
export const composers = { composeReply }

export default inThread(composers)
