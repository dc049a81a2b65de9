import type { LanguageFacts } from '@lumen/contracts/languages'
import type { RoomKind } from './define-room.ts'

/** What is wrong with a text, and where it stands in its file. */
export type TextFault = { readonly keys: readonly string[]; readonly message: string }

type Compared = {
  readonly value: unknown
  /** The same file in the first language. */
  readonly first: unknown
  readonly kind: Exclude<RoomKind, 'words'>
  readonly language: string
  readonly script: LanguageFacts['script']
}

/** Plural forms that may differ between languages, as Intl names them. */
const plural = /_(zero|one|two|few|many|other)$/
/** `{name}`, and `{mail.support}` of long texts. */
const slot = /\{(\w[\w.]*)\}/g
const doubleBraces = /\{\{|\}\}/

/** Holds a file of texts against the same file in the first language. */
export function compareTexts({ value, first, kind, language, script }: Compared): TextFault[] {
  const faults: TextFault[] = []
  const own = leaves(value)
  const original = leaves(first)
  const fault = (keys: readonly string[], message: string) => faults.push({ keys, message })
  for (const { keys, text } of own)
    if (doubleBraces.test(text)) fault(keys, 'a slot is written {name}, in single braces')
  if (kind === 'prose') {
    const known = new Map<string, Set<string>>()
    for (const { keys, text } of original) add(known, bundle(keys), slotsOf(text))
    for (const { keys, text } of own) {
      const slots = known.get(bundle(keys))
      const strange = slots && [...slotsOf(text)].find((name) => !slots.has(name))
      if (strange) fault(keys, `{${strange}} is not a slot of the same text in the first language`)
    }
    return faults
  }
  const byKey = new Map(original.map((leaf) => [leaf.keys.join('.'), leaf.text]))
  const stems = new Set(original.map(({ keys }) => stem(keys.join('.'))))
  const ownKeys = new Set(own.map(({ keys }) => keys.join('.')))
  const ownStems = new Set([...ownKeys].map(stem))
  for (const key of stems) if (!ownStems.has(key)) fault(key.split('.'), `${key} is missing`)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const { keys, text } of own) {
    const key = keys.join('.')
    if (!stems.has(stem(key))) fault(keys, `${key} is not in the first language`)
    if (text.trim() === '') {
      fault(keys, `${key} is empty`)
      continue
    }
    const form = plural.exec(key)?.[1]
    if (form !== undefined && !forms.some((each) => each === form))
      fault(keys, `${key} is a plural form that the language does not have`)
    if (form === 'other')
      for (const other of forms)
        if (!ownKeys.has(`${stem(key)}_${other}`)) fault(keys, `${stem(key)}_${other} is missing`)
    const there = byKey.get(key) ?? byKey.get(stem(key)) ?? byKey.get(`${stem(key)}_other`)
    if (there === undefined) continue
    // A single thing may be named without its number.
    const single = form === 'one' || form === 'zero'
    const [have, wanted] = [slotsOf(text), slotsOf(there)].map((slots) =>
      [...slots].toSorted().join(' '),
    )
    if (!single && have !== wanted)
      fault(keys, `${key} has the slots “${have}”, the first language has “${wanted}”`)
    if (script !== 'Han' && script !== 'Kana' && /\p{Script=Han}/u.test(text))
      fault(keys, `${key} still has Chinese in it: ${text}`)
    if (script === 'Kana' && text === there && /^[\p{Script=Han}，。！？]{5,}$/u.test(text))
      fault(keys, `${key} is the Chinese text`)
  }
  return faults
}

const stem = (key: string): string => key.replace(plural, '')

/** Members of one list may stand in another order and number. */
const bundle = (keys: readonly string[]): string =>
  keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')

const slotsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(slot)].map(([, name]) => name!))

function add(known: Map<string, Set<string>>, key: string, slots: ReadonlySet<string>): void {
  known.set(key, new Set([...(known.get(key) ?? []), ...slots]))
}

type Leaf = { readonly keys: readonly string[]; readonly text: string }

function leaves(value: unknown, keys: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...keys, key]))
}
