import type { ChatProvider } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'
import { createMetrics } from '@lumen/runtime/metrics'
import { noTracing, type Tracing } from '@lumen/runtime/tracing'
import { describe, expect, it } from 'vitest'
import { createModelCalls } from './calls.ts'
import { runForPlan } from './for-plan.ts'
import { meteredChat } from './metered.ts'

type Seen = { name: string; attributes: Record<string, unknown>; failed: boolean }

/** Calls whose spans are kept when they end. */
function open() {
  const spans: Seen[] = []
  const tracing: Tracing = {
    ...noTracing,
    startSpan(name, { attributes = {} } = {}) {
      const span = { name, attributes: { ...attributes }, failed: false }
      return {
        run: (fn) => fn(),
        setAttributes: (more) => void Object.assign(span.attributes, more),
        end: (error) => void spans.push({ ...span, failed: error !== undefined }),
      }
    },
  }
  const metrics = createMetrics({ service: 'test' })
  return { spans, metrics, calls: createModelCalls({ metrics, tracing }) }
}

/** A model that says these words, then ends, fails, or goes on for as long as somebody listens. */
const speaker = (end: 'stop' | 'fail' | 'endless'): ChatProvider => ({
  name: 'openai',
  model: 'm',
  async *stream() {
    yield 'Secret'
    while (end === 'endless') yield ' word'
    if (end === 'fail') throw new ModelFailure('idle', 'the stream stalled')
    return { finish: 'stop', model: 'm', usage: { promptTokens: 7, completionTokens: 2 } }
  },
})

describe('a streamed reply', () => {
  async function listen(end: 'stop' | 'fail' | 'endless', most = Infinity) {
    const { spans, metrics, calls } = open()
    const used = () => {}
    const meter = { providerId: 'configured', calls, used, failed: used }
    const model = meteredChat(speaker(end), meter)
    let pieces = 0
    try {
      for await (const _ of model.stream({ turns: [{ role: 'user', content: 'Secret too' }] }))
        if (++pieces >= most) break
    } catch {
      // Seen below.
    }
    expect(JSON.stringify(spans)).not.toContain('Secret')
    return { spans, text: (await metrics.expose()).text }
  }

  it('is a span that ends with the stream, with its tokens and how it began', async () => {
    const { spans, text } = await runForPlan('basic', () => listen('stop'))
    expect(spans).toEqual([
      {
        name: 'model chat',
        failed: false,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': 'openai',
          'gen_ai.request.model': 'm',
          'gen_ai.usage.input_tokens': 7,
          'gen_ai.usage.output_tokens': 2,
          'lumen.first_token_ms': expect.any(Number),
          'lumen.outcome': 'stop',
          'lumen.plan': 'basic',
        },
      },
    ])
    expect(text).toMatch(/model_tokens_total\{.*plan="basic",direction="out".*\} 2/)
  })

  it.each([
    ['that fails', 'fail', Infinity, 'idle', true],
    ['that nobody listens to any more', 'endless', 3, 'left', false],
  ] as const)('%s ends its span too', async (_, end, most, outcome, failed) => {
    const { spans, text } = await listen(end, most)
    expect(spans).toMatchObject([{ failed, attributes: { 'lumen.outcome': outcome } }])
    expect(text).toMatch(new RegExp(`model_call_seconds_count\\{.*outcome="${outcome}".*\\} 1`))
  })
})

describe('any other call', () => {
  it('is a span, and is counted by how it ended', async () => {
    const { spans, metrics, calls } = open()
    const answers = [() => 'a picture', () => Promise.reject(new ModelFailure('quota', 'no more'))]
    const model = {
      name: 'openai',
      model: 'painter',
      size: 1_024,
      generate: async (prompt: string) => `${await answers.shift()!()} of ${prompt}`,
    }
    const seen = calls.see(model, 'image', ['generate'])
    expect(seen).toMatchObject({ name: 'openai', model: 'painter', size: 1_024 })
    expect(await seen.generate('a lake')).toBe('a picture of a lake')
    await expect(seen.generate('a lake')).rejects.toMatchObject({ code: 'quota' })
    expect(spans.map(({ name, failed }) => [name, failed])).toEqual([
      ['model image', false],
      ['model image', true],
    ])
    expect(JSON.stringify(spans)).not.toContain('lake')
    const { text } = await metrics.expose()
    for (const outcome of ['made', 'quota'])
      expect(text).toContain(
        `model_call_seconds_count{service="test",kind="image",provider="openai",model="painter",outcome="${outcome}"} 1`,
      )
  })

  it('of no model is none', () => {
    expect(open().calls.see(null, 'image', [])).toBeNull()
  })
})
