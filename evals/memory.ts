import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { isLanguage } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { generateIdentityKeys } from '@lumen/http/identity'
import { loadConfig } from '@lumen/memory/config'
import { createContext, type MemoryContext } from '@lumen/memory/context'
import { upsertTurns } from '@lumen/memory/store/turns'
import { embedEntries } from '@lumen/memory/use-cases/embed-entries'
import { indexTurns } from '@lumen/memory/use-cases/index-entries'
import { searchMemories } from '@lumen/memory/use-cases/search-memories'
import { openTestEnvironment } from '@lumen/provision/testing'
import { readArguments } from './arguments.ts'
import { readConversations, toDate, toTurns, type Conversation } from './memory-rows.ts'

/**
 * `npm run -s eval:memory -- --data FILE.jsonl --out RANKING.jsonl`: feeds conversations through the
 * store, the index and the ranking that replies use, on a real PostgreSQL. With
 * `OPENAI_EMBEDDING_MODEL` set, by meaning too.
 */
const { data, out } = readArguments('eval:memory', ['data', 'out'])
const batch = 1_000
const withModel = process.env['OPENAI_EMBEDDING_MODEL'] !== undefined

const timeOf = (time: string | null): Date | null => (time === null ? null : toDate(time))

/** Stores one conversation as the turns of a companion; memory ids by the ids they are stored under. */
async function store(
  { db, sealer }: MemoryContext,
  { memories, language }: Conversation,
  owner: { userId: string; companionId: string },
): Promise<Map<string, string>> {
  const box = await sealer.open(db, owner.userId)
  const names = new Map<string, string>()
  const reading = { language: isLanguage(language) ? language : 'en', timeZone: null } as const
  // What has no time was said right after what stands before it.
  let saidAt = new Date(0)
  for (let at = 0; at < memories.length; at += batch) {
    const turns = memories.slice(at, at + batch).map((memory, index) => {
      const messageId = newId()
      names.set(messageId, memory.id)
      saidAt = timeOf(memory.time) ?? saidAt
      return {
        ...owner,
        messageId,
        position: String(at + index + 1),
        isFromUser: true,
        version: 1,
        content: memory.text,
        saidAt,
        ...(memory.session !== null && { session: memory.session }),
        ...(memory.speaker !== null && { speaker: memory.speaker }),
      }
    })
    await db.transaction().execute(async (tx) => {
      await upsertTurns(tx, box, turns)
      await indexTurns(tx, box, turns, reading)
    })
  }
  return names
}

async function answer(
  context: MemoryContext,
  conversation: Conversation,
  owner: { userId: string; companionId: string },
  names: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { memories, questions, language } = conversation
  const newest = memories.reduce(
    (latest, { time }) => Math.max(latest, timeOf(time)?.getTime() ?? 0),
    0,
  )
  const lines: string[] = []
  for (const question of questions) {
    const found = await searchMemories(context, {
      ...owner,
      turns: toTurns(question.text),
      language: isLanguage(language) ? language : 'en',
      timeZone: null,
      askedAt: timeOf(question.time) ?? new Date(newest),
    })
    const ranked = found.map(({ id }) => names.get(id) ?? id)
    const line = { conversation: conversation.conversation, question: question.id, ranked }
    lines.push(`${JSON.stringify(line)}\n`)
  }
  return lines
}

const environment = await openTestEnvironment('memory')
const { context, closer } = await createContext(
  loadConfig({
    ...(withModel && process.env),
    MEMORY_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: generateIdentityKeys().publicKey,
    LUMEN_SEAL_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    MEMORY_INDEX_CACHE_MB: '512',
    LOG_LEVEL: 'error',
  }),
  // There is no auth to ask.
  { mayProcess: () => Promise.resolve(true) },
)
const file = createWriteStream(out)
try {
  for await (const conversation of readConversations(data)) {
    const owner = { userId: newId(), companionId: newId() }
    const names = await store(context, conversation, owner)
    await embedEntries(context)
    // So that every question is answered from the whole index, as in the midst of a talk.
    await context.spaces.get(owner.userId, [owner.companionId])
    await context.spaces.settled()
    for (const line of await answer(context, conversation, owner, names)) file.write(line)
  }
  file.end()
  await once(file, 'finish')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await closer.close()
  await environment.close()
}
