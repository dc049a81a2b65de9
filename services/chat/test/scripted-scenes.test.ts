import { languages } from '@lumen/contracts/languages'
import type { Play } from '@lumen/contracts/chat/play-schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInScenarios } from '../src/domain/scenarios/built-in.ts'
import { openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack.close())

it.each(builtInScenarios.map(({ id }, index) => [id, languages[index]!] as const))(
  '%s is played to its end by choices, in %s',
  async (scenarioId, language) => {
    const user = stack.user({ language })
    const { id } = await user.createCompanion(chat, 'Ada')
    await user.call(chat, 'POST', `/api/scenarios/${scenarioId}/begin`, { companionId: id })
    const reply = await user.call(chat, 'GET', `/api/companions/${id}/play`)
    let { play } = reply.body as { play: Play | null }
    let choices = 0
    while (play !== null) {
      const { script } = play
      const choiceId = script?.choices[choices % script.choices.length]?.id
      const taken = await user.call(chat, 'POST', `/api/plays/${play.id}/choice`, {
        choiceId,
        step: script?.step,
      })
      expect(taken.status).toBe(200)
      play = (taken.body as { play: Play | null }).play
      choices += 1
    }
    expect(choices).toBeGreaterThanOrEqual(6)
    const said = await user.messages(chat, id)
    // The opening, and for each choice what was said on both sides.
    expect(said).toHaveLength(1 + 2 * choices)
    expect(said[0]?.content).toMatch(/^\*\*.+\*\*\n\n/)
  },
)
