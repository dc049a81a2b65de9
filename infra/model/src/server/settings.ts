import type { ModelFault } from '@lumen/contracts/models/own-models'
import type { LlamaModel, Sampling } from '../catalogue.ts'

/** What the child process is told when it starts. */
export type ServerSettings = {
  runtimeDir: string
  /** Where figures measured on this machine are kept. */
  dataDir: string
  key: string
  chat: ServedFile | null
  embedding: ServedFile | null
  /** Talks answered at once. */
  slots: number
  /** A model that nobody uses for so long leaves memory; 0: never. */
  idleMs: number
  /** Tokens; null: as many as fit. */
  contextSize: number | null
  gpu: boolean
  /** Loads the chat model before anybody asks. */
  preload: boolean
}

export type ServedFile = {
  name: string
  path: string
  sampling: Partial<Sampling>
  /** null: what the file says. */
  template: NonNullable<LlamaModel['template']> | null
}

/** What the child process says. */
export type ServerNotice =
  /** It listens; a model for embeddings that memory has no room for is left out. */
  | { kind: 'ready'; port: number; contextSize: number | null; embedding: string | null }
  | { kind: 'refused'; fault: ModelFault }
  /** Where the chat model is: its file alone, on its way into memory, there; and why it did not get there. */
  | { kind: 'chat'; state: 'idle' | 'loading' | 'ready'; fault: ModelFault | null }
