import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { wisdomRoom } from './content.ts'
import { createQuestionKinds, type QuestionHeard } from './domain/question/question-kind.ts'

const contentOf = openRoom(wisdomRoom)
let hear: ReturnType<typeof createQuestionKinds> | undefined

/** What a question to the I Ching is about. */
export function hearQuestion(question: string): QuestionHeard {
  hear ??= createQuestionKinds(languages.map((language) => contentOf(language)['question-kinds']))
  return hear(question)
}
