import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

export const root = resolve(import.meta.dirname, '..', '..')

/** What may be broken. Of the rest, files are copied, for a linked configuration speaks of where it lies. */
const copied = ['infra', 'packages', 'services']

/** Files that are copied at once. */
const atATime = 64

export type ProductCopy = { directory: string; remove(): Promise<void> }

/**
 * A copy of the product in which code may be broken: nothing that happens to it, however it ends,
 * touches the files that are worked on. What is installed and what servers keep is that of the original.
 */
export async function copyProduct(): Promise<ProductCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'lumen-mutations-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    await mkdir(join(root, '.data'), { recursive: true })
    for (const entry of await readdir(root, { withFileTypes: true })) {
      const { name } = entry
      if (entry.isDirectory() && ![...copied, '.git', 'node_modules'].includes(name))
        await symlink(join(root, name), join(directory, name))
    }
    await copyCode(directory)
    await linkInstalled(directory)
  } catch (error) {
    await remove()
    throw error
  }
  return { directory, remove }
}

async function copyCode(directory: string): Promise<void> {
  const files = await filesOfCode()
  for (const folder of new Set(files.map((file) => dirname(file))))
    await mkdir(join(directory, folder), { recursive: true })
  for (let at = 0; at < files.length; at += atATime)
    await Promise.all(files.slice(at, at + atATime).map((file) => copyInto(directory, file)))
}

/** What git knows, and what is new and not ignored. */
async function filesOfCode(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...copied]
  // And what lies in the root itself.
  args.push(':(glob)*')
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(stdout.split('\0'))].filter((file) => file !== '')
}

async function copyInto(directory: string, file: string): Promise<void> {
  try {
    await copyFile(join(root, file), join(directory, file), constants.COPYFILE_FICLONE)
  } catch (error) {
    // Deleted, and git was not told yet.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Links every installed package, and those of the product itself to the copy. */
async function linkInstalled(directory: string): Promise<void> {
  const [installed, own] = ['node_modules', 'node_modules/@lumen']
  await mkdir(join(directory, own), { recursive: true })
  for (const entry of await readdir(join(root, installed))) {
    // Caches are of the place they lie in.
    if (entry === '@lumen' || (entry.startsWith('.') && entry !== '.bin')) continue
    await symlink(join(root, installed, entry), join(directory, installed, entry))
  }
  for (const name of await readdir(join(root, own)))
    await symlink(await readlink(join(root, own, name)), join(directory, own, name))
}
