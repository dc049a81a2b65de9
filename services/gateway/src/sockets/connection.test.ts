import { createLogger } from '@lumen/runtime/logger'
import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { closeCodes, createConnection } from './connection.ts'

const frame = { type: 'pong' } as const
const log = createLogger({ service: 'gateway', level: 'silent' })

/** A socket whose client has left so many bytes unread. */
function socketWith(bufferedAmount: number) {
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount,
    send: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
  }
  return { socket, connection: createConnection(1, socket as unknown as WebSocket, log) }
}

test('a client that reads is sent every frame', () => {
  const { socket, connection } = socketWith(1024 * 1024)
  connection.send(frame)
  expect(socket.send).toHaveBeenCalledWith('{"type":"pong"}')
  expect(socket.terminate).not.toHaveBeenCalled()
})

test('a client that lets more than a megabyte pile up is cut off', () => {
  const { socket, connection } = socketWith(1024 * 1024 + 1)
  connection.send(frame)
  expect(socket.send).not.toHaveBeenCalled()
  expect(socket.close).toHaveBeenCalledWith(closeCodes.tooSlow, expect.any(String))
  expect(socket.terminate).toHaveBeenCalled()
})

test.each([
  [64 * 1024, false],
  [64 * 1024 + 1, true],
])('with %d bytes unread a client is busy: %s', (unread, busy) => {
  expect(socketWith(unread).connection.isBusy()).toBe(busy)
})

test('a socket that has closed is sent nothing', () => {
  const { socket, connection } = socketWith(0)
  socket.readyState = 3
  connection.send(frame)
  expect(socket.send).not.toHaveBeenCalled()
})
