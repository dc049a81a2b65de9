/** What checks passkeys: hundreds of modules, which a start need not wait for. */
export async function loadWebAuthn() {
  const [server, { COSEALG, decodeClientDataJSON }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  /** What every browser and every Node of ours knows. */
  const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
  return { ...server, decodeClientDataJSON, supportedAlgorithmIDs }
}
