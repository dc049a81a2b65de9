import { expect, it } from 'vitest'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { costOf, payloads } from '../../../../../infra/checks/adversarial-texts'
import { parseMarkdown } from './parse-markdown'
import { splitBlocks } from './split-blocks'

/** What a reply costs to draw, whatever it says: its window stands still for so long. */
const given = { limit: chatLimits.messageLength, budgetMs: 1_500 }

it.each(payloads)('parses “$name” in time that grows with its length', (payload) => {
  parseMarkdown('**once** before')
  const { problem } = costOf((text) => splitBlocks(text).map(parseMarkdown), payload, given)
  expect(problem).toBeNull()
})
