import { defineRoom } from '@lumen/content/define-room'
import { actWords } from './acts.ts'
import { chartWords } from './chart-words.ts'
import { factExamples, factWords } from './fact-words.ts'
import {
  cueWords,
  emotionWords,
  eventWords,
  feelingExamples,
  feelingWords,
} from './feeling/feeling-words.ts'
import { lossFile } from './loss-words.ts'
import { reminderWords } from './reminder-words.ts'
import { factWording } from './say-fact.ts'
import {
  animalWords,
  calendarWords,
  conceptWords,
  nameWords,
  numberWords,
  relationWords,
  topicWords,
  traitWords,
} from './vocabulary-words.ts'
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

/** What messages do besides telling: read without the rest. */
export const actsRoom = defineRoom('understanding', {
  acts: actWords,
  people: peopleWords,
  asking: askingWords,
})

/** By what questions about the user's chart are known. */
export const chartRoom = defineRoom('understanding', { chart: chartWords })

/** How facts are said to the user. */
export const factWordingRoom = defineRoom('answers', { 'fact-wording': factWording })

/** How a loss is told. */
export const lossRoom = defineRoom('understanding', { loss: lossFile })

/** How reminders are asked for. */
export const reminderRoom = defineRoom('vocabulary', { reminders: reminderWords })

/** How feelings are told. */
export const feelingRoom = defineRoom('understanding', {
  people: peopleWords,
  feelings: feelingWords,
})

/** The words for them. */
export const emotionRoom = defineRoom('vocabulary', { emotions: emotionWords })

/** What the classifier of feelings looks for. */
export const cueRoom = defineRoom('feelings', { cues: cueWords, events: eventWords })

/** How sentences are to be read: they run as tests. */
export const exampleRoom = defineRoom('understanding', { 'examples/feelings': feelingExamples })

/** Words for people, animals and things that the rules have in common. */
export const vocabularyRoom = defineRoom('vocabulary', {
  relations: relationWords,
  animals: animalWords,
  traits: traitWords,
  names: nameWords,
  calendar: calendarWords,
  numbers: numberWords,
  topics: topicWords,
})

/** Words that mean much the same. */
export const conceptRoom = defineRoom('vocabulary', { concepts: conceptWords })
