/** Whom passkeys are made for, as WebAuthn calls us. */
export type RelyingParty = {
  /** Host that browsers bind passkeys to; they answer no other site. */
  id: string
  /** Whether the page that asked for an answer is one of ours. */
  isOurs(origin: string): boolean
}

const development = 'http://localhost'

/**
 * Pages of PUBLIC_URL and no others. Where the product is used on this machine alone, those of localhost
 * at every port: development serves them from another one than the gateway.
 */
export function relyingPartyOf(publicUrl: string = development): RelyingParty {
  const { origin, hostname: id } = new URL(publicUrl)
  return {
    id,
    isOurs: (other) =>
      other === origin ||
      (id === 'localhost' && URL.canParse(other) && new URL(other).hostname === id),
  }
}
