import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { LanguageFacts } from '@lumen/contracts/languages'
import { Errors } from 'typebox/value'
import { compareTexts } from './compare-texts.ts'
import { foldersOf } from './compile-content.ts'
import { contentFolder } from './compiled-index.ts'
import type { Room } from './define-room.ts'
import { listSources, type Source } from './list-sources.ts'
import { type Parsed, parseSource, SourceFault } from './parse-source.ts'

type Language = { readonly script: LanguageFacts['script'] }
type Read = Source & Parsed
type Files = ReadonlyMap<string, Read>
type Say = (path: string, line: number, message: string) => void

export type ContentCheck = {
  /** `file:line: what is wrong`. */
  readonly faults: readonly string[]
  /** How much was read: a check that reads nothing would pass for ever. */
  readonly files: number
}

/**
 * Holds all languages of the content against what is declared, and against the first language.
 *
 * @param languages in their order, by code
 */
export function checkContent(
  rooms: readonly Room[],
  languages: Readonly<Record<string, Language>>,
  folder: string = contentFolder,
): ContentCheck {
  const faults = new Set<string>()
  let files = 0
  const say: Say = (path, line, message) =>
    faults.add(`${join('content', relative(folder, path))}:${line}: ${message}`)
  const codes = Object.keys(languages)
  for (const found of foldersOf(folder))
    if (!codes.includes(found)) say(join(folder, found), 1, 'not a language of languages.yaml')
  const names = new Set(rooms.map(({ room }) => room))
  for (const code of codes)
    for (const room of existsSync(join(folder, code)) ? foldersOf(join(folder, code)) : [])
      if (!names.has(room)) say(join(folder, code, room), 1, 'nothing declares this room')
  for (const name of names) {
    const declared = rooms.filter(({ room }) => room === name)
    let first: Files | undefined
    for (const [code, { script }] of Object.entries(languages)) {
      const home = join(folder, code, name)
      const own = readRoom(home, say)
      first ??= own
      files += own.size
      for (const wanted of [...first.keys(), ...declared.flatMap(fileNames)])
        if (!own.has(wanted)) say(join(home, wanted), 1, 'the file is missing')
      for (const [file, read] of own) {
        const original = first.get(file)
        if (original === undefined) say(read.path, 1, 'the first language has no such file')
        else checkFile(read, { original, declared, language: code, script }, say)
      }
    }
  }
  return { faults: [...faults], files }
}

const fileNames = ({ files }: Room): string[] => Object.keys(files).filter((file) => file !== '*')

type Beside = {
  readonly original: Read
  readonly declared: readonly Room[]
  readonly language: string
  readonly script: LanguageFacts['script']
}

function checkFile(file: Read, { original, declared, ...language }: Beside, say: Say): void {
  const reading = declared.filter(({ files }) => file.name in files || '*' in files)
  if (reading.length === 0) say(file.path, 1, 'nothing declares this file')
  for (const { files, kind } of reading) {
    for (const { instancePath, message } of Errors(files[file.name] ?? files['*']!, file.value))
      say(file.path, file.lineOf(instancePath.split('/').slice(1)), `${instancePath} ${message}`)
    if (kind === 'words') continue
    const texts = { value: file.value, first: original.value, kind, ...language }
    for (const { keys, message } of compareTexts(texts)) say(file.path, file.lineOf(keys), message)
  }
}

function readRoom(folder: string, say: Say): Files {
  const files = new Map<string, Read>()
  for (const source of existsSync(folder) ? listSources(folder) : []) {
    if (files.has(source.name)) {
      say(source.path, 1, 'there is another file of this name with another ending')
      continue
    }
    try {
      files.set(source.name, { ...source, ...parseSource(source) })
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error
      say(source.path, error.line, error.reason)
    }
  }
  return files
}
