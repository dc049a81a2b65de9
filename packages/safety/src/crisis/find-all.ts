import { viewCharacters } from './characters.ts'
import { compilePack, parsePack, vocabularyOf } from './compile.ts'
import { de } from './de/pack.ts'
import { en } from './en/pack.ts'
import { es } from './es/pack.ts'
import { findConcepts } from './findings.ts'
import type { Findings } from './findings.ts'
import { fr } from './fr/pack.ts'
import { ja } from './ja/pack.ts'
import { ko } from './ko/pack.ts'
import { pt } from './pt/pack.ts'
import { createVocabulary, viewWords, wordNumbers } from './words.ts'
import { zh } from './zh/pack.ts'

/** Runs once, when it is first asked for: most of the time is the spelling out of the terms. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const wordPacks = once(() => {
  const parsed = [en, fr, de, es, pt].map(parsePack)
  const vocabulary = createVocabulary(parsed.flatMap((pack) => [...vocabularyOf(pack)]))
  return { vocabulary, compiled: parsed.map((pack) => compilePack(pack, vocabulary)) }
})

const noVocabulary = createVocabulary([])
const characterPacks = [zh, ja, ko].map((pack) => ({
  pack,
  compiled: once(() => compilePack(parsePack(pack), noVocabulary)),
}))

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
    for (const { pack, compiled } of characterPacks) {
      if (pack.script === undefined || pack.script.test(folded)) {
        findings.push(findConcepts(compiled(), view, []))
      }
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
