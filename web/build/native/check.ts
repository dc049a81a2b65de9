/**
 * `npm run check:native`: syncs a copy of the mobile projects, as a build of the app would, and holds
 * the outcome against what is committed. Compiling them needs Android Studio and Xcode.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readApiBase, syncNative, webFolder } from './sync.ts'

const data = fileURLToPath(new URL('../../../.data/', import.meta.url))
/** What a sync writes and git ignores. */
const generated =
  /(^|\/)(dist|public|build|\.gradle|capacitor-cordova-\w+-plugins|capacitor\.config\.json|capacitor\.plugins\.json|config\.xml|link\.(properties|xcconfig)|google-services\.json|local\.properties|xcuserdata|DerivedData)(\/|$)/
const plugins = [
  '@capacitor/app',
  '@capacitor/camera',
  '@capacitor/filesystem',
  '@capacitor/push-notifications',
  '@capacitor/status-bar',
]

const committed = readdirSync(join(webFolder, 'native'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(webFolder, join(entry.parentPath, entry.name)))
  .filter((file) => !generated.test(file))

mkdirSync(data, { recursive: true })
const copy = mkdtempSync(join(data, 'native-check-'))
const problems: string[] = []
const expect = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}
const read = (file: string) => readFileSync(join(copy, file), 'utf8')
/** Where the copy lies deeper, its way to the packages is longer. */
const content = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8').replaceAll(/(\.\.\/)+node_modules/g, 'node_modules')

try {
  for (const file of ['package.json', 'capacitor.config.ts', ...committed])
    cpSync(join(webFolder, file), join(copy, file))
  await syncNative(copy, readApiBase('https://server.example'))

  for (const file of committed)
    expect(
      content(webFolder, file) === content(copy, file),
      `web/${file} is not what a sync writes: run npm run native:sync and commit it`,
    )
  for (const [assets, page] of [
    ['native/android/app/src/main/assets', 'native/android/app/src/main/assets/public'],
    ['native/ios/App/App', 'native/ios/App/App/public'],
  ] as const) {
    const config = JSON.parse(read(`${assets}/capacitor.config.json`)) as {
      appId: string
      server?: unknown
      plugins: { StatusBar: { backgroundColor: string } }
    }
    expect(config.appId === 'app.lumen.companion', `${assets}: appId is ${config.appId}`)
    expect(config.server === undefined, `${assets}: the app would load its pages from a server`)
    expect(config.plugins.StatusBar.backgroundColor === '#6B46C1', `${assets}: status bar colour`)
    expect(read(`${page}/index.html`).includes('id="root"'), `${page} holds no app`)
    const scripts = readdirSync(join(copy, page, 'assets')).filter((file) => file.endsWith('.js'))
    expect(
      scripts.some((file) => read(`${page}/assets/${file}`).includes('https://server.example')),
      `${page} does not know its server`,
    )
  }
  const found = JSON.parse(read('native/android/app/src/main/assets/capacitor.plugins.json')) as {
    pkg: string
  }[]
  expect(
    JSON.stringify(found.map(({ pkg }) => pkg).sort()) === JSON.stringify(plugins),
    `Android gets other plugins: ${found.map(({ pkg }) => pkg).join(', ')}`,
  )
  expect(
    read('native/android/link.properties') === 'linkHost=server.example\n' &&
      read('native/ios/link.xcconfig') === 'LUMEN_LINK_HOST = server.example\n',
    'the host of links is not that of the server',
  )
} finally {
  rmSync(copy, { recursive: true, force: true })
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`${committed.length} files of the mobile projects are as a sync leaves them`)
