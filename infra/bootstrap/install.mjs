import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { modules, root, spawnNpm, Stop } from './npm.mjs'
import { forwardSignals } from './signals.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(modules, '.lumen-install')

/** Whether node_modules holds what package-lock.json says; an npm install by hand counts too. */
export function isInstalled() {
  if (readText(stampFile) === lockHash()) return true
  const installedAt = modifiedAt(join(modules, '.package-lock.json'))
  if (installedAt === 0 || installedAt < modifiedAt(lockFile)) return false
  if (installedAt < modifiedAt(stampFile)) return false
  writeFileSync(stampFile, lockHash())
  return true
}

/** Installs what package-lock.json says; every failure is a Stop that says how to go on. */
export async function install() {
  const hash = lockHash()
  rmSync(stampFile, { force: true })
  let result = await runInstall('ci')
  if (result.code !== 0 && !isHopeless(result.output)) {
    console.error(`"npm ci" did not work: ${errorLines(result.output)[0] || 'it does not say why'}`)
    console.error('Trying "npm install" instead.')
    result = await runInstall('install', '--no-save')
  }
  if (result.code !== 0) {
    throw new Stop([wayOn(result.output), ...errorLines(result.output).slice(-12)].join('\n'))
  }
  try {
    mkdirSync(modules, { recursive: true })
    writeFileSync(stampFile, hash)
  } catch (error) {
    throw new Stop(wayOn(String(error)))
  }
}

/**
 * Runs one npm install and shows how far it is. Nothing needs the install scripts of packages.
 * @returns {Promise<{ code: number, output: string }>} exit code and the end of what npm said
 */
function runInstall(...command) {
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const child = spawnNpm([...command, ...options, '--loglevel=http'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: process.env,
  })
  const progress = showProgress('Installing packages')
  let output = ''
  let fetched = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      fetched += text.split('npm http fetch GET 200').length - 1
      progress.update(fetched)
      output = (output + text).slice(-40_000)
    })
  }
  let impatience
  const stopForwarding = forwardSignals((signal) => {
    progress.say('Stopping the install')
    child.kill(signal)
    // npm finishes what it does first; the next start installs anew anyway.
    impatience ??= setTimeout(() => child.kill('SIGKILL'), 2_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      progress.end()
      reject(new Stop(`npm cannot be started (${error.message}): install npm, then start again.`))
    })
    child.once('close', (code, signal) => {
      clearTimeout(impatience)
      progress.end()
      const interrupted = stopForwarding()
      if (interrupted) process.exit(128 + constants.signals[interrupted])
      resolve({ code: code === null ? 128 + constants.signals[signal] : code, output })
    })
  })
}

/** A line that counts: rewritten in a terminal, repeated now and then elsewhere. */
function showProgress(title) {
  const started = Date.now()
  const expected = packageCount()
  let fetched = 0
  const line = () => {
    const seconds = Math.round((Date.now() - started) / 1000)
    const count = fetched > 0 ? `, ${Math.min(fetched, expected)} of ${expected} fetched` : ''
    return `${title} (${seconds} s${count})`
  }
  const inTerminal = process.stderr.isTTY
  if (!inTerminal) console.error(`${title}: ${expected}`)
  const timer = setInterval(
    () => process.stderr.write(inTerminal ? `\r\x1b[2K${line()}` : `${line()}\n`),
    inTerminal ? 200 : 10_000,
  )
  return {
    update: (count) => (fetched = count),
    say: (words) => {
      title = words
      if (!inTerminal) console.error(words)
    },
    end: () => {
      clearInterval(timer)
      process.stderr.write(inTerminal ? `\r\x1b[2K${line()}\n` : `${line()}\n`)
    },
  }
}

function packageCount() {
  try {
    const names = Object.keys(JSON.parse(readText(lockFile)).packages)
    return names.filter((name) => name.includes('node_modules/')).length
  } catch {
    return 0
  }
}

/** Trying another way of installing cannot help against these. */
function isHopeless(output) {
  return reasons.some(({ codes }) => codes.test(output))
}

const reasons = [
  {
    codes: /ENOSPC/,
    words: 'The disk is full: free about 2 GB, then start again.',
  },
  {
    codes: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    words:
      'The package registry cannot be reached: check the network (or npm\'s "registry" and "proxy" settings), then start again.',
  },
  {
    codes: /EACCES|EPERM|EROFS/,
    words: `This account may not write ${modules} or npm's cache: correct their owner, then start again.`,
  },
]

function wayOn(output) {
  const known = reasons.find(({ codes }) => codes.test(output))
  if (known) return known.words
  return 'The packages could not be installed: remove node_modules and start again, and if that does not help, read what npm says.'
}

/** npm's own error lines, without its prefix, its codes and stack traces. */
function errorLines(output) {
  const noise = /^(code |errno |syscall |at |\{|\}|\w+: '?[\w.-]+'?,?$|A complete log of this run)/
  return output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)/, '').trim())
    .filter((line) => line !== '' && !noise.test(line))
}

function lockHash() {
  return createHash('sha256').update(readText(lockFile)).digest('hex')
}

/** Milliseconds of the last change; 0 when there is no such file. */
function modifiedAt(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? found.mtimeMs : 0
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
