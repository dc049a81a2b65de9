import { BusError } from '@lumen/bus/bus-error'
import type { Bus } from '@lumen/bus/connect'
import { createLogger } from '@lumen/runtime/logger'
import { expect, it } from 'vitest'
import { awaitedConsent, processingConsent } from './consents.ts'

const log = createLogger({ service: 'test', level: 'silent' })
const busThat = (answer: () => Promise<unknown>) => ({ request: answer }) as unknown as Bus
const given = { dataProcessing: true, remembering: true }

it.each(['timeout', 'unavailable'] as const)(
  'gives nothing away while auth does not answer (%s), and has what can wait do so',
  async (code) => {
    const bus = busThat(() => Promise.reject(new BusError(code, 'away')))
    expect(await processingConsent(bus, log)('user')).toBe(false)
    for (const kind of ['dataProcessing', 'remembering'] as const)
      await expect(awaitedConsent(bus, kind)('user')).rejects.toMatchObject({ code: 'unavailable' })
  },
)

it('is what auth says', async () => {
  const bus = busThat(() => Promise.resolve({ ...given, dataProcessing: false }))
  expect(await processingConsent(bus, log)('user')).toBe(false)
  expect(await awaitedConsent(bus, 'dataProcessing')('user')).toBe(false)
  expect(await awaitedConsent(bus, 'remembering')('user')).toBe(true)
})
