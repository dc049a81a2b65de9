import { openProxy } from '@lumen/provision/test-proxy'
import { expect, it } from 'vitest'
import { startTestBilling } from './start-billing.ts'

it('is not ready while its database cannot be reached', async () => {
  let way: Awaited<ReturnType<typeof openProxy>> | undefined
  const billing = await startTestBilling({}, async (databaseUrl) => {
    way = await openProxy(databaseUrl)
    return way.url
  })
  try {
    const readiness = async () => {
      const answer = await fetch(`${billing.url}/health/ready`)
      return [answer.status, ((await answer.json()) as { status: string }).status]
    }
    expect(await readiness()).toEqual([200, 'ready'])
    way?.cut()
    expect(await readiness()).toEqual([503, 'down'])
    way?.mend()
    await expect.poll(readiness).toEqual([200, 'ready'])
  } finally {
    way?.mend()
    await billing.close()
    await way?.close()
  }
})
