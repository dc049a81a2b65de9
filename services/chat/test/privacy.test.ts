import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endOf, openChatStack, until, type ChatStack } from './support/chat-stack.ts'

let stack: ChatStack
beforeAll(async () => {
  stack = await openChatStack()
})
afterAll(() => stack.close())

const secrets = {
  name: 'Zanzibara',
  mood: 'wistful-violet',
  trait: 'moonstruck-trait',
  backstory: 'Born behind the lighthouse of Quillfeather',
  boundaries: 'Never a word about Brindlemoor',
  message: 'My sister Oktavia lost the xylophone in Wuppertal',
  edited: 'My brother Balthasar found the xylophone',
}

/** Every row of every table of the service as text, sealed columns as hex. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(stack.db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t`.execute(stack.db)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

it('writes nothing personal down in the clear: tables, outbox, events, log', async () => {
  const lines: string[] = []
  const log = createLogger({
    service: 'chat',
    level: 'trace',
    destination: { write: (line) => void lines.push(line) },
  })
  const chat = await stack.start({ CHAT_WORD_PAUSE_MS: '400', CHAT_CHECKPOINT_MS: '50' }, { log })
  // The relay empties the outbox at once: what passes through it is copied first.
  await sql`create table outbox_seen as select * from outbox`.execute(stack.db)
  await sql`
    create function keep_outbox() returns trigger language plpgsql as
    $$ begin insert into outbox_seen select new.*; return new; end $$`.execute(stack.db)
  await sql`
    create trigger keep_outbox after insert on outbox for each row execute function keep_outbox()`.execute(
    stack.db,
  )

  const user = stack.user()
  const events = await stack.events(user.userId)
  const { body } = await user.call(chat, 'POST', '/api/companions', {
    name: secrets.name,
    mood: secrets.mood,
    backstory: secrets.backstory,
    persona: { boundaries: secrets.boundaries },
    personality: { traits: [secrets.trait] },
  })
  const { id: companionId } = body as { id: string }
  const outcome = await user.send(companionId, secrets.message)
  if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
  // While the reply runs its text is checkpointed: that is looked at too.
  const running = await until(async () => {
    const [reply] = await user.running()
    return (reply?.content.length ?? 0) > 3 && reply?.content
  }, 'a checkpoint')
  const during = await dump()
  const end = await endOf(user, outcome.replyId)
  const reply = end.message!.content
  const edit = { content: secrets.edited }
  await user.call(chat, 'PATCH', `/api/messages/${outcome.message.id}`, edit)
  await until(() => events.length === 4, 'the events')

  const written = [during, await dump(), JSON.stringify(events), lines.join('\n')]
  expect(written[1]).toContain('chat.message-edited')
  expect(lines.length).toBeGreaterThan(0)
  for (const secret of [...Object.values(secrets), running.slice(0, 20), reply]) {
    const hex = Buffer.from(secret).toString('hex')
    for (const text of written) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(hex)
    }
  }
  const message = ['companionId', 'isFromUser', 'messageId', 'offRecord', 'userId', 'version']
  const told = events.map(({ name, payload }) => [name, Object.keys(payload as object).toSorted()])
  expect(told).toEqual([
    ['chat.companion-created', ['companionId', 'userId']],
    ['chat.message-created', [...message, 'language', 'timeZone'].toSorted()],
    ['chat.message-completed', message],
    ['chat.message-edited', message],
  ])
})
