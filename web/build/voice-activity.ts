import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:voice-activity'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(name))
const versionOf = (name: string) => {
  const { version } = JSON.parse(
    readFileSync(join(folderOf(name), '..', 'package.json'), 'utf8'),
  ) as { version: string }
  return version
}

/** What a browser needs to hear when somebody speaks, beside the code: by package. */
const files = {
  '@ricky0123/vad-web': ['silero_vad_v6.onnx', 'vad.worklet.bundle.min.js'],
  'onnxruntime-web': ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'],
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
}

/**
 * Serves the model of voice activity and what runs it from our own address, in a folder named after
 * their versions, which browsers may keep. `virtual:voice-activity` is the path of that folder; the
 * files in it are fetched by name when a first call begins, never before.
 */
export function voiceActivity(): Plugin {
  const folder = `assets/voice-activity-${Object.keys(files).map(versionOf).join('-')}/`
  const sources = Object.entries(files).flatMap(([name, list]) =>
    list.map((file) => ({ file, source: join(folderOf(name), file) })),
  )
  return {
    name: 'lumen:voice-activity',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}` ? `export default ${JSON.stringify(`/${folder}`)}` : undefined,
    // It looks whether it runs in Node; a plain `require` would bring a stand-in for it into every page.
    transform: {
      filter: { id: /onnxruntime-web[\\/]dist[\\/].*\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(/\brequire\b/g, 'globalThis.require'),
        map: null,
      }),
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1)
        const found = sources.find(({ file }) => path === `/${folder}${file}`)
        if (found === undefined) return next()
        const ending = found.file.split('.').at(-1) ?? ''
        response.setHeader('content-type', types[ending] ?? 'application/octet-stream')
        createReadStream(found.source).pipe(response)
      })
    },
    generateBundle() {
      for (const { file, source } of sources)
        this.emitFile({ type: 'asset', fileName: folder + file, source: readFileSync(source) })
    },
  }
}
