import { chatLimits } from '@lumen/contracts/chat/limits'
import type { FoundTalk } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import type { TranscriptPart } from './transcript.ts'

const lineChars = 160
const linesShown = 4

/** Talks that have messages, as one chooses from them, and how many there are beyond those. */
export type Overview = { talks: FoundTalk[]; talksBeyond: number }

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Sums a transcript up; a talk is held as a few figures and its first lines. */
export async function lookThrough(parts: AsyncIterable<TranscriptPart>): Promise<Overview> {
  const talks = new Map<string, Tally>()
  const beyond = new Set<string>()
  for await (const part of parts) {
    const talk = talks.get(part.talk) ?? newTalk(part.talk)
    if (!talks.has(part.talk)) {
      if (talks.size >= importLimits.talks) {
        // Talks are counted as long as that takes little room.
        if (part.kind === 'said' && beyond.size < 100_000) beyond.add(part.talk)
        continue
      }
      talks.set(part.talk, talk)
    }
    if (part.kind === 'talk') {
      talk.companion ||= cut(part.companion ?? '', chatLimits.companionName)
      talk.title ||= cut(part.title ?? '', lineChars)
    } else count(talk, part)
  }
  const filled = [...talks.values()].filter(({ messages }) => messages > 0)
  return { talks: filled, talksBeyond: beyond.size }
}

type Tally = { -readonly [Key in keyof FoundTalk]: FoundTalk[Key] }

const newTalk = (key: string): Tally => ({
  key,
  title: '',
  companion: '',
  messages: 0,
  fromUser: 0,
  cut: 0,
  first: null,
  last: null,
  lines: [],
})

function count(talk: Tally, { text, fromUser, at }: TranscriptPart & { kind: 'said' }): void {
  talk.messages += 1
  if (fromUser) talk.fromUser += 1
  if (text.length > chatLimits.messageLength) talk.cut += 1
  talk.first ??= iso(at)
  talk.last = iso(at) ?? talk.last
  if (talk.lines.length < linesShown) {
    const line = {
      fromUser,
      text: cut(text.slice(0, 1_000).replaceAll(/\s+/g, ' ').trim(), lineChars),
    }
    talk.lines = [...talk.lines, line]
  }
}

/** The beginning of a text, no character halved. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
