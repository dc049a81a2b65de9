import { expect, it } from 'vitest'
import { ownEnvironment } from './own-environment.ts'
import { newSecrets } from './secrets.ts'

const { identity, sealKeys, webPush } = newSecrets([])
const everything = {
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_NATS_PASS: 'of auth',
  BILLING_NATS_PASS: 'of billing',
  SETUP_NATS_PASS: 'of whoever sets up',
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://root@127.0.0.1/lumen',
  AUTH_DATABASE_URL: 'postgres://auth@127.0.0.1/lumen',
  BILLING_DATABASE_URL: 'postgres://billing@127.0.0.1/lumen',
  LUMEN_SEAL_KEYS: sealKeys,
  LUMEN_IDENTITY_PRIVATE_KEY: identity.privateKey,
  LUMEN_IDENTITY_PUBLIC_KEY: identity.publicKey,
  LUMEN_VAPID_PRIVATE_KEY: webPush.privateKey,
  LUMEN_VAPID_PUBLIC_KEY: webPush.publicKey,
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  OPENAI_API_KEY: 'sk-x',
  LC_ALL: 'C.UTF-8',
  OBJECTS_DIR: '/data/objects',
}

it('gives each process the secrets that it reads, and no others', async () => {
  const [auth, billing] = await Promise.all([
    ownEnvironment('auth', everything),
    ownEnvironment('billing', { ...everything, PUBLIC_URL: 'https://lumen.example' }),
  ])
  expect(auth).toMatchObject({
    AUTH_DATABASE_URL: everything.AUTH_DATABASE_URL,
    AUTH_NATS_PASS: 'of auth',
    LUMEN_VAPID_PRIVATE_KEY: webPush.privateKey,
    LC_ALL: 'C.UTF-8',
  })
  expect(billing).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live_x' })
  for (const name of [
    'DATABASE_URL',
    'LUMEN_IDENTITY_PRIVATE_KEY',
    'OPENAI_API_KEY',
    'SETUP_NATS_PASS',
  ]) {
    expect(auth).not.toHaveProperty(name)
    expect(billing).not.toHaveProperty(name)
  }
  expect(auth).not.toHaveProperty('STRIPE_SECRET_KEY')
  expect(billing).not.toHaveProperty('LUMEN_SEAL_KEYS')
  expect(billing).not.toHaveProperty('AUTH_DATABASE_URL')
  expect(billing).not.toHaveProperty('AUTH_NATS_PASS')
})
