import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { elsewhereKinds, modelPurposes } from '@lumen/contracts/models/own-models'
import type { Source } from './download.ts'

const Sampling = Type.Object(
  {
    temperature: Type.Number({ minimum: 0, maximum: 2 }),
    topP: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    topK: Type.Optional(Type.Integer({ minimum: 0 })),
    minP: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { additionalProperties: false },
)
/** How tokens are chosen where a request does not say it. */
export type Sampling = Static<typeof Sampling>

const CatalogueModel = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]*$' }),
    title: Type.String(),
    kind: Type.Enum(['chat', 'embedding']),
    /** What runs it: node-llama-cpp. */
    runtime: Type.Literal('llama'),
    /** What it descends from; clients know its habits by it. */
    family: Type.String(),
    /** How the library writes a talk for it; where it is left out the file says it. */
    template: Type.Optional(Type.Enum(['qwen', 'gemma4'])),
    licence: Type.String(),
    source: Type.String(),
    repository: Type.String(),
    file: Type.String({ pattern: '\\.gguf$' }),
    /** GB of the file, about. */
    size: Type.Number({ minimum: 0 }),
    /** GB that it takes while it runs. */
    memory: Type.Number({ minimum: 0 }),
    /** Codes; those it is best in first. */
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' })),
    purpose: Type.Enum(modelPurposes),
    sampling: Type.Optional(Sampling),
    tested: Type.Boolean(),
    /** Taken where nobody names one. */
    suggested: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CatalogueModel = Static<typeof CatalogueModel>

/** What a server elsewhere can run; the same facts, of which nothing here makes use but to show them. */
const ElsewhereModel = Type.Object(
  {
    title: Type.String(),
    runtime: Type.String(),
    file: Type.String(),
    licence: Type.String(),
    source: Type.String({ pattern: '^https://' }),
    size: Type.Number({ minimum: 0 }),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' })),
    checked: Type.String({ format: 'date' }),
    tested: Type.Boolean(),
  },
  { additionalProperties: false },
)

const ElsewhereKind = Type.Object(
  {
    kind: Type.Enum(elsewhereKinds),
    settings: Type.Array(Type.String({ pattern: '^[A-Z_]+$' })),
    models: Type.Array(ElsewhereModel, { minItems: 1 }),
  },
  { additionalProperties: false },
)

const Catalogue = Type.Object(
  {
    /** When sources, sizes and licences were looked up. */
    checked: Type.String({ format: 'date' }),
    elsewhere: Type.Array(ElsewhereKind),
    models: Type.Array(CatalogueModel, { minItems: 1 }),
  },
  { additionalProperties: false },
)
export type Catalogue = Static<typeof Catalogue>

/** The models of `catalogue.yaml`, in its order. */
export function readCatalogue(): Catalogue {
  const text = readFileSync(join(import.meta.dirname, '..', 'catalogue.yaml'), 'utf8')
  return Value.Parse(Catalogue, parse(text, { schema: 'core' }))
}

/** The model of the catalogue of that name; null: it is none of it. */
export const findListed = (name: string): CatalogueModel | null =>
  readCatalogue().models.find((model) => model.name === name) ?? null

/** Hubs that have the catalogue's files, tried in this order; `LUMEN_MODEL_HUBS` replaces them. */
const defaultHubs = ['https://huggingface.co', 'https://modelscope.cn']

/**
 * Where a model of the catalogue can be had.
 *
 * @param hubs addresses with commas between them; none: the known ones
 */
export function sourcesOf(
  { repository, file }: Pick<CatalogueModel, 'repository' | 'file'>,
  hubs?: string,
): Source[] {
  const given = (hubs ?? '').split(',').flatMap((hub) => (hub.trim() === '' ? [] : [hub.trim()]))
  return (given.length > 0 ? given : defaultHubs).map((hub) => {
    const { host } = new URL(hub)
    const base = hub.replace(/\/+$/, '')
    const path = host.endsWith('modelscope.cn')
      ? `models/${repository}/resolve/master/${file}`
      : `${repository}/resolve/main/${file}`
    return { url: `${base}/${path}` }
  })
}
