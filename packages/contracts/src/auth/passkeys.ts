import { Type, type Static } from 'typebox'
import { passkeyLimits } from './limits.ts'
import { Closed, FilledText, Id, Text, Timestamp } from '../schema.ts'

export const PasskeyName = FilledText(passkeyLimits.name)

export const Passkey = Closed(
  {
    id: Id,
    /** Empty when nothing is known of where it was made. */
    name: Text(0, passkeyLimits.name),
    /** Its maker keeps it on several devices. */
    synced: Type.Boolean(),
    createdAt: Timestamp,
    lastUsedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

const Binary = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', maxLength })
const CredentialId = Binary(1_400)
const Transports = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })

/** What the browser adds of itself: read by nobody here. */
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  clientExtensionResults: Type.Object({}),
}

/** A `RegistrationResponseJSON` of WebAuthn. */
export const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Binary(4_000),
    attestationObject: Binary(20_000),
    transports: Type.Optional(Transports),
  }),
})
export type NewCredential = Static<typeof NewCredential>

/** An `AuthenticationResponseJSON` of WebAuthn, to the challenge of a ceremony. */
export const PasskeyAnswer = Closed({
  ceremonyId: Id,
  credential: Type.Object({
    ...credential,
    response: Type.Object({
      clientDataJSON: Binary(4_000),
      authenticatorData: Binary(4_000),
      signature: Binary(4_000),
      userHandle: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  }),
})
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

const UserVerification = Type.Enum(['required', 'preferred', 'discouraged'])

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const CreationOptions = Type.Object({
  rp: Type.Object({ id: Type.Optional(Type.String()), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(
    Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() }),
  ),
  timeout: Type.Optional(Type.Integer()),
  excludeCredentials: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.String(),
        transports: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  ),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(UserVerification),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(UserVerification),
    }),
  ),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, and which ceremony its answer belongs to. */
export const PasskeyChallenge = Closed({
  ceremonyId: Id,
  options: Type.Object({
    challenge: Type.String(),
    timeout: Type.Optional(Type.Integer()),
    rpId: Type.Optional(Type.String()),
    userVerification: Type.Optional(UserVerification),
  }),
})
