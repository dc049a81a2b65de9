import { openRoom } from '@lumen/content/open-room'
import { appRoom, helpRoom, pagesRoom, siteRoom } from '../../src/content.ts'

const open = () => ({
  app: openRoom(appRoom),
  site: openRoom(siteRoom),
  pages: openRoom(pagesRoom),
  help: openRoom(helpRoom),
})

/** What the web shows of the compiled content, by language. */
export let rooms = open()

/** Reads everything anew from now on: it was compiled again. */
export function reopenRooms(): void {
  rooms = open()
}
