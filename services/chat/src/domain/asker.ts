import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Language } from '@lumen/contracts/languages'

/** Who asks for a reply, as the gateway vouches for it. */
export type Asker = {
  userId: string
  ageBand: AgeBand
  region: string | null
  language: Language
  timeZone: string | null
  /** They have no account: what they are answered costs nothing, and nobody outside hears it. */
  guest?: true
}
