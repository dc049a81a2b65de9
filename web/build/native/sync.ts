import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The workspace `web`. */
export const webFolder = fileURLToPath(new URL('../../', import.meta.url))
const programs = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url))
const atMostMs = 300_000

/** @throws when the program fails or takes more than five minutes */
async function run(folder: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(join(programs, program), args, {
    cwd: folder,
    env: { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}`, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: atMostMs,
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code ?? 'a timeout'}`)
}

/**
 * The server that the app is built for, as its origin.
 * @throws when it is missing, not https, or more than an origin
 */
export function readApiBase(value: string | undefined): URL {
  const wanted = 'Set VITE_API_BASE to the https address of the server, as https://lumen.example'
  if (value === undefined || !URL.canParse(value)) throw new Error(wanted)
  const address = new URL(value)
  if (address.protocol !== 'https:' || address.href !== `${address.origin}/`)
    throw new Error(`${wanted}: ${value} is not one`)
  return address
}

/**
 * Builds the web for the wrapper and copies it into the Android and the iOS project, with the plugins
 * they need and the host whose links they open.
 * @param folder with capacitor.config.ts and `native/`: the workspace, or a copy of it
 */
export async function syncNative(folder: string, apiBase: URL): Promise<void> {
  const native = join(folder, 'native')
  const push = existsSync(join(native, 'android/app/google-services.json'))
  await run(
    webFolder,
    'vite',
    ['build', '-c', 'vite.native.config.ts', '--outDir', join(native, 'dist')],
    { VITE_API_BASE: apiBase.origin, VITE_ANDROID_PUSH: push ? 'on' : 'off' },
  )
  writeFileSync(join(native, 'android/link.properties'), `linkHost=${apiBase.hostname}\n`)
  writeFileSync(join(native, 'ios/link.xcconfig'), `LUMEN_LINK_HOST = ${apiBase.hostname}\n`)
  await run(folder, 'cap', ['sync'])
}
