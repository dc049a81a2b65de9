import { defineRoom } from '@lumen/content/define-room'
import { actWords } from './acts.ts'
import { lossFile } from './loss-words.ts'
import { askingWords, correctingWords, peopleWords, tellingWords } from './words.ts'

/** What the rules of this package listen for. */
export const understandingRoom = defineRoom('understanding', {
  people: peopleWords,
  asking: askingWords,
  telling: tellingWords,
  correcting: correctingWords,
})

/** What messages do besides telling: read without the rest. */
export const actsRoom = defineRoom('understanding', {
  acts: actWords,
  people: peopleWords,
  asking: askingWords,
})

/** How a loss is told. */
export const lossRoom = defineRoom('understanding', { loss: lossFile })
