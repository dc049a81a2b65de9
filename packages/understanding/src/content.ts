import { defineRoom } from '@lumen/content/define-room'
import { factExamples, factWords } from './fact-words.ts'
import { cueWords, feelingWords } from './feeling/feeling-words.ts'
import { askingWords, conceptWords, correctingWords, peopleWords, tellingWords } from './words.ts'

/** What the rules of this package listen for. */
export const understandingRoom = defineRoom('understanding', {
  people: peopleWords,
  asking: askingWords,
  telling: tellingWords,
  correcting: correctingWords,
  facts: factWords,
  'examples/facts': factExamples,
})

/** How feelings are named. */
export const feelingRoom = defineRoom('understanding', {
  people: peopleWords,
  feelings: feelingWords,
})

/** What the classifier of feelings looks for. */
export const cueRoom = defineRoom('feelings', { cues: cueWords })

/** Words that mean much the same. */
export const conceptRoom = defineRoom('vocabulary', { concepts: conceptWords })
