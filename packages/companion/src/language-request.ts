import { openRoom } from '@lumen/content/open-room'
import { isLanguage, type Language, languages } from '@lumen/contracts/languages'
import { cleanText } from '@lumen/language/clean-text'
import { fold } from '@lumen/language/fold'
import { languageRequestRoom } from './content.ts'

type Rules = { readonly clause: readonly RegExp[]; readonly message: readonly RegExp[] }

const contentOf = openRoom(languageRequestRoom)
const longestMessage = 400
const longestRequest = 80

/** How each language asks for another, and every name of a language. */
const { rules, anyName, named } = compile()

function compile() {
  const named = new Map<string, Language>()
  const rules = languages.map((own): Rules => {
    const { names, parts, requests, alone } = contentOf(own)['language-request']
    for (const [language, words] of Object.entries(names))
      for (const word of words) if (isLanguage(language)) named.set(word, language)
    const anyOwn = Object.values(names).flat().join('|')
    const pattern = (source: string) => {
      let whole = source
      // A piece may hold another.
      for (let round = 0; round < 2; round++)
        whole = whole.replace(/\{([a-z]+)\}/g, (slot, piece: string) => parts[piece] ?? slot)
      const first = whole.lastIndexOf('{language}')
      const named = `${whole.slice(0, first)}(?<language>${anyOwn})${whole.slice(first + 10)}`
      return new RegExp(`^(?:${named.replaceAll('{language}', `(?:${anyOwn})`)})$`, 'u')
    }
    const clause = requests.map(pattern)
    return { clause, message: [...clause, ...alone.map(pattern)] }
  })
  return { rules, anyName: new RegExp([...named.keys()].join('|'), 'u'), named }
}

const folded = (text: string): string =>
  fold(text)
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'~-]+/gu, ' ')
    .trim()

/**
 * The language a message asks to go on in ("can we talk in English for a bit?", 换回中文吧,
 * "auf Deutsch bitte"), whichever of the eight it is written in; null for every other message.
 */
export function requestedLanguage(message: string): Language | null {
  if (message.length > longestMessage) return null
  const text = cleanText(message)
  if (!anyName.test(fold(text))) return null
  const sentences = text.split(/[.!?。！？…\n]+/u)
  const clauses = text.split(/[.!?。！？…\n,;:，；：、—()（）]+/u)
  const find = (part: string, kind: keyof Rules): Language | null => {
    if (part.length > longestRequest) return null
    const plain = folded(part)
    for (const each of rules) {
      for (const pattern of each[kind]) {
        const name = pattern.exec(plain)?.groups?.['language']
        if (name !== undefined) return named.get(name) ?? null
      }
    }
    return null
  }
  return (
    find(text, 'message') ??
    [...sentences, ...clauses]
      .map((part) => find(part, 'clause'))
      .find((language) => language !== null) ??
    null
  )
}
