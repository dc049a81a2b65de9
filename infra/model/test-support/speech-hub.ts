import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { findSpeechModel, type Engine } from '../src/catalogue.ts'
import { entryOf, runtimeFolder, sherpaRuntime } from '../src/runtime.ts'

/** Puts the double of sherpa-onnx where a runtime that was fetched would be. */
export async function installFakeSherpa(dir: string): Promise<void> {
  const entry = entryOf(runtimeFolder(dir, sherpaRuntime), sherpaRuntime)
  await mkdir(dirname(entry), { recursive: true })
  await copyFile(join(import.meta.dirname, 'fake-sherpa', 'sherpa-onnx.cjs'), entry)
}

export type SpeechHub = {
  url: string
  /** By `repository/path`, what is there. */
  files: Map<string, Buffer>
  /** Sent in the place of what is stated. */
  lies: Map<string, Buffer>
  /** Paths in the order in which they were asked for. */
  asked: string[]
  /** Of these, nothing more than the beginning comes before `release`. */
  held: Set<string>
  release(): void
  close(): void
}

/** A hub on loopback with the repositories of these models, each file a few bytes. */
export async function startSpeechHub(...names: string[]): Promise<SpeechHub> {
  const files = new Map<string, Buffer>()
  for (const name of names)
    for (const engine of Object.values(findSpeechModel(name)!.engines))
      for (const path of pathsIn(engine)) {
        files.set(`${engine.repository}/${path}`, Buffer.from(`${name} ${path}`.repeat(40)))
      }
  const lies = new Map<string, Buffer>()
  const held = new Set<string>()
  const waiting: (() => void)[] = []
  const asked: string[] = []
  const send = (response: ServerResponse, key: string, from: number) => {
    const content = lies.get(key) ?? files.get(key)!
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from })
    if (!held.has(key)) return void response.end(content.subarray(from))
    response.write(content.subarray(from, from + 10))
    waiting.push(() => response.end(content.subarray(from + 10)))
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://hub').pathname)
    const listing = /^\/api\/models\/(.+)\/tree\/main$/.exec(path)?.[1]
    if (listing !== undefined)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(listed(files, `${listing}/`)))
    const key = path.slice(1).replace('/resolve/main/', '/')
    if (!files.has(key)) return void response.writeHead(404).end()
    asked.push(key)
    send(response, key, Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    lies,
    asked,
    held,
    release() {
      held.clear()
      for (const go of waiting.splice(0)) go()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const dataFiles = [
  'voices/!v/Mr serious',
  'phontab',
  'phonindex',
  'phondata',
  'intonations',
  'lang/gmw/de',
]

const pathsIn = ({ parts, rules = [] }: Engine): string[] =>
  [
    ...Object.entries(parts).flatMap(([name, part]) =>
      [part]
        .flat()
        .flatMap((path) =>
          name === 'dataDir' ? dataFiles.map((file) => `${path}/${file}`) : path,
        ),
    ),
    ...rules,
    'README.md',
  ].filter((path) => !path.startsWith('../'))

/** As the hub states them: networks by SHA-256, the rest by what Git calls it. */
const listed = (files: Map<string, Buffer>, within: string) =>
  [...files]
    .filter(([key]) => key.startsWith(within))
    .map(([key, content]) => {
      const path = key.slice(within.length)
      const hash = (name: string) => createHash(name)
      const oid = hash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
      return {
        type: 'file',
        path,
        size: content.length,
        oid,
        ...(path.endsWith('.onnx') && {
          lfs: { oid: hash('sha256').update(content).digest('hex'), size: content.length },
        }),
      }
    })
