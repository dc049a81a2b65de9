import type { Language } from '@lumen/contracts/languages'
import { understanding } from '../understanding.ts'

/** An animal is told by its kind; that it is one says too little. */
const general = 'about:pet'

/**
 * Whether a sentence about the user tells what was asked: of whom, and what of them.
 *
 * @param asked tokens of the question
 */
export function knowsOf(text: string, language: Language, asked: readonly string[]): boolean {
  const said = { messageId: '', text, saidAt: new Date(0), position: 0, language }
  const { clauses } = understanding.readClauses(said, [])
  const told = new Set(clauses.flatMap(({ tokens }) => tokens))
  const of = (kind: string) => asked.filter((token) => token.startsWith(kind) && token !== general)
  const tells = (wanted: readonly string[]) => wanted.some((token) => told.has(token))
  const [about, answers] = [of('about:'), of('answers:')]
  return (about.length === 0 || tells(about)) && tells(answers.length === 0 ? of('term:') : answers)
}
