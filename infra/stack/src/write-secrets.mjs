import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { newIdentityKeys, newPassword, newSealKeys, newWebPushKeys } from './new-keys.mjs'

/**
 * `npm run -s secrets`: adds to `.env` the keys and passwords that docker-compose.yml asks for and
 * that it does not have yet. What is there is never replaced, because a lost seal key makes every
 * sealed text unreadable. Needs nothing but Node 20.
 */
const { values } = parseArgs({
  options: {
    env: { type: 'string', default: '.env' },
    compose: { type: 'string', default: 'docker-compose.yml' },
  },
})
const known = readIfThere(values.env)
const isSet = (name) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*\\S`, 'm').test(known)
const added = new Map()

const passwords = readFileSync(values.compose, 'utf8').matchAll(/\$\{(\w+_PASSWORD):\?/g)
for (const [, name] of passwords) if (!isSet(name)) added.set(name, newPassword())
if (!isSet('LUMEN_SEAL_KEYS')) added.set('LUMEN_SEAL_KEYS', newSealKeys())
addPair('LUMEN_IDENTITY', newIdentityKeys())
addPair('LUMEN_VAPID', newWebPushKeys())

if (added.size > 0) {
  const lines = [...added].map(([name, value]) => `${name}=${value}\n`).join('')
  const draft = `${values.env}.new`
  writeFileSync(draft, known.replace(/(?<=.)$(?!\n)/, '\n') + lines, { mode: 0o600 })
  renameSync(draft, values.env)
}
// Not to where output goes: whoever appends it to the file must not break it.
console.error(
  added.size > 0
    ? `${values.env}: added ${[...added.keys()].join(', ')}`
    : `${values.env} has every key and password already`,
)

/**
 * Half of a pair fits no other half: both are there, or both are added.
 * @param {string} prefix
 * @param {import('./new-keys.mjs').KeyPair} pair
 */
function addPair(prefix, { privateKey, publicKey }) {
  const [privateName, publicName] = [`${prefix}_PRIVATE_KEY`, `${prefix}_PUBLIC_KEY`]
  const [hasPrivate, hasPublic] = [isSet(privateName), isSet(publicName)]
  if (hasPrivate !== hasPublic) {
    console.error(
      `${values.env} has ${hasPrivate ? privateName : publicName} without its other half: add that, or remove both`,
    )
    process.exit(1)
  }
  if (hasPrivate) return
  added.set(privateName, privateKey)
  added.set(publicName, publicKey)
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
