import { sign, type KeyObject } from 'node:crypto'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A signed JSON web token (RFC 7519): RS256 with an RSA key, ES256 with one on P-256. */
export function signToken(key: KeyObject, claims: object, header: object = {}): string {
  const alg = key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256'
  const content = `${encode({ alg, typ: 'JWT', ...header })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}
