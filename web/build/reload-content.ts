import { join } from 'node:path'
import { compiledFolder, indexFile } from '@lumen/content/compiled-index'
import type { Plugin } from 'vite'
import { reopenRooms } from './content/rooms.ts'

/** Shows texts anew while developing, when they were compiled again: `npm run dev` does that. */
export function reloadContent(): Plugin {
  const index = join(compiledFolder, indexFile)
  return {
    name: 'lumen:reload-content',
    configureServer(server) {
      server.watcher.add(index)
      server.watcher.on('all', (event, file) => {
        if (file !== index || event === 'unlink') return
        reopenRooms()
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
