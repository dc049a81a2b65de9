import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:voice-activity'

const require = createRequire(import.meta.url)

/** What a browser needs to hear when somebody speaks, beside the code. */
const packages = [
  {
    folder: dirname(require.resolve('@ricky0123/vad-web')),
    files: ['silero_vad_v6.onnx', 'vad.worklet.bundle.min.js'],
  },
  {
    folder: dirname(require.resolve('onnxruntime-web')),
    files: ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'],
  },
]

const versionOf = ({ folder }: { folder: string }) => {
  const about: unknown = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8'))
  return (about as { version: string }).version
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
  const path = `assets/voice-activity-${packages.map(versionOf).join('-')}/`
  const sources = packages.flatMap(({ folder, files }) =>
    files.map((file) => ({ file, source: join(folder, file) })),
  )
  return {
    name: 'lumen:voice-activity',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}` ? `export default ${JSON.stringify(`/${path}`)}` : undefined,
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
        const [asked = ''] = (request.url ?? '').split('?', 1)
        const found = sources.find(({ file }) => asked === `/${path}${file}`)
        if (found === undefined) return next()
        const ending = found.file.split('.').at(-1) ?? ''
        response.setHeader('content-type', types[ending] ?? 'application/octet-stream')
        createReadStream(found.source).pipe(response)
      })
    },
    generateBundle() {
      for (const { file, source } of sources)
        this.emitFile({ type: 'asset', fileName: path + file, source: readFileSync(source) })
    },
  }
}
