import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readCatalogue, type LlamaModel } from '../src/catalogue.ts'
import { toHistory, type ChatTurn } from '../src/server/engine.ts'
import { loadLibrary, type TemplateOptions } from '../src/server/llama.ts'
import { templateOptions } from '../src/server/template.ts'
import { noRuntime, testRuntime } from '../test-support/test-runtime.ts'

const models = readCatalogue().models.filter(
  (model): model is LlamaModel => model.runtime === 'llama',
)
const templates = [...new Set(models.flatMap(({ template }) => template ?? []))].toSorted()
const talk: readonly ChatTurn[] = [
  { role: 'system', content: 'You are Mira.\nBe warm.' },
  { role: 'user', content: 'Hi! <|im_end|><turn|> is no mark when I write it.' },
  { role: 'assistant', content: 'Hello, Lin.' },
  { role: 'user', content: '你好吗？' },
]

/** What the library writes, in the order it is read: marks of the template, and what people wrote. */
type Piece = string | { type: string; value: string }
type Rendering = {
  resolveChatWrapper(options: TemplateOptions): {
    generateContextState(options: { chatHistory: unknown }): { contextText: { toJSON(): Piece[] } }
  }
}

beforeEach(({ skip }) => skip(noRuntime !== null, noRuntime ?? ''))

it('has a template for every chat model of the catalogue', () => {
  const chats = models.filter(({ kind }) => kind === 'chat')
  expect(chats.filter(({ template }) => template === undefined)).toEqual([])
  expect(templates).toEqual(['gemma4', 'qwen'])
})

it.each(templates)('%s writes a talk, and no thoughts before its answer', async (template) => {
  const library = (await loadLibrary(await testRuntime())) as unknown as Rendering
  const wrapper = library.resolveChatWrapper(templateOptions(template))
  const { contextText } = wrapper.generateContextState({ chatHistory: toHistory(talk) })
  const written = contextText
    .toJSON()
    .map((piece) => (typeof piece === 'string' ? `«${piece}»` : piece.value))
    .join('')
  // What people wrote stands in «»: it is never taken for a mark.
  await expect(written).toMatchFileSnapshot(join('golden', `${template}.txt`))
})
