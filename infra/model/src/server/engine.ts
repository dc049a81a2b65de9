import type { Sampling } from '../catalogue.ts'
import { boundSchema } from './bound-schema.ts'
import type {
  ChatItem,
  ChatWrapper,
  Llama,
  LlamaChat,
  LlamaLibrary,
  LlamaModel,
  LlamaSequence,
  Token,
} from './llama.ts'
import type { ServedFile } from './settings.ts'
import { commonPrefix, createSlots } from './slots.ts'
import { templateOptions } from './template.ts'

export type ChatTurn = {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export type ChatRequest = {
  /** When the last one is the assistant's, it is gone on with. */
  messages: readonly ChatTurn[]
  /** Of these, only what the request names. */
  sampling: Partial<Sampling>
  maxTokens: number | null
  stop: readonly string[]
  seed: number | null
  frequencyPenalty: number | null
  presencePenalty: number | null
  /** A JSON schema, or any JSON. */
  format: { schema: unknown } | 'json' | null
  /** Nobody looks at it: people go first. */
  background: boolean
}

export type ChatResult = {
  finish: 'stop' | 'length'
  promptTokens: number
  /** Of these, how many were known from before. */
  cachedTokens: number
  completionTokens: number
}

/** The messages are longer than what the model can see. */
export class ContextTooLong extends Error {
  override readonly name = 'ContextTooLong'

  constructor(tokens: number, contextSize: number) {
    super(`The messages have ${tokens} tokens and the context ${contextSize}`)
  }
}

export type ChatEngine = {
  readonly contextSize: number
  /** @param onText pieces as they come; of background work all at its end */
  chat(
    request: ChatRequest,
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<ChatResult>
  idle(): boolean
  close(): Promise<void>
}

export type ChatModel = {
  path: string
  sampling: Partial<Sampling>
  template: ServedFile['template']
  contextSize: number
  /** Talks that are answered at once, each with a memory of its own. */
  slots: number
  threads: (model: LlamaModel) => Promise<number>
}

/** What a request may be shorter than the context by: room for the first words of an answer. */
const leastAnswer = 16
/** A person's request rather waits a while than is refused. */
const waitingRequests = 16
const backgroundContext = 4_096
/** How long one slice of a prompt may take: an abort is only heard between two. */
const sliceMs = 400
const slices = { least: 32, most: 512 } as const

type Slot = { sequence: LlamaSequence; chat: LlamaChat }

/** Loads a model and answers with it. */
export async function openChatEngine(
  library: LlamaLibrary,
  llama: Llama,
  { path, sampling, template, contextSize, slots: count, threads: fitting }: ChatModel,
): Promise<ChatEngine> {
  const model = await llama.loadModel({ modelPath: path })
  const chatWrapper = library.resolveChatWrapper(model, templateOptions(template))
  const threads = await fitting(model)
  const context = await model.createContext({ contextSize, sequences: count, threads })
  const behind = await model.createContext({
    contextSize: Math.min(contextSize, backgroundContext),
    sequences: 1,
    threads,
  })
  const slotOf = (sequence: LlamaSequence): Slot => ({
    sequence,
    chat: new library.LlamaChat({
      contextSequence: sequence,
      chatWrapper,
      autoDisposeSequence: false,
    }),
  })
  const slots = createSlots<Slot>({
    slots: Array.from({ length: count }, () => slotOf(context.getSequence())),
    background: slotOf(behind.getSequence()),
    limit: waitingRequests,
  })

  return {
    contextSize: context.contextSize,
    async chat(request, onText, signal) {
      const history = toHistory(request.messages)
      const tokens = render(history, chatWrapper, model)
      const room = request.background ? behind.contextSize : context.contextSize
      if (tokens.length + leastAnswer > room) throw new ContextTooLong(tokens.length, room)
      const rest = room - tokens.length
      const maxTokens = Math.min(request.maxTokens ?? rest, rest)
      const grammar = await grammarOf(llama, request.format)
      let result: ChatResult | undefined
      await slots.take({
        background: request.background,
        signal,
        known: ({ sequence }) => commonPrefix(sequence.contextTokens, tokens),
        async run({ sequence, chat }, turnSignal) {
          const cachedTokens = await readPrompt(sequence, tokens, turnSignal)
          let completionTokens = 0
          let text = ''
          const { metadata } = await chat.generateResponse(history, {
            ...optionsOf(request, sampling),
            signal: turnSignal,
            stopOnAbortSignal: false,
            maxTokens,
            customStopTriggers: [...request.stop],
            ...(grammar && { grammar }),
            budgets: { thoughtTokens: 0 },
            onToken: ({ length }) => {
              completionTokens += length
            },
            onTextChunk: (piece) => {
              if (request.background) text += piece
              else if (piece !== '') onText(piece)
            },
          })
          if (text !== '') onText(text)
          result = {
            finish: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
            promptTokens: tokens.length,
            cachedTokens,
            completionTokens,
          }
        },
      })
      return result!
    },
    idle: slots.idle,
    async close() {
      await context.dispose()
      await behind.dispose()
      await model.dispose()
    },
  }
}

const roles = {
  system: (text: string): ChatItem => ({ type: 'system', text }),
  user: (text: string): ChatItem => ({ type: 'user', text }),
  assistant: (text: string): ChatItem => ({ type: 'model', response: [text] }),
} as const

/** A talk as the library reads it, with the answer that is to be written at its end. */
export function toHistory(messages: readonly ChatTurn[]): ChatItem[] {
  const history = messages.map(({ role, content }) => roles[role](content))
  if (history.at(-1)?.type !== 'model') history.push({ type: 'model', response: [] })
  return history
}

/** The prompt in tokens: of what people write, nothing is taken for a mark of the template. */
const render = (history: readonly ChatItem[], wrapper: ChatWrapper, model: LlamaModel): Token[] =>
  wrapper.generateContextState({ chatHistory: history }).contextText.tokenize(model.tokenizer)

/**
 * Reads what of a prompt is not known yet, in slices: the library hears an abort only between two of
 * them. Returns how many tokens were known.
 */
async function readPrompt(
  sequence: LlamaSequence,
  tokens: Token[],
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted()
  await sequence.adaptStateToTokens(tokens, false)
  const known = sequence.nextTokenIndex
  let size: number = slices.least
  // The last one is read with the first of the answer.
  for (let from = known; from < tokens.length - 1;) {
    signal.throwIfAborted()
    const to = Math.min(from + size, tokens.length - 1)
    const begun = performance.now()
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(from, to))
    const perToken = (performance.now() - begun) / (to - from)
    size = Math.round(Math.min(slices.most, Math.max(slices.least, sliceMs / perToken)))
    from = to
  }
  signal.throwIfAborted()
  return Math.min(known, tokens.length)
}

const grammarOf = async (llama: Llama, format: ChatRequest['format']) => {
  if (format === null) return undefined
  if (format === 'json') return llama.getGrammarFor('json')
  return llama.createGrammarForJsonSchema(boundSchema(format.schema))
}

const usualTemperature = 0.7

/** What the request says of the choice of tokens, and for the rest what suits the model. */
function optionsOf(request: ChatRequest, sampling: Partial<Sampling>) {
  const { seed, frequencyPenalty, presencePenalty } = request
  const { temperature = usualTemperature, topP, topK, minP } = { ...sampling, ...request.sampling }
  return {
    temperature,
    ...(topP !== undefined && { topP }),
    ...(topK !== undefined && { topK }),
    ...(minP !== undefined && { minP }),
    ...(seed !== null && { seed }),
    repeatPenalty: {
      // JSON repeats its marks by nature.
      ...(request.format !== null && { penalty: 1 }),
      ...(frequencyPenalty !== null && { frequencyPenalty }),
      ...(presencePenalty !== null && { presencePenalty }),
    },
  }
}
