import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRoom, type Room } from './define-room.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const ownPrefix = '@lumen/'

/** All rooms that packages, services and the web declare in their `src/content.ts`. */
export async function declaredRooms(): Promise<Room[]> {
  const files = globSync('{packages/*,services/*,web}/src/content.ts', { cwd: root })
  return (await Promise.all(files.map((file) => declaredIn(join(root, file))))).flat()
}

/**
 * The rooms that a workspace and the packages below it read.
 *
 * @param workspace its folder, for instance `services/chat`
 */
export async function roomsOf(workspace: string): Promise<string[]> {
  const folders = new Set<string>()
  const visit = (folder: string): void => {
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> }
    for (const name of Object.keys(dependencies))
      if (name.startsWith(ownPrefix)) visit(join(root, 'packages', name.slice(ownPrefix.length)))
  }
  visit(join(root, workspace))
  const declared = await Promise.all(
    [...folders].map((folder) => declaredIn(join(folder, 'src/content.ts'))),
  )
  return [...new Set(declared.flat().map(({ room }) => room))].toSorted()
}

async function declaredIn(file: string): Promise<Room[]> {
  if (!existsSync(file)) return []
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const rooms = Object.values(module).filter(isRoom)
  if (rooms.length === 0) throw new Error(`${dirname(file)}: content.ts declares no room`)
  return rooms
}
