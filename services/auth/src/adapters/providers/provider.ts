import type { SignInProvider } from '@lumen/contracts/auth/provider-operations'

/** What keeps a way to a provider and back together. */
export type WayKeys = { state: string; nonce: string; verifier: string }

/** What a provider vouches for. */
export type ProviderClaims = {
  /** Its id of whom it speaks of. */
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/**
 * Somebody else whose accounts open ours. Failures: `unavailable` while it is away,
 * `provider_sign_in_failed` for whatever does not fit together.
 */
export type Provider = {
  /** Where the browser goes, and what is to be kept until it comes back. */
  begin(): Promise<{ url: string } & WayKeys>
  /** @param sent what came back with the browser */
  finish(sent: Record<string, string>, kept: WayKeys): Promise<ProviderClaims>
}
export type Providers = Partial<Record<SignInProvider, Provider>>
