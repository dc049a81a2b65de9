import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const modules = join(root, 'node_modules')
export const onWindows = process.platform === 'win32'

/** A failure that is told in its own words, without a stack. */
export class Stop extends Error {}

/** Runs the npm that runs us, with the same Node; else the one on the PATH. */
export function spawnNpm(args, options) {
  const npm = process.env.npm_execpath
  if (npm && basename(npm).startsWith('npm') && existsSync(npm)) {
    return spawn(process.execPath, [npm, ...args], options)
  }
  return spawn(onWindows ? 'npm.cmd' : 'npm', args, { ...options, shell: onWindows })
}
