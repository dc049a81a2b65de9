import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { voices } from '@lumen/contracts/media/names'
import { modelPurposes } from '@lumen/contracts/models/own-models'

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

const Name = Type.String({ pattern: '^[a-z0-9][a-z0-9.-]*$' })
const LanguageCode = Type.String({ pattern: '^[a-z]{2}$' })
/** Inside its repository; `../NAME/…` is of another engine of the same model. */
const Part = Type.String({ pattern: '^[A-Za-z0-9._/-]+$' })

const common = {
  name: Name,
  title: Type.String(),
  /** What it descends from; clients know its habits by it. */
  family: Type.String(),
  licence: Type.String(),
  source: Type.String({ pattern: '^https://' }),
  /** GB of its files, about. */
  size: Type.Number({ minimum: 0 }),
  /** GB that it takes while it runs. */
  memory: Type.Number({ minimum: 0 }),
  /** Codes; those it is best in first. */
  languages: Type.Array(LanguageCode, { minItems: 1 }),
  purpose: Type.Enum(modelPurposes),
  tested: Type.Boolean(),
}

const LlamaModel = Type.Object(
  {
    ...common,
    kind: Type.Enum(['chat', 'embedding']),
    /** What runs it: node-llama-cpp. */
    runtime: Type.Literal('llama'),
    /** How the library writes a talk for it; where it is left out the file says it. */
    template: Type.Optional(Type.Enum(['qwen', 'gemma4'])),
    repository: Type.String(),
    file: Type.String({ pattern: '\\.gguf$' }),
    sampling: Type.Optional(Sampling),
    /** Taken where nobody names one. */
    suggested: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type LlamaModel = Static<typeof LlamaModel>

/** One network with all that it reads, as sherpa-onnx is told of it. */
const Engine = Type.Object(
  {
    repository: Type.String(),
    type: Type.Enum(['kokoro', 'vits', 'senseVoice', 'whisper']),
    /** Files by what the library calls them; `dataDir` is a folder with all that is in it. */
    parts: Type.Record(Type.String(), Type.Union([Part, Type.Array(Part, { minItems: 1 })])),
    /** Files by which numbers and dates are written out before they are spoken. */
    rules: Type.Optional(Type.Array(Part)),
  },
  { additionalProperties: false },
)
export type Engine = Static<typeof Engine>

/** Who is heard for one of the voices that companions have. */
const Speaker = Type.Object(
  {
    /** By name; the only one where it is left out. */
    engine: Type.Optional(Name),
    /** By number; the first where it is left out. */
    speaker: Type.Optional(Type.Integer({ minimum: 0 })),
    /** How much higher than the speaker's own (1): what tells voices of the same speaker apart. */
    pitch: Type.Optional(Type.Number({ minimum: 0.7, maximum: 1.4 })),
  },
  { additionalProperties: false },
)
export type Speaker = Static<typeof Speaker>

const SherpaModel = Type.Object(
  {
    ...common,
    kind: Type.Enum(['speech', 'recognition']),
    /** What runs it: sherpa-onnx. */
    runtime: Type.Literal('sherpa'),
    engines: Type.Record(Name, Engine),
    /** Of what speaks, by language: the speaker of each of the product's voices. */
    speakers: Type.Optional(Type.Record(LanguageCode, Type.Record(Type.Enum(voices), Speaker))),
  },
  { additionalProperties: false },
)
export type SherpaModel = Static<typeof SherpaModel>

const CatalogueModel = Type.Union([LlamaModel, SherpaModel])
export type CatalogueModel = Static<typeof CatalogueModel>

const Catalogue = Type.Object(
  {
    /** When sources, sizes and licences were looked up. */
    checked: Type.String({ format: 'date' }),
    models: Type.Array(CatalogueModel, { minItems: 1 }),
  },
  { additionalProperties: false },
)
export type Catalogue = Static<typeof Catalogue>

let read: Catalogue | undefined

/** The models of `catalogue.yaml`, in its order; read once. */
export function readCatalogue(): Catalogue {
  if (read !== undefined) return read
  const text = readFileSync(join(import.meta.dirname, '..', 'catalogue.yaml'), 'utf8')
  return (read = Value.Parse(Catalogue, parse(text, { schema: 'core' })))
}

/** The model of the catalogue of that name; null: it is none of it. */
export const findListed = (name: string): CatalogueModel | null =>
  readCatalogue().models.find((model) => model.name === name) ?? null

/** The same, of those that speak or write down. */
export function findSpeechModel(name: string): SherpaModel | null {
  const found = findListed(name)
  return found?.runtime === 'sherpa' ? found : null
}
