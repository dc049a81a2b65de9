import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { languages } from '@lumen/contracts/languages'
import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInScenarios } from '../src/domain/scenarios/built-in.ts'
import { scenarioTextsOf } from '../src/texts.ts'
import { endOf, openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let stack: ChatStack
let model: ModelDouble
let chat: Instance
beforeAll(async () => {
  stack = await openChatStack()
  model = await startModelDouble()
  chat = await stack.start({ ...model.env })
})
afterAll(async () => {
  await stack.close()
  await model.close()
})

it.each(builtInScenarios.map(({ id }, index) => [id, languages[index]!] as const))(
  '%s is played to its end with a model, in %s',
  async (scenarioId, language) => {
    const user = stack.user({ language })
    const { id } = await user.createCompanion(chat, 'Ada')
    const texts = scenarioTextsOf(language)[scenarioId]
    const read = async (): Promise<Play | null> => {
      const { body } = await user.call(chat, 'GET', `/api/companions/${id}/play`)
      return (body as { play: Play | null }).play
    }
    await user.call(chat, 'POST', `/api/scenarios/${scenarioId}/begin`, { companionId: id })
    const begun = await read()
    expect(begun).toMatchObject({ title: texts.title, script: null })
    const objectives = begun?.objectives ?? []
    expect(objectives.map(({ text }) => text)).toEqual(texts.objectives)

    for (const [place, { text }] of objectives.entries()) {
      model.reply(`(${place + 1}) …\n\n[[met: ${place + 1}]]`)
      const outcome = await user.send(id, `${place + 1}: ${text}`)
      if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome)
      const { message } = await endOf(user, outcome.replyId)
      expect(message?.content).toBe(`(${place + 1}) …`)
      const asked = model.requests().at(-1)?.turns[0]?.content ?? ''
      expect(asked).toContain(JSON.stringify(texts.title))
      const met = (await read())?.objectives.map((each) => each.met)
      expect(met).toEqual(objectives.map((_, at) => at <= place))
    }

    model.reply('The end.')
    const { body } = await user.call(chat, 'POST', `/api/plays/${begun?.id}/end`)
    expect((body as { epilogue: Message }).epilogue).toMatchObject({
      content: 'The end.',
      metadata: { provider: 'openai' },
    })
    expect(await read()).toBeNull()
    const said = await user.messages(chat, id)
    // The opening, each objective on both sides, and the epilogue.
    expect(said).toHaveLength(2 + 2 * objectives.length)
  },
)
