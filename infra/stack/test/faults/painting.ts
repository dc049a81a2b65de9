import { randomUUID } from 'node:crypto'
import { waitUntil } from '@lumen/provision/wait-until'
import { withTables, type Databases } from './audit.ts'
import { Calls } from './calls.ts'
import type { User } from './user.ts'

const pictures = 4

/** Has some users ask for pictures, and waits until one of them is being made. */
export const paintingOf =
  (url: string, users: readonly User[], databases: () => Databases) => async (): Promise<void> => {
    for (const { session } of users.slice(0, pictures))
      void new Calls(url, session.token)
        .call('POST', '/api/multimodal/generate-image', {
          prompt: '雨后的森林',
          style: 'cartoon',
          requestKey: randomUUID(),
        })
        .catch(() => undefined)
    await withTables(databases(), 'media', async (client) => {
      const isMade = async () =>
        (await client.query(`select 1 from media.jobs where status = 'running' limit 1`))
          .rowCount !== 0
      if (!(await waitUntil(isMade, { limitMs: 60_000 }))) throw new Error('no picture was begun')
    })
  }
