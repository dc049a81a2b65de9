import type { Sampling } from '../catalogue.ts'

/** What the child process is told when it starts. */
export type ServerSettings = {
  runtimeDir: string
  /** Where figures measured on this machine are kept. */
  dataDir: string
  port: number
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
}

export type ServedFile = { name: string; path: string; sampling: Partial<Sampling> }

/** What the child process says. */
export type ServerNotice =
  | { kind: 'ready'; port: number; contextSize: number | null }
  | { kind: 'refused'; reason: string }
