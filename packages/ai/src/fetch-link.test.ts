import { expect, test } from 'vitest'
import { fetchLink } from './fetch-link.ts'

test.each([
  'http://127.0.0.1:9/x',
  'http://localhost/x',
  'http://localhost./x',
  'https://router./x',
  'http://[::1]/x',
  'http://[::ffff:10.0.0.1]/x',
  'http://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/x',
  'https://router/x',
  'https://db.internal/x',
  'ftp://host.example/x',
])('a provider of the web may not send us to %s', async (link) => {
  const from = { baseUrl: 'https://api.example.com/v1', maxBytes: 10, signal: AbortSignal.abort() }
  await expect(fetchLink(link, from)).rejects.toMatchObject({ code: 'malformed' })
})
