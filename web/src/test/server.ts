import { ws } from 'msw'
import { setupServer } from 'msw/node'

/** The gateway's socket, silent unless a test speaks for it. */
export const socket = ws.link('ws://lumen.test/ws')

/** The network of tests: every call that no test has answered fails the test. */
export const server = setupServer(socket.addEventListener('connection', () => undefined))
