import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { wisdomRoom } from './content.ts'
import { type CareTopic, createCareTopics } from './domain/care/care-topics.ts'

const contentOf = openRoom(wisdomRoom)
let topicOf: ReturnType<typeof createCareTopics> | undefined

/** What a question is about that no chart may answer; null for everything else. */
export function careTopicOf(question: string): CareTopic | null {
  topicOf ??= createCareTopics(languages.map((language) => contentOf(language)['care-words']))
  return topicOf(question)
}
