import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { readNamedTimes } from '@lumen/memory/domain/ranking/named-times'

const dayMs = 86_400_000

/** One conversation of the data: what was said, and what is asked about it. */
export type Conversation = {
  conversation: string
  language: string
  memories: {
    id: string
    text: string
    speaker: string | null
    time: string | null
    session: string | null
  }[]
  questions: { id: string; text: string; time: string | null }[]
}

const text = (row: Record<string, unknown>, name: string): string => {
  const value = row[name]
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`"${name}" must be a text`)
}
const optional = (row: Record<string, unknown>, name: string): string | null => {
  const value = row[name]
  return typeof value === 'string' && value !== '' ? value : null
}
const rows = (value: unknown, name: string): Record<string, unknown>[] => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null))
    return value as Record<string, unknown>[]
  throw new Error(`"${name}" must be a list of objects`)
}

function readConversation(line: string): Conversation {
  const row = JSON.parse(line) as Record<string, unknown>
  return {
    conversation: text(row, 'conversation'),
    language: optional(row, 'language') ?? 'en',
    memories: rows(row['memories'], 'memories').map((memory) => ({
      id: text(memory, 'id'),
      text: text(memory, 'text'),
      speaker: optional(memory, 'speaker'),
      time: optional(memory, 'time'),
      session: optional(memory, 'session'),
    })),
    questions: rows(row['questions'], 'questions').map((question) => ({
      id: text(question, 'id'),
      text: text(question, 'text'),
      time: optional(question, 'time'),
    })),
  }
}

/** Reads conversations one at a time; the error of a bad line names it. */
export async function* readConversations(path: string): AsyncGenerator<Conversation> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    number += 1
    if (line.trim() === '') continue
    try {
      yield readConversation(line)
    } catch (cause) {
      throw new Error(`${path}, line ${number}: ${cause instanceof Error ? cause.message : ''}`, {
        cause,
      })
    }
  }
}

const saidLine = /^([^:：\n]{1,40})[:：]\s*(.*)$/u
const assistant = /^(?:assistant|ai|bot|助手)$/iu

/** A question as turns: a talk of "Name: text" lines is one, anything else is a single turn. */
export function toTurns(question: string): { content: string; isFromUser: boolean }[] {
  const lines = question.split('\n').filter((line) => line.trim() !== '')
  const said = lines.map((line) => saidLine.exec(line))
  if (lines.length < 2 || said.some((match) => match === null))
    return [{ content: question, isFromUser: true }]
  return said.map((match) => ({
    content: match?.[2] ?? '',
    isFromUser: !assistant.test(match?.[1] ?? ''),
  }))
}

/**
 * A moment out of "2025-01", "2025-01-05" or a time; the last day of a month that is all there is.
 * Null for what is no such thing ("1:56 pm on 8 May, 2023" is read by its day).
 */
export function toDate(time: string): Date | null {
  const month = /^(\d{4})-(\d{2})$/.exec(time)
  if (month !== null) return new Date(Date.UTC(Number(month[1]), Number(month[2]), 0, 12))
  const bare = /T/.test(time) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(time)
  const date = new Date(bare ? `${time}Z` : time)
  if (!Number.isNaN(date.getTime())) return date
  const [named] = readNamedTimes(time, 0)
  return named === undefined || named.anyYear ? null : new Date((named.from + 0.5) * dayMs)
}
