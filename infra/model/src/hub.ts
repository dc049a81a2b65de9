import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { LlamaModel } from './catalogue.ts'
import type { Source } from './download.ts'

/** Hubs that have the catalogue's files, tried in this order; `LUMEN_MODEL_HUBS` replaces them. */
const defaultHubs = ['https://huggingface.co', 'https://modelscope.cn']

/** @param given addresses with commas between them; none: the known ones */
export function hubsOf(given?: string): string[] {
  const hubs = (given ?? '').split(',').flatMap((hub) => (hub.trim() === '' ? [] : [hub.trim()]))
  return hubs.length > 0 ? hubs : defaultHubs
}

const isModelScope = (hub: string): boolean => new URL(hub).host.endsWith('modelscope.cn')
const baseOf = (hub: string): string => hub.replace(/\/+$/, '')

/** Where a hub has a file of a repository; names of files may have spaces in them. */
export function fileUrl(hub: string, repository: string, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return isModelScope(hub)
    ? `${baseOf(hub)}/models/${repository}/resolve/master/${encoded}`
    : `${baseOf(hub)}/${repository}/resolve/main/${encoded}`
}

/** Where the one file of a model of the catalogue can be had. */
export const sourcesOf = (
  { repository, file }: Pick<LlamaModel, 'repository' | 'file'>,
  hubs?: string,
): Source[] => hubsOf(hubs).map((hub) => ({ url: fileUrl(hub, repository, file) }))

/** A file as a hub states it: large ones by SHA-256, others by what Git calls them. */
export type HubFile = { path: string; bytes: number; sha256?: string; gitId?: string }

const HuggingFaceTree = Type.Array(
  Type.Object({
    type: Type.String(),
    path: Type.String(),
    size: Type.Optional(Type.Integer({ minimum: 0 })),
    oid: Type.Optional(Type.String()),
    lfs: Type.Optional(Type.Object({ oid: Type.String(), size: Type.Integer({ minimum: 0 }) })),
  }),
)
const ModelScopeFiles = Type.Object({
  Data: Type.Object({
    Files: Type.Array(
      Type.Object({
        Type: Type.String(),
        Path: Type.String(),
        Size: Type.Integer({ minimum: 0 }),
        Sha256: Type.Optional(Type.String()),
      }),
    ),
  }),
})

const listWithinMs = 30_000
/** Of a thousand files each. */
const mostPages = 10

/** All files of a repository. @throws Error saying what the hub answered */
export async function listFiles(
  hub: string,
  repository: string,
  signal?: AbortSignal,
): Promise<HubFile[]> {
  const read = async (url: string): Promise<{ body: unknown; next: string | undefined }> => {
    const limit = AbortSignal.timeout(listWithinMs)
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`answered ${response.status} when asked for its files`)
    }
    const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    return { body: await response.json(), next }
  }
  if (isModelScope(hub)) {
    const path = `api/v1/models/${repository}/repo/files?Revision=master&Recursive=true`
    const { body } = await read(`${baseOf(hub)}/${path}`)
    return Value.Parse(ModelScopeFiles, body)
      .Data.Files.filter(({ Type: type }) => type === 'blob')
      .map(({ Path: file, Size: bytes, Sha256: sha256 }) => ({
        path: file,
        bytes,
        ...(sha256 && { sha256 }),
      }))
  }
  const found: HubFile[] = []
  let url: string | undefined = `${baseOf(hub)}/api/models/${repository}/tree/main?recursive=true`
  for (let page = 0; url !== undefined && page < mostPages; page += 1) {
    const { body, next } = await read(url)
    for (const { type, path, size = 0, oid, lfs } of Value.Parse(HuggingFaceTree, body))
      if (type === 'file')
        found.push(
          lfs === undefined
            ? { path, bytes: size, ...(oid !== undefined && { gitId: oid }) }
            : { path, bytes: lfs.size, sha256: lfs.oid },
        )
    url = next
  }
  return found
}
