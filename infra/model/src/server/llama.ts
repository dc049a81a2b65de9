import { pathToFileURL } from 'node:url'
import { entryOf, llamaRuntime } from '../runtime.ts'

/**
 * What is used of node-llama-cpp, which is installed only when somebody asks for a model: its own
 * types are not there to be imported.
 */
export type LlamaLibrary = {
  getLlama(options: {
    build: 'never'
    gpu: 'auto' | false
    maxThreads: number
    logLevel: 'error'
    progressLogs: boolean
    skipDownload: boolean
  }): Promise<Llama>
  resolveChatWrapper(model: LlamaModel, options: TemplateOptions): ChatWrapper
  LlamaChat: new (options: {
    contextSequence: LlamaSequence
    chatWrapper: ChatWrapper
    autoDisposeSequence: boolean
  }) => LlamaChat
  readGgufFileInfo(
    path: string,
    options: { sourceType: 'filesystem'; logWarnings: boolean; ignoreKeys: string[] },
  ): Promise<GgufFileInfo>
}

/** How a talk is written for a model. */
export type TemplateOptions = {
  type: 'auto' | 'qwen' | 'gemma4'
  customWrapperSettings: {
    qwen: { thoughts: 'discourage' }
    gemma4: { reasoning: false }
    jinjaTemplate: { additionalRenderParameters: { enable_thinking: false } }
  }
  warningLogs: boolean
}

/** The head of a model's file. */
export type GgufFileInfo = {
  metadata: { general: { architecture: string; name?: string } }
  architectureMetadata: {
    context_length?: number
    block_count?: number
    embedding_length?: number
    pooling_type?: number
    attention?: {
      head_count?: number | number[]
      head_count_kv?: number | number[]
      key_length?: number
      value_length?: number
    }
  }
  infoEndOffset?: number
  tensorInfo?: { offset: number | bigint }[]
}

export type Llama = {
  loadModel(options: {
    modelPath: string
    loadSignal?: AbortSignal
    onLoadProgress?(part: number): void
  }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: unknown): Promise<LlamaGrammar>
  getGrammarFor(name: 'json'): Promise<LlamaGrammar>
  dispose(): Promise<void>
}

/** Opaque: it goes to `generateResponse`. */
type LlamaGrammar = { readonly grammar: unknown }

/** Of a vocabulary. */
export type Token = number

export type LlamaModel = {
  readonly tokenizer: unknown
  readonly trainContextSize: number
  createContext(options: {
    contextSize: number
    sequences: number
    threads: number
  }): Promise<LlamaContext>
  createEmbeddingContext(options: {
    contextSize: number
    threads: number
  }): Promise<LlamaEmbeddingContext>
  tokenize(text: string): Token[]
  detokenize(tokens: readonly Token[]): string
  dispose(): Promise<void>
}

export type LlamaContext = {
  readonly contextSize: number
  getSequence(): LlamaSequence
  dispose(): Promise<void>
}

export type LlamaSequence = {
  readonly contextSize: number
  readonly nextTokenIndex: number
  readonly contextTokens: readonly Token[]
  adaptStateToTokens(tokens: Token[], allowShift: boolean): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: Token[]): Promise<void>
  clearHistory(): Promise<void>
}

export type LlamaEmbeddingContext = {
  getEmbeddingFor(input: Token[]): Promise<{ vector: readonly number[] }>
  dispose(): Promise<void>
}

export type ChatItem =
  | { type: 'system'; text: string }
  | { type: 'user'; text: string }
  | { type: 'model'; response: string[] }

export type ChatWrapper = {
  readonly wrapperName: string
  generateContextState(options: { chatHistory: readonly ChatItem[] }): {
    contextText: { tokenize(tokenizer: unknown): Token[] }
  }
}

export type LlamaChat = {
  generateResponse(
    history: readonly ChatItem[],
    options: {
      signal: AbortSignal
      stopOnAbortSignal: boolean
      maxTokens: number
      temperature: number
      topP?: number
      topK?: number
      minP?: number
      seed?: number
      repeatPenalty?: { frequencyPenalty?: number; presencePenalty?: number; penalty?: number }
      customStopTriggers: string[]
      grammar?: LlamaGrammar
      budgets: { thoughtTokens: number }
      onTextChunk(text: string): void
      onToken(tokens: Token[]): void
    },
  ): Promise<{
    response: string
    /** `eogToken`, `maxTokens`, `customStopTrigger` and others. */
    metadata: { stopReason: string }
  }>
  dispose(options: { disposeSequence: boolean }): void
}

/** Loads the library from where it was installed. */
export async function loadLibrary(runtimeDir: string): Promise<LlamaLibrary> {
  return (await import(pathToFileURL(entryOf(runtimeDir, llamaRuntime)).href)) as LlamaLibrary
}
