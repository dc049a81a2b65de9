import { ConfigError } from '@lumen/runtime/config'
import { mailProblems, mailSettings } from '@lumen/mail/config'
import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({
  ...mailSettings,
  LUMEN_SEAL_KEYS: Type.String({ minLength: 1 }),
  LUMEN_RATE_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  /** Where users reach the product; https makes the session cookie `Secure`. */
  PUBLIC_URL: Type.Optional(Type.String()),
  /** Where the product is reached when PUBLIC_URL does not say: links of mails lead there. */
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65_535 }),
  /**
   * `direct`: who registers is signed in at once. `confirmed`: after following a link that is mailed,
   * and nobody learns which addresses have an account. `auto`: confirmed where SMTP_URL is set.
   */
  LUMEN_REGISTRATION: Type.Enum(['auto', 'direct', 'confirmed'], { default: 'auto' }),
  /** How many may talk before they sign up, within a day; 0: nobody. */
  LUMEN_GUESTS_PER_DAY: Type.Integer({ default: 2_000, minimum: 0, maximum: 1_000_000 }),
  /** Keys of Web Push, base64url; without them browsers get no push messages. */
  LUMEN_VAPID_PUBLIC_KEY: Type.Optional(Type.String({ pattern: '^[\\w-]{87}$' })),
  LUMEN_VAPID_PRIVATE_KEY: Type.Optional(Type.String({ pattern: '^[\\w-]{43}$' })),
  /** Whom push services may write to: `mailto:…` or an https address; else PUBLIC_URL. */
  LUMEN_VAPID_SUBJECT: Type.Optional(Type.String({ pattern: '^(mailto:|https://)' })),
  /** Origins of push services beside those of the browsers, separated by commas. */
  LUMEN_PUSH_ORIGINS: Type.String({ default: '' }),
  /** Key file of the Firebase service account; without it the Android app gets no push messages. */
  FCM_SERVICE_ACCOUNT_FILE: Type.Optional(Type.String()),
  FCM_URL: Type.String({ default: 'https://fcm.googleapis.com', pattern: '^https?://[^/]+$' }),
  /** Key file (.p8) of Apple; without it the iOS app gets no push messages. */
  APNS_KEY_FILE: Type.Optional(Type.String()),
  APNS_KEY_ID: Type.Optional(Type.String()),
  APNS_TEAM_ID: Type.Optional(Type.String()),
  /** Bundle identifier of the iOS app. */
  APNS_TOPIC: Type.Optional(Type.String()),
  APNS_URL: Type.String({ default: 'https://api.push.apple.com', pattern: '^https?://[^/]+$' }),
  /** Signing in with Google: id and secret of the client. Without them it is not offered. */
  OIDC_GOOGLE_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_GOOGLE_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  /** Another issuer that speaks OpenID Connect may stand in its place. */
  OIDC_GOOGLE_ISSUER: Type.String({
    default: 'https://accounts.google.com',
    pattern: '^https?://',
  }),
  /** Signing in with Apple: the services id, and the key (.p8) with its id and team that make the secret. */
  OIDC_APPLE_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_APPLE_KEY_FILE: Type.Optional(Type.String()),
  OIDC_APPLE_KEY_ID: Type.Optional(Type.String()),
  OIDC_APPLE_TEAM_ID: Type.Optional(Type.String()),
  OIDC_APPLE_ISSUER: Type.String({ default: 'https://appleid.apple.com', pattern: '^https?://' }),
  /** How long plans keep conversations at most, in days: `free:365,basic:730`; empty: no limit. */
  LUMEN_PLAN_RETENTION: Type.String({ default: '' }),
  /** How long an account that is to be deleted can still be kept. */
  ACCOUNT_DELETION_GRACE_HOURS: Type.Number({ default: 168, minimum: 0, maximum: 8_760 }),
  /** After all services have erased an account, they are asked once more after so long. */
  ACCOUNT_ERASURE_SETTLE_SECONDS: Type.Integer({ default: 60, minimum: 0, maximum: 3_600 }),
  NODE_ENV: Type.String({ default: 'development' }),
})
export type AuthConfig = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readServiceConfig('auth', Own, env)
  if (config.NODE_ENV === 'production' && config.LUMEN_RATE_LIMITS === 'off')
    throw new ConfigError(['LUMEN_RATE_LIMITS=off is refused in production'])
  const problems = mailProblems(config)
  if (config.LUMEN_REGISTRATION === 'confirmed' && sendsNoMail(config))
    problems.push('LUMEN_REGISTRATION=confirmed needs SMTP_URL')
  problems.push(...providerProblems(config))
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

type ProviderSettings = Readonly<Record<string, unknown>> & { NODE_ENV: string }

/** Settings of a provider come together or not at all, and secrets travel over https. */
function providerProblems(config: ProviderSettings): string[] {
  const sets = [
    ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
    ['OIDC_APPLE_CLIENT_ID', 'OIDC_APPLE_KEY_FILE', 'OIDC_APPLE_KEY_ID', 'OIDC_APPLE_TEAM_ID'],
  ]
  const problems = sets.flatMap((names) => {
    const missing = names.filter((name) => config[name] === undefined)
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')}: missing beside the other settings of its provider`]
  })
  if (sets.flat().some((name) => config[name] !== undefined) && config['PUBLIC_URL'] === undefined)
    problems.push(
      'Signing in with Google or Apple needs PUBLIC_URL, which they send people back to',
    )
  for (const name of ['OIDC_GOOGLE_ISSUER', 'OIDC_APPLE_ISSUER'])
    if (config.NODE_ENV === 'production' && String(config[name]).startsWith('http:'))
      problems.push(`${name} must be https in production`)
  return problems
}

const sendsNoMail = ({ NODE_ENV, SMTP_URL }: { NODE_ENV: string; SMTP_URL?: string | undefined }) =>
  NODE_ENV === 'production' && SMTP_URL === undefined
