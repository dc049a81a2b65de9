import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type, type Static } from 'typebox'
import { Errors } from 'typebox/value'
import { contentFolder } from './compiled-index.ts'
import { parseSource, SourceFault } from './parse-source.ts'

const text = Type.String({ minLength: 1 })
const pair = Type.Tuple([text, text])

/** What `content/languages.yaml` says of a language; it explains the fields. */
const Language = Type.Object(
  {
    name: text,
    english: text,
    tag: text,
    locale: Type.String({ pattern: '^[a-z]{2,3}-[A-Z]{2}$' }),
    flag: Type.String({ pattern: '^[A-Z]{2}$' }),
    script: Type.Union(['Han', 'Kana', 'Hangul', 'Latin'].map((script) => Type.Literal(script))),
    spaces: Type.Union([Type.Literal('yes'), Type.Literal('no')]),
    sentences: Type.Union([Type.Literal(''), Type.Literal(' ')]),
    list: pair,
    decimal: Type.Union([Type.Literal('.'), Type.Literal(',')]),
    quotes: pair,
    speaker: text,
  },
  { additionalProperties: false },
)
const Languages = Type.Record(Type.String({ pattern: '^[a-z]{2,3}$' }), Language, {
  additionalProperties: false,
  minProperties: 1,
})

const written = fileURLToPath(new URL('../../contracts/src/languages.ts', import.meta.url))

/** The languages in their order. @throws SourceFault with the line of what does not fit */
export function readLanguages(folder: string = contentFolder): Static<typeof Languages> {
  const path = join(folder, 'languages.yaml')
  const { value, lineOf } = parseSource({
    name: 'languages',
    path,
    text: readFileSync(path, 'utf8'),
  })
  const [fault] = Errors(Languages, value)
  if (fault)
    throw new SourceFault(
      path,
      lineOf(fault.instancePath.split('/').slice(1)),
      `${fault.instancePath} ${fault.message}`,
    )
  return value as Static<typeof Languages>
}

/** The languages as TypeScript, for code that runs without the content: the browser's too. */
export function languagesModule(languages: Static<typeof Languages>): string {
  const entries = Object.entries(languages).map(([code, { spaces, ...facts }]) => {
    const fields = { ...facts, spaces: spaces === 'yes' }
    const lines = Object.entries(fields).map(([key, value]) => `    ${key}: ${literal(value)},`)
    return `  ${code}: {\n${lines.join('\n')}\n  },`
  })
  return `// Written by \`npm run content\` from content/languages.yaml, which explains the fields.

/** Interface and conversation languages; the first is the default. */
export const languages = [${Object.keys(languages).map(literal).join(', ')}] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

export const defaultLanguage: Language = ${literal(Object.keys(languages)[0]!)}

/** What a language is. */
export type LanguageFacts = {
  readonly name: string
  readonly english: string
  readonly tag: string
  readonly locale: string
  readonly flag: string
  readonly script: 'Han' | 'Kana' | 'Hangul' | 'Latin'
  readonly sentences: '' | ' '
  readonly list: readonly [between: string, last: string]
  readonly decimal: '.' | ','
  readonly quotes: readonly [open: string, close: string]
  readonly speaker: string
  readonly spaces: boolean
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
${entries.join('\n')}
}
`
}

const literal = (value: string | boolean | readonly string[]): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
      : String(value)

/** Whether the module says what `content/languages.yaml` says. */
export const languagesAreWritten = (): boolean =>
  readFileSync(written, 'utf8') === languagesModule(readLanguages())

export function writeLanguages(): void {
  if (!languagesAreWritten()) writeFileSync(written, languagesModule(readLanguages()))
}
