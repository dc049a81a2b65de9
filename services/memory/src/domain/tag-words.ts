import type { TagTexts } from '../content.ts'

/** Tags that say no more than the type of a memory does. */
const saysType: ReadonlySet<string> = new Set(['plan', 'person', 'personName'])

/** “deine Schwester” is what a companion calls her; the tag is of the sister. */
const yours = /^(?:deine?|ton|ta|tes|tus?|seus?|suas?) (?=\p{L})/u

/** Tags as their owner reads them: what the rules name is put into the language of the talk. */
export function tagWords(tags: readonly string[], texts: TagTexts): string[] {
  const shown = tags.flatMap((tag) => {
    if (saysType.has(tag)) return []
    return [Object.hasOwn(texts, tag) ? texts[tag]! : tag.replace(yours, '')]
  })
  return [...new Set(shown)]
}
