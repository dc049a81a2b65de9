import { existsSync } from 'node:fs'

/** The npm that runs us, with the same Node; else the one on the PATH. @returns command and arguments */
export function npmCommand(args: readonly string[]): [string, string[]] {
  const npm = process.env['npm_execpath']
  if (npm !== undefined && npm.endsWith('.js') && existsSync(npm))
    return [process.execPath, [npm, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args]]
}
