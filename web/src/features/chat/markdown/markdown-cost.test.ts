import { expect, it } from 'vitest'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { costOf, ordinaryCost, payloads } from '../../../../../infra/checks/adversarial-texts'
import { parseMarkdown } from './parse-markdown'
import { splitBlocks } from './split-blocks'

const reply = {
  limit: chatLimits.messageLength,
  read: (text: string) => splitBlocks(text).map(parseMarkdown),
}

it.each(payloads)('parses “$name” in time that grows with its length', (payload) => {
  reply.read('**once** before')
  expect(costOf(reply, payload, ordinaryCost(reply)).problem).toBeNull()
})
