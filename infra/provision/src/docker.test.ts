import { expect, test } from 'vitest'
import { containerName, createArguments } from './docker.ts'

test('a container is published on loopback only and shows no password among its arguments', () => {
  const name = containerName('/srv/data', 'postgres')
  expect(name).toMatch(/^lumen-[0-9a-f]{10}-postgres$/)
  expect(containerName('/srv/other', 'postgres')).not.toBe(name)
  const args = createArguments(name, 5000, {
    image: 'postgres:17',
    port: 5432,
    volume: '/var/lib/postgresql/data',
    env: { POSTGRES_PASSWORD: 'secret' },
    files: {},
    args: ['postgres', '-c', 'jit=off'],
  })
  expect(args.join(' ')).toBe(
    `create --name ${name} --publish 127.0.0.1:5000:5432 ` +
      `--volume ${name}:/var/lib/postgresql/data --env POSTGRES_PASSWORD ` +
      `postgres:17 postgres -c jit=off`,
  )
})
