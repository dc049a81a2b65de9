import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'

/** Why a model cannot be had or run; clients translate it, programs add a sentence in English. */
export const modelFaults = [
  'unsupported_machine',
  'runtime_not_installed',
  'disk_full',
  'memory_short',
  'not_a_model',
  'not_whole',
  'unknown_model',
  'unreachable',
  'busy',
  'broken',
] as const
export const ModelFault = Closed({ code: Type.Enum(modelFaults), message: Type.String() })
export type ModelFault = Static<typeof ModelFault>
export type ModelFaultCode = ModelFault['code']

/** What a model of the catalogue is good for, in words that clients have. */
export const modelPurposes = [
  'simple',
  'warm',
  'european',
  'deep',
  'meaning',
  'speaking',
  'speakingOne',
  'listening',
  'listeningAll',
] as const

const Bytes = Type.Integer({ minimum: 0 })
const ModelName = Type.String({ minLength: 1, maxLength: 200 })

/** What a model does: writes replies, finds meanings, speaks, writes down what is said. */
export const modelKinds = ['chat', 'embedding', 'speech', 'recognition'] as const
export type ModelKind = (typeof modelKinds)[number]

/** A model of the catalogue, or another one that is on this machine. */
export const ListedModel = Closed({
  name: ModelName,
  title: Type.String(),
  kind: Type.Enum(modelKinds),
  /** What it descends from; null: not known. */
  family: Type.Union([Type.String(), Type.Null()]),
  /** Of all its files; of the catalogue about. */
  fileBytes: Bytes,
  /** While it runs, by calculation; null: not known. */
  memoryBytes: Type.Union([Bytes, Type.Null()]),
  licence: Type.Union([Type.String(), Type.Null()]),
  /** Page that says what it is. */
  source: Type.Union([Type.String(), Type.Null()]),
  languages: Type.Array(Type.String()),
  purpose: Type.Union([Type.Enum(modelPurposes), Type.Null()]),
  /** The project has run it itself. */
  tested: Type.Boolean(),
  /** The one for this machine, where nobody names another. */
  suggested: Type.Boolean(),
  /** Whether the memory of this machine suits it; null: not known. */
  fit: Type.Union([Type.Enum(['well', 'just', 'no']), Type.Null()]),
  /** Whether the disk has room for it. */
  room: Type.Boolean(),
  here: Type.Boolean(),
  /** Its file is the user's own: it is forgotten, never removed. */
  given: Type.Boolean(),
  used: Type.Boolean(),
})
export type ListedModel = Static<typeof ListedModel>

export const ModelDownload = Closed({
  name: ModelName,
  title: Type.String(),
  /** `preparing`: what runs models is installed; `checking`: the whole file is compared with what was stated. */
  state: Type.Enum(['preparing', 'fetching', 'checking', 'paused', 'failed']),
  receivedBytes: Bytes,
  totalBytes: Type.Union([Bytes, Type.Null()]),
  bytesPerSecond: Bytes,
  fault: Type.Union([ModelFault, Type.Null()]),
})
export type ModelDownload = Static<typeof ModelDownload>

/** The process that runs models: `idle` has given its memory back until somebody asks. */
export const OwnModelServer = Closed({
  state: Type.Enum(['stopped', 'starting', 'loading', 'ready', 'idle', 'fallen']),
  chat: Type.Union([ModelName, Type.Null()]),
  embedding: Type.Union([ModelName, Type.Null()]),
  /** What a talk may hold; null while that is not known. */
  contextTokens: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  fault: Type.Union([ModelFault, Type.Null()]),
})
export type OwnModelServer = Static<typeof OwnModelServer>

/** A voice or a recogniser in use: `idle` is read into memory when somebody needs it. */
export const OwnVoice = Closed({
  name: ModelName,
  kind: Type.Enum(['speech', 'recognition']),
  state: Type.Enum(['idle', 'loading', 'ready', 'fallen']),
  fault: Type.Union([ModelFault, Type.Null()]),
})
export type OwnVoice = Static<typeof OwnVoice>

/** What runs models, fetched once before the first of them. */
const Runtime = Closed({ installed: Type.Boolean(), bytes: Bytes })

/** All that a machine knows of the models it runs itself. */
export const OwnModels = Closed({
  /** Grows with every change but the progress of downloads. */
  revision: Type.Integer({ minimum: 0 }),
  /** When the catalogue's entries were looked up. */
  checked: Type.String(),
  machine: Closed({
    memoryBytes: Bytes,
    freeMemoryBytes: Bytes,
    freeDiskBytes: Bytes,
    cores: Type.Integer({ minimum: 1 }),
  }),
  runtime: Runtime,
  /** Of models that speak and of those that write down. */
  speechRuntime: Runtime,
  models: Type.Array(ListedModel),
  downloads: Type.Array(ModelDownload),
  server: OwnModelServer,
  voices: Type.Array(OwnVoice),
})
export type OwnModels = Static<typeof OwnModels>
