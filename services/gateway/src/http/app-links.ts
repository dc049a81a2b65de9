import { AppError } from '@lumen/http/app-error'
import { ConfigError } from '@lumen/runtime/config'
import type { FastifyInstance } from 'fastify'

/** SHA-256 of a signing certificate as `keytool` prints it. */
const fingerprint = /^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/
/** Team and bundle. */
const appleId = /^[A-Z0-9]{10}\.[\w.-]+$/

/**
 * Tells phones which apps may open this host’s addresses: Android asks for assetlinks.json, iOS for
 * apple-app-site-association. Without settings there is no such app.
 * @param android id of the app and fingerprints of the certificates it is signed with
 * @param ios `<team>.<bundle>`
 * @throws ConfigError when either is malformed
 */
export function addAppLinks(
  server: FastifyInstance,
  android: { id: string; certificates: readonly string[] },
  ios: string | undefined,
): void {
  const wrong = android.certificates.filter((certificate) => !fingerprint.test(certificate))
  if (wrong.length > 0)
    throw new ConfigError([`LUMEN_ANDROID_CERTIFICATES: ${wrong.join(', ')} is no SHA-256`])
  if (ios !== undefined && !appleId.test(ios))
    throw new ConfigError(['LUMEN_IOS_APP_ID must be team and bundle, like ABCDE12345.com.example'])

  const documents = {
    '/.well-known/assetlinks.json':
      android.certificates.length === 0
        ? undefined
        : [
            {
              relation: ['delegate_permission/common.handle_all_urls'],
              target: {
                namespace: 'android_app',
                package_name: android.id,
                sha256_cert_fingerprints: android.certificates,
              },
            },
          ],
    '/.well-known/apple-app-site-association':
      ios === undefined
        ? undefined
        : {
            applinks: {
              details: [
                { appIDs: [ios], components: [{ '/': '/api/*', exclude: true }, { '/': '*' }] },
              ],
            },
          },
  }
  for (const [path, document] of Object.entries(documents))
    server.get(path, (_request, reply) => {
      if (document === undefined) throw new AppError('not_found', 'No app opens these addresses')
      return reply.type('application/json').send(document)
    })
}
