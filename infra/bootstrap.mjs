// The first thing a fresh machine runs: installs what is missing, then goes on in a new shell, where
// the pinned Node is first on the PATH. Plain JavaScript without dependencies, so that an old Node
// can still read it and say what is wrong.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { install, isInstalled } from './bootstrap/install.mjs'
import { modules, onWindows, root, spawnNpm, Stop } from './bootstrap/npm.mjs'
import { forwardSignals, sendSignal, workersBelow } from './bootstrap/signals.mjs'

const scripts = { start: 'stack:start', test: 'test:all', dev: 'stack:dev', model: 'model:run' }
const oldestBootstrap = 20
const oldestRuntime = 24

async function main() {
  const [target, ...args] = process.argv.slice(2)
  if (majorOf(process.versions.node) < oldestBootstrap) {
    throw new Stop(
      `Lumen needs Node ${oldestBootstrap} or newer to start and this is ${process.versions.node}: ` +
        `install Node ${oldestRuntime} (see .nvmrc).`,
    )
  }
  const script = Object.hasOwn(scripts, target || '') ? scripts[target] : undefined
  if (script === undefined) {
    throw new Stop(`Usage: node infra/bootstrap.mjs ${Object.keys(scripts).join('|')} [-- options]`)
  }
  let runtime = isInstalled() ? runtimeVersion() : ''
  if (runtime === '' || (majorOf(runtime) < oldestRuntime && isPinnedHere())) {
    await install()
    runtime = runtimeVersion()
  }
  if (majorOf(runtime) < oldestRuntime) {
    throw new Stop(
      `Lumen runs on Node ${oldestRuntime}, and ${runtime === '' ? 'none that starts' : `only ${runtime}`} ` +
        `was found for ${process.platform}-${process.arch}: install Node ${oldestRuntime} (see .nvmrc), then start again.`,
    )
  }
  return handOver(script, args)
}

/**
 * The Node that npm scripts will get: the pinned one, else the machine's own.
 * @returns its version, or an empty string when none starts
 */
function runtimeVersion() {
  const bin = join(modules, '.bin')
  const found = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
    shell: onWindows,
    env: { ...process.env, [pathName()]: `${bin}${delimiter}${process.env[pathName()] || ''}` },
  })
  return found.status === 0 ? found.stdout.trim() : ''
}

/** Whether the pinned Node is made for this platform; when it is missing, an install was cut short. */
function isPinnedHere() {
  return process.platform === 'linux' && process.arch === 'x64'
}

/**
 * Goes on in a new shell through npm, whose scripts find the pinned Node first. The child gets a
 * process group of its own, so that the terminal's Ctrl-C reaches it once: through this process.
 */
function handOver(script, args) {
  const cache = join(root, '.data', 'compile-cache')
  mkdirSync(cache, { recursive: true })
  const child = spawnNpm(['run', '-s', script, '--', ...args], {
    cwd: root,
    // A background group may not read the terminal.
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !onWindows,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  })
  let presses = 0
  forwardSignals((signal) => {
    presses++
    if (onWindows) child.kill(signal)
    else if (presses < 3) sendSignal(workersBelow(child.pid), signal)
    else sendSignal([-child.pid], 'SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Stop(`npm cannot be started: ${error.message}`)))
    child.once('exit', (code, signal) =>
      resolve(code === null ? 128 + constants.signals[signal] : code),
    )
  })
}

function pathName() {
  return Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') || 'PATH'
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) || 0
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  },
)
