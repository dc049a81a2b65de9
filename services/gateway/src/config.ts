import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { ConfigError } from '@lumen/runtime/config'
import { readProcessConfig } from '@lumen/service/config'
import { Type, type TString } from 'typebox'

type UrlName = `${Uppercase<ServiceName>}_URL`

/** The variable that says where a service listens: `CHAT_URL` for chat. */
export const urlNameOf = (service: ServiceName) => `${service.toUpperCase()}_URL` as UrlName

const serviceUrls = Object.fromEntries(
  serviceNames.map((service) => [urlNameOf(service), Type.String({ minLength: 1 })]),
) as Record<UrlName, TString>

const Own = Type.Object({
  GATEWAY_PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65535 }),
  /** Port of /metrics, apart from the public one; absent: no metrics are served. */
  GATEWAY_METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65535 })),
  ...serviceUrls,
  LUMEN_IDENTITY_PRIVATE_KEY: Type.String({ minLength: 1 }),
  LUMEN_RATE_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  /** Folder of the built web; absent: only the API is served. */
  WEB_ROOT: Type.Optional(Type.String()),
  PUBLIC_URL: Type.Optional(Type.String()),
  /** Further origins that may call with credentials (the mobile wrapper), separated by commas. */
  LUMEN_ALLOWED_ORIGINS: Type.String({ default: '' }),
  LUMEN_ANDROID_APP_ID: Type.String({ default: 'app.lumen.companion' }),
  /** SHA-256 fingerprints of what the Android app is signed with, separated by commas. */
  LUMEN_ANDROID_CERTIFICATES: Type.String({ default: '' }),
  /** Team and bundle of the iOS app. */
  LUMEN_IOS_APP_ID: Type.Optional(Type.String()),
  /** Addresses or networks of proxies whose X-Forwarded-For counts, separated by commas. */
  GATEWAY_TRUSTED_PROXIES: Type.String({ default: '' }),
  NODE_ENV: Type.String({ default: 'development' }),
})
export type GatewayConfig = ReturnType<typeof loadConfig>

/** Reads the gateway's configuration; throws one error that names every problem. */
export function loadConfig(env: Record<string, string | undefined>) {
  const config = readProcessConfig('gateway', Own, env)
  if (config.NODE_ENV === 'production' && config.LUMEN_RATE_LIMITS === 'off')
    throw new ConfigError(['LUMEN_RATE_LIMITS=off is refused in production'])
  const { PUBLIC_URL: publicUrl } = config
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ''))
    throw new ConfigError([
      'PUBLIC_URL must be the address that users open, like https://lumen.example',
    ])
  return config
}

/** Splits a comma-separated setting; empty parts are left out. */
export const listSetting = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
