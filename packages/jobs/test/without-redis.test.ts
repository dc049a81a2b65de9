import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { openProxy } from '@lumen/provision/test-proxy'
import { describe, expect, test } from 'vitest'
import { idle, environment, open, openJobs, useChatQueue } from './chat-jobs.ts'

useChatQueue()

/** A way to Redis that can be cut. */
async function openPath() {
  const { hostname, port } = new URL(environment.redisUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  open.push({ close: async () => cut() })
  const url = new URL(environment.redisUrl)
  url.host = `127.0.0.1:${own}`
  return { url: url.href, cut, restore: () => listen(own) }
}

describe('without Redis', () => {
  test('asking ends with an error in time, and one line in the log', async () => {
    const path = await openPath()
    path.cut()
    const { jobs, lines } = openJobs(path.url)
    await expect(jobs.enqueue('chat.draw', { pictureId: 'p1' })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'adding job chat.draw did not end within 3000 ms',
    })
    expect([jobs.connected(), await jobs.answers()]).toEqual([false, false])
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { msg: 'the connection to Redis is lost' },
    ])
    await jobs.close()
  })

  test('work goes on once it is back', async () => {
    const path = await openPath()
    const { jobs, said } = openJobs(path.url)
    const done = Promise.withResolvers<string>()
    await jobs.work({
      ...idle,
      'chat.draw': async ({ payload }) => done.resolve(payload.pictureId),
    })
    path.cut()
    await said('the connection to Redis is lost')
    await path.restore()
    await said('the connection to Redis is back')
    await jobs.enqueue('chat.draw', { pictureId: 'p1' })
    expect(await done.promise).toBe('p1')
    expect(await jobs.answers()).toBe(true)
  })

  test('work goes on after its connections died unheard', async () => {
    const proxy = await openProxy(environment.redisUrl)
    const { jobs } = openJobs(proxy.url)
    const done = Promise.withResolvers<string>()
    await jobs.work({
      ...idle,
      'chat.draw': async ({ payload }) => done.resolve(payload.pictureId),
    })
    expect(await jobs.answers()).toBe(true)
    proxy.halfOpen()
    expect(await jobs.answers()).toBe(false)
    // Somebody else asks: the worker itself has to notice that it hears nothing.
    await openJobs().jobs.enqueue('chat.draw', { pictureId: 'p1' })
    expect(await done.promise).toBe('p1')
    await expect.poll(() => jobs.answers()).toBe(true)
    await jobs.close()
    await proxy.close()
  })

  test('closing does not wait for it', async () => {
    const path = await openPath()
    const { jobs, said } = openJobs(path.url)
    await jobs.work(idle)
    path.cut()
    await said('the connection to Redis is lost')
    await expect(jobs.close()).resolves.toBeUndefined()
  })
})
