import type { ModelFault } from '@lumen/contracts/models/own-models'
import type { Engine } from '../catalogue.ts'

/** What the process of an engine is told when it starts. */
export type EngineSettings = {
  runtimeDir: string
  /** Folder of the engine's files. */
  folder: string
  engine: Pick<Engine, 'type' | 'parts' | 'rules'>
  threads: number
}

/** Sound of one channel, 16 bits a sample. */
export type Sound = { sampleRate: number; samples: Int16Array }

/** What it is asked, one thing at a time. */
export type Task =
  | { kind: 'speak'; text: string; speaker: number; speed: number }
  | { kind: 'write-down'; sound: Sound }

export type TaskResult = { kind: 'spoken'; sound: Sound } | { kind: 'written'; text: string }

/** What it hears; `stop` ends a task that nobody waits for. */
export type Order =
  | { kind: 'start'; settings: EngineSettings }
  | { kind: 'task'; task: Task }
  | { kind: 'stop' }

/** What it says. */
export type Notice =
  | { kind: 'ready' }
  | { kind: 'refused'; fault: ModelFault }
  | { kind: 'done'; result: TaskResult }
  | { kind: 'failed'; message: string }
