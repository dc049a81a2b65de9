import { ConfigError } from '@lumen/runtime/config'
import { expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { isOurs } from './domain/server-addresses.ts'

const base = {
  NATS_URL: 'nats://x',
  REDIS_URL: 'redis://x',
  MODELS_DATABASE_URL: 'postgres://x',
  LUMEN_IDENTITY_PUBLIC_KEY: 'x',
}
const read = (change: Record<string, string>) => loadConfig({ ...base, ...change })
const problems = (change: Record<string, string>): readonly string[] => {
  try {
    read(change)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

it('looks around on a machine of one’s own, and nowhere in production or among copies', () => {
  expect(read({}).watched.map(({ address }) => address)).toEqual([
    'http://127.0.0.1:11434',
    'http://127.0.0.1:1234',
    'http://127.0.0.1:8080',
  ])
  expect(read({ NODE_ENV: 'production' }).watched).toEqual([])
  expect(read({ LUMEN_REPLICAS: '2' }).watched).toEqual([])
})

it('asks the addresses that are named, and only those', () => {
  const LUMEN_MODEL_SERVERS = 'http://gpu:11434/v1, llama-server=http://10.0.0.2:9000,http://x:80'
  const watched = [
    { kind: 'ollama', address: 'http://gpu:11434' },
    { kind: 'llama-server', address: 'http://10.0.0.2:9000' },
    { kind: null, address: 'http://x' },
  ]
  expect(read({ LUMEN_MODEL_SERVERS, NODE_ENV: 'production' }).watched).toEqual(watched)
  expect(read({ LUMEN_MODEL_SERVERS }).watched).toEqual(watched)
  for (const wrong of ['ftp://x', 'vllm=http://x', 'http://me:secret@x', 'gpu:11434'])
    expect(problems({ LUMEN_MODEL_SERVERS: wrong })).toHaveLength(1)
})

it('finds where the model is that LUMEN_MODEL names', () => {
  expect(read({ LUMEN_MODEL: 'ollama:qwen3:8b' }).named).toEqual({
    kind: 'ollama',
    model: 'qwen3:8b',
    address: 'http://127.0.0.1:11434',
  })
  const LUMEN_MODEL_SERVERS = 'http://x:9000,lm-studio=http://y:9001'
  const placed = (LUMEN_MODEL: string) => read({ LUMEN_MODEL, LUMEN_MODEL_SERVERS }).named?.address
  expect(placed('lm-studio:a')).toBe('http://y:9001')
  expect(placed('ollama:a')).toBe('http://x:9000')
  expect(placed('own:a')).toBeNull()
  expect(problems({ LUMEN_MODEL: 'qwen3' })).toHaveLength(1)
  expect(problems({ LUMEN_MODEL: 'ollama:qwen3', NODE_ENV: 'production' })).toHaveLength(1)
})

it('knows its own listeners', () => {
  const own = { gatewayPort: 8080, modelUrl: 'http://127.0.0.1:5151/v1' }
  expect(isOurs('http://127.0.0.1:8080', own)).toBe(true)
  expect(isOurs('http://localhost:5151', own)).toBe(true)
  expect(isOurs('http://127.0.0.1:11434', own)).toBe(false)
  expect(isOurs('http://gpu:8080', own)).toBe(false)
  expect(isOurs('http://127.0.0.1:8080', { gatewayPort: null, modelUrl: null })).toBe(false)
})
