import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openDoor } from './door.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function open() {
  const door = await openDoor()
  closing.push(() => door.close())
  return { door, knock: () => connect(Number(new URL(door.baseUrl).port), '127.0.0.1') }
}
/** Says its name to whoever comes. */
async function host(name: string) {
  const guests: Socket[] = []
  const server = createServer((socket) => {
    guests.push(socket)
    socket.on('error', () => {})
    socket.write(name)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, guests }
}
const hears = async (guest: Socket): Promise<string> => {
  closing.push(() => guest.destroy())
  const [said] = (await once(guest, 'data')) as [Buffer]
  return said.toString()
}

it('keeps its address while what is behind it moves', async () => {
  const { door, knock } = await open()
  const [one, two] = [await host('one'), await host('two')]
  door.leadTo(one.port)
  expect(await hears(knock())).toBe('one')
  door.leadTo(two.port)
  expect(await hears(knock())).toBe('two')
})

it('turns away at once while it leads nowhere, and where nobody listens', async () => {
  const { door, knock } = await open()
  const turned = async () => {
    const guest = knock().on('error', () => {})
    guest.resume()
    await once(guest, 'close')
    return guest.bytesRead
  }
  expect(await turned()).toBe(0)
  const { port } = await host('gone')
  await closing.pop()!()
  door.leadTo(port)
  expect(await turned()).toBe(0)
})

it('tells each side when the other leaves', async () => {
  const { door, knock } = await open()
  const { port, guests } = await host('here')
  door.leadTo(port)
  const leaving = knock()
  await hears(leaving)
  leaving.destroy()
  await once(guests[0]!, 'close')

  const left = knock()
  await hears(left)
  guests[1]!.destroy()
  await once(left, 'close')
  expect(guests.map(({ destroyed }) => destroyed)).toEqual([true, true])
})
