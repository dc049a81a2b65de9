import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { addAppLinks } from './app-links.ts'

const certificate = Array.from({ length: 32 }, () => 'A1').join(':')

async function ask(certificates: readonly string[], ios: string | undefined) {
  const server = fastify()
  addAppLinks(server, { id: 'app.lumen.companion', certificates }, ios)
  const [android, apple] = await Promise.all(
    ['assetlinks.json', 'apple-app-site-association'].map((file) =>
      server.inject(`/.well-known/${file}`),
    ),
  )
  await server.close()
  return { android, apple }
}

describe('links of this host that the app opens', () => {
  it('are told to both systems, as JSON', async () => {
    const { android, apple } = await ask([certificate], 'ABCDE12345.app.lumen.companion')
    expect(android?.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.lumen.companion',
          sha256_cert_fingerprints: [certificate],
        },
      },
    ])
    expect(apple?.headers['content-type']).toMatch('application/json')
    expect(apple?.json()).toMatchObject({
      applinks: { details: [{ appIDs: ['ABCDE12345.app.lumen.companion'] }] },
    })
  })

  it('are not told where there is no app', async () => {
    const { android, apple } = await ask([], undefined)
    expect(android?.statusCode).not.toBe(200)
    expect(apple?.statusCode).not.toBe(200)
  })

  it('refuse malformed settings at the start', async () => {
    await expect(ask(['A1:B2'], undefined)).rejects.toThrow('LUMEN_ANDROID_CERTIFICATES')
    await expect(ask([], 'app.lumen.companion')).rejects.toThrow('LUMEN_IOS_APP_ID')
  })
})
