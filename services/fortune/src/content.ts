import { defineRoom } from '@lumen/content/define-room'
import { redirectTopics } from '@lumen/contracts/fortune/eastern'
import { CareWords } from './domain/care/care-topics.ts'
import { QuestionKindWords } from './domain/question/question-kind.ts'
import { packFiles } from './domain/reading/pack.ts'
import { Closed, Each, Line } from './domain/reading/pack/text.ts'

/** What readings are written from. The schemas say which slots a text may have. */
export const readingsRoom = defineRoom('readings', packFiles)

/** What stands beside readings, and in place of one that is not told. */
export const messagesRoom = defineRoom(
  'messages',
  {
    charts: Closed({ notice: Line() }),
    care: Each(redirectTopics, Closed({ interpretation: Line(), guidance: Line() })),
  },
  'interface',
)

/** What questions are held against. */
export const wisdomRoom = defineRoom('wisdom', {
  'care-words': CareWords,
  'question-kinds': QuestionKindWords,
})
