import { isCollection, isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Source } from './list-sources.ts'

export type Parsed = {
  readonly value: unknown
  /** The line of what stands at a path of keys, the nearest above when it is missing; from 1. */
  lineOf(path: readonly string[]): number
}

/** Something that keeps a file from being read. */
export class SourceFault extends Error {
  readonly line: number
  readonly reason: string
  constructor(path: string, line: number, reason: string) {
    super(`${path}:${line}: ${reason}`)
    this.line = line
    this.reason = reason
  }
}

/**
 * Reads a file: of YAML every value is a text, `no` and `1990` too; JSON keeps its kinds; Markdown is
 * one text.
 *
 * @throws SourceFault for broken syntax, a key given twice, an alias or a tag
 */
export function parseSource({ path, text }: Source): Parsed {
  if (path.endsWith('.md')) return { value: text, lineOf: () => 1 }
  const lines = new LineCounter()
  const document = parseDocument(text, {
    schema: path.endsWith('.json') ? 'json' : 'failsafe',
    uniqueKeys: true,
    lineCounter: lines,
    prettyErrors: false,
  })
  const fault = document.errors[0] ?? document.warnings[0]
  if (fault) throw new SourceFault(path, lines.linePos(fault.pos[0]).line, fault.message)
  const line = (keys: readonly string[]): number | null => {
    let node: unknown = document.contents
    // Members of lists are asked for by number, those of a map whose keys are numbers by text.
    for (const key of keys)
      node = isCollection(node) ? node.get(isSeq(node) ? Number(key) : key, true) : undefined
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : null
  }
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    throw new SourceFault(path, 1, error instanceof Error ? error.message : String(error))
  }
  return {
    value,
    lineOf(keys) {
      for (let length = keys.length; length >= 0; length--) {
        const found = line(keys.slice(0, length))
        if (found !== null) return found
      }
      return 1
    },
  }
}
