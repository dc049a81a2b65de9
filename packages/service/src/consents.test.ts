import { BusError } from '@lumen/bus/bus-error'
import type { Bus } from '@lumen/bus/connect'
import { createLogger } from '@lumen/runtime/logger'
import { expect, it } from 'vitest'
import { processingConsent, rememberingConsent } from './consents.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const busThat = (answer: () => Promise<unknown>) => ({ request: answer }) as unknown as Bus
const given = { dataProcessing: true, remembering: true }

it.each(['timeout', 'unavailable'] as const)(
  'gives nothing away while auth does not answer (%s), and has what is to be remembered wait for it',
  async (code) => {
    const bus = busThat(() => Promise.reject(new BusError(code, 'away')))
    expect(await processingConsent(bus, log)('user')).toBe(false)
    await expect(rememberingConsent(bus)('user')).rejects.toMatchObject({ code: 'unavailable' })
  },
)

it('is what auth says', async () => {
  const bus = busThat(() => Promise.resolve({ ...given, dataProcessing: false }))
  expect(await processingConsent(bus, log)('user')).toBe(false)
  expect(await rememberingConsent(bus)('user')).toBe(true)
})
