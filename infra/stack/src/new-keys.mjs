// Plain JavaScript without dependencies: a deployment makes its keys before anything is installed.
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A password of 24 random bytes, base64url. */
export const newPassword = () => randomBytes(24).toString('base64url')

/** A master key of sealed text, `version:base64` of 32 bytes; the first one when no version is given. */
export const newSealKeys = (version = 1) => `${version}:${randomBytes(32).toString('base64')}`

/** The pair that the gateway signs identities with, DER in base64. */
export function newIdentityKeys() {
  const pair = generateKeyPairSync('ed25519')
  return {
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/** VAPID keys of Web Push, base64url. */
export function newWebPushKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Without leading zeros the private key would be too short.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex')
  return { privateKey: privateKey.toString('base64url'), publicKey }
}
