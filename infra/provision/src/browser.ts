import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { isRoot } from './account.ts'
import { withLock } from './file-lock.ts'
import { onPath } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { failureOf, lastLinesOf, runCommand } from './run-command.ts'
import { installPackages } from './system-apt.ts'

export type BrowserOptions = {
  /** Directory for a browser that has to be downloaded, and for the lock around installing. */
  dataDir: string
  report?: (line: string) => void
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
}

type Search = Required<Omit<BrowserOptions, 'signal'>> & { signal: AbortSignal }

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Where Playwright unpacks Chromium below its directory of browsers, on each platform. */
const playwrightPrograms = [
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
  'chromium-*/chrome-win*/chrome.exe',
]

/**
 * Finds a Chromium for tests and proves that it starts: CHROMIUM_PATH, one on the PATH, Playwright's;
 * else installs Debian's (root) or lets Playwright download its own into the data directory.
 * Fonts with Chinese, Japanese and Korean glyphs are installed too where root can and none are.
 * @returns the path of the executable
 * @throws ProvisionError that says what was tried and what to do
 */
export async function findBrowser(options: BrowserOptions): Promise<string> {
  const search: Search = {
    dataDir: resolve(options.dataDir),
    report: options.report ?? (() => undefined),
    env: options.env ?? process.env,
    signal: options.signal ?? new AbortController().signal,
  }
  const lock = join(search.dataDir, 'browser.lock')
  return withLock(lock, { limitMs: 900_000, signal: search.signal }, async () => {
    await ensureFonts(search)
    return locate(search)
  })
}

async function locate(search: Search): Promise<string> {
  const named = search.env['CHROMIUM_PATH']
  if (named) {
    const problem = await startProblem(named, search)
    if (problem === undefined) return named
    throw new ProvisionError(`CHROMIUM_PATH names ${named}, which does not start: ${problem}`)
  }
  const attempts: string[] = []
  const present = await firstThatStarts(installed(search), search, attempts)
  if (present !== undefined) return present
  for (const install of [installFromDebian, installFromPlaywright]) {
    try {
      await install(search)
    } catch (error) {
      search.signal.throwIfAborted()
      attempts.push(error instanceof Error ? error.message : String(error))
      continue
    }
    const found = await firstThatStarts(installed(search), search, attempts)
    if (found !== undefined) return found
  }
  throw new ProvisionError(
    [
      'No Chromium was found for the browser tests. Tried:',
      ...['CHROMIUM_PATH is not set', ...new Set(attempts)].map((line) => `  - ${line}`),
      'To go on, install Chromium (on Debian: apt-get install chromium), or run "npx playwright ' +
        'install --with-deps chromium", or set CHROMIUM_PATH.',
    ].join('\n'),
  )
}

/** Paths of browsers that are here now, best first. */
function installed({ env, dataDir }: Search): string[] {
  const inOrder = new Intl.Collator('en', { numeric: true })
  const playwrights = [
    env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    browsersDirectory(dataDir),
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ].flatMap((directory) =>
    directory === ''
      ? []
      : globSync(playwrightPrograms.map((program) => join(directory, program))).sort((a, b) =>
          inOrder.compare(b, a),
        ),
  )
  const onThePath = namesOnPath.flatMap((name) => onPath(name, env) ?? [])
  return [...new Set([...onThePath, ...globSync(elsewhere), ...playwrights])]
}

async function firstThatStarts(
  paths: readonly string[],
  search: Search,
  attempts: string[],
): Promise<string | undefined> {
  for (const path of paths) {
    const problem = await startProblem(path, search)
    if (problem === undefined) return path
    attempts.push(`${path} does not start: ${problem}`)
  }
  return undefined
}

/** Some systems put a script there that only tells how to install the browser, so it is run once. */
async function startProblem(path: string, search: Search): Promise<string | undefined> {
  const { env, signal } = search
  const result = await runCommand(path, ['--version'], { limitMs: 30_000, env, signal })
  return result.code === 0 ? undefined : failureOf(result)
}

async function installFromDebian(search: Search): Promise<void> {
  await installPackages(['chromium'], { ...search, lockDir: search.dataDir })
}

async function installFromPlaywright(search: Search): Promise<void> {
  const npx = onPath('npx', search.env)
  if (npx === undefined) throw new ProvisionError('npx is not on the PATH')
  search.report("Downloading Playwright's Chromium")
  const directory = search.env['PLAYWRIGHT_BROWSERS_PATH'] ?? browsersDirectory(search.dataDir)
  const result = await runCommand(npx, ['--no-install', 'playwright', 'install', 'chromium'], {
    limitMs: 600_000,
    env: {
      ...search.env,
      PLAYWRIGHT_BROWSERS_PATH: directory,
      npm_config_update_notifier: 'false',
    },
    signal: search.signal,
  })
  if (result.code !== 0) {
    const told = /^Error: (.*)$/m.exec(result.stderr)?.[1] ?? lastLinesOf(result, 2)
    throw new ProvisionError(`npx playwright install chromium: ${told}`)
  }
}

/** Without such fonts every Chinese character is drawn as an empty box. Never a reason to fail. */
async function ensureFonts(search: Search): Promise<void> {
  const lister = onPath('fc-list', search.env)
  if (
    process.platform !== 'linux' ||
    (lister !== undefined && (await knowsChinese(lister, search)))
  ) {
    return
  }
  if (globSync('/usr/share/fonts/**/*CJK*').length > 0) return
  if (!isRoot()) {
    search.report('No font with Chinese glyphs is installed (fonts-noto-cjk): texts show as boxes')
    return
  }
  try {
    await installPackages(['fonts-noto-cjk'], { ...search, lockDir: search.dataDir })
  } catch (error) {
    search.signal.throwIfAborted()
    search.report(
      `Chinese texts show as boxes: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function knowsChinese(lister: string, { env, signal }: Search): Promise<boolean> {
  const result = await runCommand(lister, [':lang=zh', 'file'], { limitMs: 20_000, env, signal })
  return result.code === 0 && result.stdout.trim() !== ''
}

function browsersDirectory(dataDir: string): string {
  return join(dataDir, 'browsers')
}
