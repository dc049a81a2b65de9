import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogue, sourcesOf } from './catalogue.ts'
import { besideModel, fitOf, suggestedModel } from './fit.ts'
import { readWish } from './get-model.ts'

const gigabyte = 1e9

describe('the catalogue', () => {
  it('names each model once, with a licence that allows everything', () => {
    const { models } = readCatalogue()
    expect(new Set(models.map(({ name }) => name)).size).toBe(models.length)
    expect(models.map(({ licence }) => licence)).toEqual(models.map(() => 'Apache-2.0'))
    expect(models.filter(({ suggested }) => suggested === true)).toHaveLength(1)
  })

  it('names for what it does not run the settings that there are, and models nobody has tried here', () => {
    const known = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
    const { models, elsewhere } = readCatalogue()
    expect(new Set([...models, ...elsewhere].map(({ kind }) => kind))).toEqual(
      new Set(['chat', 'embedding', 'speech', 'recognition']),
    )
    for (const { settings } of elsewhere)
      for (const setting of settings) expect(known).toContain(`# ${setting}=`)
    expect(elsewhere.flatMap((kind) => kind.models).filter(({ tested }) => tested)).toEqual([])
  })

  it('suggests what fits the machine', () => {
    expect(suggestedModel(16 * gigabyte).name).toBe('qwen3-4b')
    expect(suggestedModel(4 * gigabyte).name).toBe('qwen3-1.7b')
    expect(() => suggestedModel(1 * gigabyte)).toThrow('fits into 1.0 GB')
    expect([2, 3.4, 8].map((size) => fitOf({ memory: 3 }, size * gigabyte))).toEqual([
      'no',
      'just',
      'well',
    ])
  })

  it('sees room for a model of meanings beside one that talks', () => {
    expect(besideModel(4.2, 8 * gigabyte)?.name).toBe('qwen3-embedding-0.6b')
    expect(besideModel(3, 4 * gigabyte)).toBeNull()
  })
})

describe('sourcesOf', () => {
  const model = { repository: 'Qwen/Q', file: 'q.gguf' }

  it('knows two hubs', () => {
    expect(sourcesOf(model).map(({ url }) => new URL(url).pathname)).toEqual([
      '/Qwen/Q/resolve/main/q.gguf',
      '/models/Qwen/Q/resolve/master/q.gguf',
    ])
  })

  it('takes others instead', () => {
    expect(sourcesOf(model, ' http://mirror.test/ ,')).toEqual([
      { url: 'http://mirror.test/Qwen/Q/resolve/main/q.gguf' },
    ])
  })
})

describe('readWish', () => {
  it('understands a name, an address and a path', () => {
    expect(readWish('qwen3-4b')).toMatchObject({ from: 'hub', kind: 'chat', name: 'qwen3-4b' })
    expect(readWish('https://x.test/a/My_Model%20Q4.gguf')).toMatchObject({
      from: 'hub',
      name: 'my-model-20q4',
    })
    expect(readWish('/models/bge-embed.gguf')).toMatchObject({ from: 'file', kind: 'embedding' })
  })

  it('makes no file of an address that names none', () => {
    expect(() => readWish('https://x.test/')).toThrow('does not end in the name')
  })

  it('says which names there are', () => {
    expect(() => readWish('gpt-9')).toThrow(/No model is called gpt-9\. Known ones: qwen3-1\.7b,/)
  })
})
