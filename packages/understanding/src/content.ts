import { defineRoom } from '@lumen/content/define-room'
import { factExamples, factWords } from './fact-words.ts'
import { askingWords, correctingWords, peopleWords, tellingWords } from './words.ts'

/** What the rules of this package listen for. */
export const understandingRoom = defineRoom('understanding', {
  people: peopleWords,
  asking: askingWords,
  telling: tellingWords,
  correcting: correctingWords,
  facts: factWords,
  'examples/facts': factExamples,
})
