import type { Language } from '@lumen/contracts/languages'
import { expect, it, vi } from 'vitest'
import type { ChatContext } from '../context.ts'
import { createWordWarmer } from './warm-words.ts'

function open({ readFeeling = vi.fn<ChatContext['readFeeling']>(() => 'neutral') } = {}) {
  const log = { warn: vi.fn<(fields: object, text: string) => void>() }
  const takeTurn = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const clock = { now: () => new Date('2026-03-01T08:00:00Z') }
  const warm = createWordWarmer({ clock, log, readFeeling, takeTurn } as unknown as ChatContext)
  return { warm, log, readFeeling, takeTurn }
}

it('reads and answers something in a language once, letting others go first before each step', async () => {
  const { warm, log, readFeeling, takeTurn } = open()
  for (const language of ['zh', 'zh', 'de', 'zh'] satisfies Language[]) warm(language)
  await vi.waitFor(() => expect(takeTurn).toHaveBeenCalledTimes(14))
  expect(readFeeling.mock.calls.map(([text, language]) => [language, text !== ''])).toEqual([
    ['zh', true],
    ['de', true],
  ])
  expect(log.warn).not.toHaveBeenCalled()
})

it('tells in the log of what fails, and lets the message that needs it say so', async () => {
  const failure = new Error('broken content')
  const { warm, log } = open({
    readFeeling: vi.fn<ChatContext['readFeeling']>(() => {
      throw failure
    }),
  })
  warm('en')
  await vi.waitFor(() =>
    expect(log.warn).toHaveBeenCalledWith({ err: failure, language: 'en' }, expect.any(String)),
  )
})
