import { execFile } from 'node:child_process'
import { copyFile, link, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ProcessName } from '@lumen/contracts/operation'
import { repositoryRoot } from '../src/paths.ts'

const run = promisify(execFile)
const copied = ['package.json', 'package-lock.json', '.npmrc', 'packages', 'infra/provision/src']

/** Names of modules that `npm ci --omit=dev` leaves out. */
async function omitted(): Promise<Set<string>> {
  const lock = JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  return new Set(
    Object.entries(lock.packages).flatMap(([path, { dev }]) =>
      dev === true ? [path.replace('node_modules/', '')] : [],
    ),
  )
}

/** Puts a folder or file into another place, without what was installed or compiled in it. */
async function put(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => null)
  // A second name of a file is had sooner than a copy, on the same disk.
  if (entries === null) return link(from, to).catch(() => copyFile(from, to))
  await mkdir(to, { recursive: true })
  for (const { name } of entries)
    if (name !== 'node_modules' && name !== '.compiled') await put(join(from, name), join(to, name))
}

/** Links the modules of a folder, by their names. */
async function linkModules(from: string, to: string, but: ReadonlySet<string>, scope = '') {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    const whole = scope + name
    if (name.startsWith('.') || whole === '@lumen' || but.has(whole)) continue
    if (name.startsWith('@')) await linkModules(join(from, name), join(to, name), but, `${name}/`)
    else await symlink(join(from, name), join(to, name))
  }
}

/**
 * Makes the folder that the image of a service holds, as infra/Dockerfile copies and prunes it, with the
 * modules that are installed here.
 */
export async function makeImageFolder(service: ProcessName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const path of [...copied, `services/${service}`, 'content'])
    await put(join(repositoryRoot, path), join(folder, path))
  const modules = join(folder, 'node_modules')
  await linkModules(join(repositoryRoot, 'node_modules'), modules, await omitted())
  await mkdir(join(modules, '@lumen'))
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(modules, '@lumen', name))
  await run(process.execPath, ['packages/content/src/main.ts', '--for', `services/${service}`], {
    cwd: folder,
  })
  for (const name of await readdir(join(folder, 'content')))
    if (name !== '.compiled') await rm(join(folder, 'content', name), { recursive: true })
}
