import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lastLinesOf, runCommand } from '@lumen/provision/run-command'

const root = resolve(import.meta.dirname, '../..')
const measuringMs = 120_000

/** Megabytes on the disk of files and folders; what lies in several of them counts once. */
export async function megabytesOnDisk(paths: readonly string[]): Promise<number> {
  const there = paths.filter((path) => existsSync(path))
  const result = await runCommand('du', ['-skc', ...there], { limitMs: measuringMs })
  const total = /^(\d+)\ttotal$/m.exec(result.stdout)?.[1]
  if (total === undefined) throw new Error(`du: ${lastLinesOf(result, 1)}`)
  return (Number(total) * 1024) / 1e6
}

type Lock = { packages: Record<string, { dev?: true; link?: true }> }

/** What the product runs from: its own files, and packages without those that only development needs. */
export async function pathsOfProduct(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => path)
  const own = ['package.json', 'packages', 'services', 'infra', 'content', 'web/dist']
  return [...own, ...packages].map((path) => join(root, path))
}
