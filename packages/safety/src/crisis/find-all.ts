import { openRoom } from '@lumen/content/open-room'
import { type Language, languages } from '@lumen/contracts/languages'
import { crisisRoom } from '../content.ts'
import { viewCharacters } from './characters.ts'
import { compilePack, parsePack, vocabularyOf } from './compile.ts'
import { findConcepts } from './findings.ts'
import type { Findings } from './findings.ts'
import { createPack } from './pack.ts'
import { createVocabulary, viewWords, wordNumbers } from './words.ts'

const contentOf = openRoom(crisisRoom)

/** Runs once, when it is first asked for: most of the time is the spelling out of the terms. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const packOf = (language: Language) => createPack(language, contentOf(language))
const readAs = (reads: 'words' | 'characters') =>
  languages.filter((language) => contentOf(language).grammar.reads === reads)

const wordPacks = once(() => {
  const parsed = readAs('words').map((language) => parsePack(packOf(language)))
  const vocabulary = createVocabulary(parsed.flatMap((pack) => [...vocabularyOf(pack)]))
  return { vocabulary, compiled: parsed.map((pack) => compilePack(pack, vocabulary)) }
})

const noVocabulary = createVocabulary([])
const characterPacks = once(() =>
  readAs('characters').map((language) => {
    const pack = packOf(language)
    return { script: pack.script, compiled: once(() => compilePack(parsePack(pack), noVocabulary)) }
  }),
)

const wide = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/
const latin = /[a-z]/

/**
 * What the packs find in a folded message: every language whose letters occur in it, so all that
 * could. Packs are compiled when a message first needs them.
 */
export function findAll(folded: string): Findings[] {
  const findings: Findings[] = []
  if (wide.test(folded)) {
    const view = viewCharacters(folded)
    for (const { script, compiled } of characterPacks()) {
      if (script === null || script.test(folded)) findings.push(findConcepts(compiled(), view, []))
    }
  }
  if (latin.test(folded)) {
    const { vocabulary, compiled } = wordPacks()
    const view = viewWords(vocabulary, folded)
    const numbers = view.units.map((unit) => wordNumbers(vocabulary, unit))
    for (const pack of compiled) findings.push(findConcepts(pack, view, numbers))
  }
  return findings
}
