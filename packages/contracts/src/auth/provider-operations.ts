import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, LanguageCode, Success, Text, Timestamp } from '../schema.ts'
import { BirthDate, Region, SecondFactorCode, Session, Username } from './schema.ts'

/** Others by whose accounts one can sign in here, where the operator set them up. */
export const signInProviders = ['google', 'apple'] as const
export type SignInProvider = (typeof signInProviders)[number]
const Provider = Type.Enum(signInProviders)

/** Why somebody is sent to a provider. */
export const providerPurposes = ['sign-in', 'link', 'reauthenticate'] as const
export type ProviderPurpose = (typeof providerPurposes)[number]

/** What coming back from a provider led to, or what is still to be told. */
export const ProviderReturn = Closed(
  {
    outcome: Type.Enum([
      'signed-in',
      'linked',
      'reauthenticated',
      /** The account asks for a second factor: `POST /api/auth/providers/code`. */
      'code-needed',
      /** There is no account yet: `POST /api/auth/providers/account`. */
      'account-needed',
    ]),
    /** With `signed-in`. */
    session: Type.Union([Session, Type.Null()]),
    /** With `account-needed`: what the provider told. */
    told: Type.Union([Closed({ email: Type.String(), username: Type.String() }), Type.Null()]),
  },
  { $id: 'ProviderReturn' },
)
export type ProviderReturn = Static<typeof ProviderReturn>

/** Ways into one's account beside or in place of the password. */
export const SignInWays = Closed(
  {
    hasPassword: Type.Boolean(),
    links: Type.Array(
      Closed({
        provider: Provider,
        /** The address that the provider told when it was linked. */
        email: Type.Union([Type.String(), Type.Null()]),
        linkedAt: Timestamp,
      }),
    ),
  },
  { $id: 'SignInWays' },
)
export type SignInWays = Static<typeof SignInWays>

const Told = (maxLength: number) => Text(1, maxLength)

/** Signing in with an account elsewhere (OpenID Connect), and linking one. */
export const providerOperations = defineOperations({
  'GET /api/auth/providers': {
    service: 'auth',
    access: 'public',
    summary: 'Whose accounts one can sign in with here',
    replies: { 200: Closed({ providers: Type.Array(Provider) }) },
  },
  'POST /api/auth/providers/begin': {
    service: 'auth',
    access: 'public',
    summary:
      'Go to a provider, to sign in, to link it (needs a fresh sign-in) or to show again who one is; the way back holds for this browser, once',
    body: Closed({ provider: Provider, purpose: Type.Enum(providerPurposes) }),
    replies: { 200: Closed({ url: Type.String() }) },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/providers/return': {
    service: 'auth',
    access: 'public',
    summary: 'Come back with what the provider sent along',
    body: Closed({
      state: Told(200),
      code: Type.Optional(Told(4_000)),
      iss: Type.Optional(Told(500)),
      /** Instead of a code: it was broken off there. */
      error: Type.Optional(Told(200)),
    }),
    replies: { 200: ProviderReturn },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/providers/code': {
    service: 'auth',
    access: 'public',
    summary: 'Add the second factor to a sign-in by a provider',
    body: Closed({ code: SecondFactorCode }),
    replies: { 200: ProviderReturn },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'POST /api/auth/providers/account': {
    service: 'auth',
    access: 'public',
    takesGuests: true,
    summary: 'Make the account of whoever came by a provider and has none',
    body: Closed({
      username: Username,
      birthDate: BirthDate,
      region: Region,
      language: Type.Optional(LanguageCode),
    }),
    replies: { 200: ProviderReturn },
    rate: { max: 60, windowSeconds: 3600 },
  },
  'GET /api/auth/sign-in-ways': {
    service: 'auth',
    access: 'user',
    summary: 'Ways into one’s account',
    replies: { 200: SignInWays },
  },
  'POST /api/auth/providers/unlink': {
    service: 'auth',
    access: 'user',
    summary:
      'Sign in with this provider no longer. Needs a fresh sign-in; the last way in stays (`last_way_in`)',
    body: Closed({ provider: Provider }),
    replies: { 200: Success },
    rate: { max: 30, windowSeconds: 3600 },
  },
})
