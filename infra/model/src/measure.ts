import { setTimeout as sleep } from 'node:timers/promises'
import { servedFile } from './host/runner.ts'
import { startModelServer, type ModelServer } from './model-server.ts'
import type { KeptModel } from './model-store.ts'

type Completion = {
  usage: {
    prompt_tokens: number
    completion_tokens: number
    prompt_tokens_details: { cached_tokens: number }
  }
}

const sentence = 'She remembers the harbour, the rain and the small red boat. '
const longPrompt = 2_000

/** How fast a model is here: from asleep, with a long prompt, and with the same prompt again. */
export async function measure(options: {
  runtimeDir: string
  dataDir: string
  model: KeptModel
  report: (line: string) => void
  signal?: AbortSignal
}): Promise<Record<string, { value: number; unit: string }>> {
  const { model, ...given } = options
  const began = performance.now()
  const server = await startModelServer({
    ...given,
    chat: servedFile(model),
    embedding: null,
    slots: 1,
    idleMs: 0,
    contextSize: null,
    gpu: true,
  })
  try {
    const ready = performance.now() - began
    const short = await ask(server, [{ role: 'user', content: 'Hi' }])
    // Vocabularies differ in how many tokens a sentence has.
    const ten = await ask(server, [{ role: 'user', content: sentence.repeat(10) }])
    const perSentence = (ten.usage.prompt_tokens - short.usage.prompt_tokens) / 10
    const story = sentence.repeat(Math.round(longPrompt / perSentence))
    const system = { role: 'system', content: story }
    const cold = await ask(server, [system, { role: 'user', content: 'Where is the boat?' }])
    const warm = await ask(server, [
      system,
      { role: 'user', content: 'Where is the boat?' },
      { role: 'assistant', content: cold.text },
      { role: 'user', content: 'And whose is it?' },
    ])
    const { prompt_tokens: tokens, prompt_tokens_details: known } = warm.usage
    const { rss } = await health(server)
    const recovered = await recover(server)
    const round = (value: number) => Number(value.toFixed(1))
    return {
      'server ready': { value: round(ready), unit: 'ms' },
      'first token, from asleep': { value: round(short.firstMs), unit: 'ms' },
      'first token, long prompt': { value: round(cold.firstMs), unit: 'ms' },
      prompt: { value: round((cold.usage.prompt_tokens / cold.firstMs) * 1000), unit: 'tokens/s' },
      'first token, next turn': { value: round(warm.firstMs), unit: 'ms' },
      'read again in the next turn': {
        value: round(((tokens - known.cached_tokens) / tokens) * 100),
        unit: '%',
      },
      answer: {
        value: round((warm.usage.completion_tokens / Math.max(warm.restMs, 1)) * 1000),
        unit: 'tokens/s',
      },
      'memory of the process': { value: round(rss / 1e6), unit: 'MB' },
      'answers again after a crash': { value: round(recovered), unit: 'ms' },
    }
  } finally {
    await server.close()
  }
}

async function health({ baseUrl, key }: ModelServer): Promise<{ rss: number }> {
  const response = await fetch(new URL('/health', baseUrl), {
    headers: { authorization: `Bearer ${key}` },
  })
  return (await response.json()) as { rss: number }
}

/** Ends the process the hard way; returns how long nobody got an answer (ms). */
async function recover(server: ModelServer): Promise<number> {
  const began = performance.now()
  process.kill(server.pid()!, 'SIGKILL')
  for (;;) {
    const answer = await ask(server, [{ role: 'user', content: 'Hi' }]).catch(() => null)
    if (answer !== null) return performance.now() - began
    await sleep(20)
  }
}

async function ask(
  { baseUrl, key }: ModelServer,
  messages: readonly { role: string; content: string }[],
): Promise<Completion & { text: string; firstMs: number; restMs: number }> {
  const began = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      messages,
      max_tokens: 64,
      stream: true,
      stream_options: { include_usage: true },
    }),
  })
  if (!response.ok || response.body === null) throw new Error(await response.text())
  let firstMs: number | null = null
  let received = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    firstMs ??= performance.now() - began
    received += piece
  }
  const events = received
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Completion & Chunk)
  return {
    text: events.flatMap(({ choices }) => choices.map(({ delta }) => delta.content ?? '')).join(''),
    usage: events.at(-1)!.usage,
    firstMs: firstMs ?? 0,
    restMs: performance.now() - began - (firstMs ?? 0),
  }
}

type Chunk = { choices: { delta: { content?: string } }[] }
