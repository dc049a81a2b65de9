import { dirname } from 'node:path'
import { modelKinds } from '@lumen/contracts/models/own-models'
import { describe, expect, it } from 'vitest'
import { languages } from '@lumen/contracts/languages'
import { voices } from '@lumen/contracts/media/names'
import { readCatalogue, type SherpaModel } from './catalogue.ts'
import { besideModel, fitOf, suggestedModel } from './fit.ts'
import { readWish } from './get-model.ts'
import { sourcesOf } from './hub.ts'
import { pathsOf } from './speech-files.ts'

const gigabyte = 1e9
const licences = [
  'Apache-2.0',
  'MIT',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'FunASR Model Open Source License',
]
const spoken = readCatalogue().models.filter(
  (model): model is SherpaModel => model.runtime === 'sherpa',
)

describe('the catalogue', () => {
  it('names each model once, of every kind, under a licence that lets anybody use it, and none as tried', () => {
    const { models } = readCatalogue()
    expect(new Set(models.map(({ name }) => name)).size).toBe(models.length)
    expect(new Set(models.map(({ kind }) => kind))).toEqual(new Set(modelKinds))
    expect(models.filter(({ licence }) => !licences.includes(licence))).toEqual([])
    expect(models.filter((model) => 'suggested' in model)).toHaveLength(1)
    expect(models.filter(({ tested }) => tested)).toEqual([])
  })

  it('has a voice for every language but Japanese and Korean, and ears for all', () => {
    const ofKind = (kind: SherpaModel['kind']) =>
      new Set(spoken.filter((model) => model.kind === kind).flatMap((model) => model.languages))
    const all = new Set<string>(languages)
    expect(ofKind('recognition')).toEqual(all)
    expect(ofKind('speech')).toEqual(all.difference(new Set(['ja', 'ko'])))
  })

  it.each(spoken.filter(({ kind }) => kind === 'speech'))(
    'tells the six voices of $name apart in each of its languages',
    ({ languages: own, speakers = {}, engines }) => {
      expect(Object.keys(speakers).toSorted()).toEqual(own.toSorted())
      for (const ofVoice of Object.values(speakers)) {
        expect(Object.keys(ofVoice).toSorted()).toEqual(voices.toSorted())
        expect(new Set(Object.values(ofVoice).map((each) => JSON.stringify(each))).size).toBe(6)
        for (const { engine } of Object.values(ofVoice))
          expect(Object.keys(engines)).toContain(engine ?? Object.keys(engines)[0])
      }
    },
  )

  it.each(spoken)(
    'says of $name what each engine reads, and of another engine only what is there',
    (model) => {
      const all = Object.entries(model.engines).flatMap(([name, engine]) =>
        pathsOf('/m', name, engine),
      )
      for (const path of all) expect(path).toMatch(/^\/m\/[^/]+\/[^/]+$/)
      const named = new Set(Object.keys(model.engines).map((name) => `/m/${name}`))
      expect(all.filter((path) => !named.has(dirname(path)))).toEqual([])
    },
  )

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
