import { expect, it } from 'vitest'
import { isPushService } from './push-endpoint.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['https://push.own.example/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com@evil.example/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['http://127.0.0.1:4222/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['nonsense', false],
])('%s: %s', (endpoint, expected) => {
  expect(isPushService(endpoint, ['https://push.own.example'])).toBe(expected)
})
