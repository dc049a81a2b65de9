import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverAddress, socketAddress } from './server-address'

describe('the address of the server', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('is the page’s own in a browser', () => {
    expect([serverAddress(), socketAddress()]).toEqual(['http://lumen.test', 'ws://lumen.test/ws'])
  })

  it('is what the wrapper was built for', () => {
    vi.stubEnv('MODE', 'native')
    vi.stubEnv('VITE_API_BASE', 'https://api.lumen.example/')
    expect([serverAddress(), socketAddress()]).toEqual([
      'https://api.lumen.example',
      'wss://api.lumen.example/ws',
    ])
  })
})
