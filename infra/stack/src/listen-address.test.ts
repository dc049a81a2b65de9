import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { checkAddressIsFree, listenAddress } from './listen-address.ts'

it('reads PORT and HOST, and says what is wrong with them', () => {
  expect(listenAddress({})).toEqual({ host: '127.0.0.1', port: 8080 })
  expect(listenAddress({ PORT: '0', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 0 })
  for (const PORT of ['abc', '-1', '65536', '80.5'])
    expect(() => listenAddress({ PORT })).toThrow(`PORT must be a number from 0 to 65535`)
})

it('tells in a sentence that a port is taken or a host is not ours', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = { host: '127.0.0.1', port }
  await expect(checkAddressIsFree(address)).rejects.toThrow(`Port ${port} is in use already`)
  await expect(checkAddressIsFree({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST=192.0.2.1 is no address of this machine',
  )
  await expect(checkAddressIsFree({ ...address, port: 0 })).resolves.toBeUndefined()
})
