import { defineRoom } from '@lumen/content/define-room'
import { cueWords, eventWords, feelingExamples, feelingWords } from './feeling/feeling-words.ts'
import { askingWords, correctingWords, peopleWords, tellingWords } from './words.ts'

/** What the rules of this package listen for. */
export const understandingRoom = defineRoom('understanding', {
  people: peopleWords,
  asking: askingWords,
  telling: tellingWords,
  correcting: correctingWords,
})

/** How feelings are named. */
export const feelingRoom = defineRoom('understanding', {
  people: peopleWords,
  feelings: feelingWords,
})

/** What the classifier of feelings looks for. */
export const cueRoom = defineRoom('feelings', { cues: cueWords, events: eventWords })

/** How sentences are to be read: they run as tests. */
export const exampleRoom = defineRoom('understanding', { 'examples/feelings': feelingExamples })
