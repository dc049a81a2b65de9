import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CrisisResources } from '@lumen/contracts/chat/schema'
import { shippedResources } from '@lumen/safety/resources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

const read = async (query: string) =>
  (await (await fetch(`${chat.url}/api/safety/resources${query}`)).json()) as CrisisResources

describe('help lines', () => {
  it('are shown to everybody, in their language, nearest first', async () => {
    expect(await read('')).toMatchObject({ language: 'zh', checked: expect.any(String) })
    const german = await read('?language=de&region=AT')
    expect(german.language).toBe('de')
    expect(german.lines[0]?.region).toBe('AT')
    const user = stack.user({ language: 'fr', region: 'FR' })
    const { body } = await user.call(chat, 'GET', '/api/safety/resources')
    expect(body).toMatchObject({ language: 'fr', lines: expect.any(Array) })
    expect((await fetch(`${chat.url}/api/safety/resources?region=xx`)).status).toBe(400)
  })

  it('come from the operator’s file where there is one; a wrong one stops the start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'help-lines-'))
    try {
      const own = structuredClone(shippedResources)
      own.languages.en.lines = [{ name: 'Our own line', phone: '1234', hours: '24/7', region: '' }]
      const file = join(folder, 'lines.json')
      await writeFile(file, JSON.stringify(own))
      await chat.close()
      chat = await stack.start({ CRISIS_RESOURCES_FILE: file })
      const user = stack.user()
      const { id } = await user.createCompanion(chat)
      const outcome = await user.send(id, 'I want to kill myself')
      if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
      const end = await endOf(user, outcome.replyId)
      expect(end.message?.content).toContain('Our own line: 1234')

      await writeFile(file, '{}')
      await expect(stack.start({ CRISIS_RESOURCES_FILE: file })).rejects.toThrow(
        /CRISIS_RESOURCES_FILE/,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
