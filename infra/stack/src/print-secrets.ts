import { newSecrets } from './secrets.ts'
import { serviceNames } from '@lumen/contracts/operation'

/** `npm run -s secrets >> .env`: fresh keys and passwords for a deployment of its own. */
const { databasePasswords, sealKeys, identity, webPush } = newSecrets(['postgres', ...serviceNames])
const { postgres, ...services } = databasePasswords
const lines = {
  POSTGRES_PASSWORD: postgres,
  ...Object.fromEntries(
    Object.entries(services).map(([name, value]) => [
      `${name.toUpperCase()}_DATABASE_PASSWORD`,
      value,
    ]),
  ),
  LUMEN_SEAL_KEYS: sealKeys,
  LUMEN_IDENTITY_PRIVATE_KEY: identity.privateKey,
  LUMEN_IDENTITY_PUBLIC_KEY: identity.publicKey,
  LUMEN_VAPID_PRIVATE_KEY: webPush.privateKey,
  LUMEN_VAPID_PUBLIC_KEY: webPush.publicKey,
}
for (const [name, value] of Object.entries(lines)) console.log(`${name}=${value}`)
