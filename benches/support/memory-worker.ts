import { loadConfig } from '@lumen/memory/config'
import { createContext } from '@lumen/memory/context'
import { searchMemories } from '@lumen/memory/use-cases/search-memories'
import { createBm25 } from './memory-bm25.ts'
import { createQuestions, createTexts } from './memory-texts.ts'

/** One measurement, in a process of its own: what it holds is what the search holds. */
export type Task = {
  owner: { userId: string; companionId: string }
  texts: number
  seed: number
  against: boolean
}
export type Result = { ours: number[]; bm25: number[]; firstMs: number; grownMb: number }

const questionsAsked = 200
/** Each question is asked so often; its median counts, so that what else runs here matters less. */
const rounds = 3
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
const megabyte = 1024 * 1024

async function measure({ owner, texts: count, seed, against }: Task): Promise<Result> {
  const { context, closer } = await createContext(loadConfig(process.env))
  const texts = createTexts(count, seed)
  const questions = createQuestions(texts, questionsAsked)
  const ask = async ({ text, language }: (typeof questions)[number]): Promise<number> => {
    const started = performance.now()
    await searchMemories(context, {
      ...owner,
      turns: [{ content: text, isFromUser: true }],
      language,
      timeZone: null,
      askedAt: new Date(),
    })
    return performance.now() - started
  }
  const nobody = { userId: owner.companionId, companionId: owner.userId }
  await searchMemories(context, {
    ...nobody,
    turns: [{ content: 'warm up', isFromUser: true }],
    language: 'en',
    timeZone: null,
    askedAt: new Date(),
  })
  const before = process.memoryUsage().rss
  const firstMs = await ask(questions[0]!)
  await context.spaces.settled()
  for (const question of questions.slice(0, 30)) await ask(question)
  const grownMb = (process.memoryUsage().rss - before) / megabyte
  const bm25 = against ? createBm25(texts) : null
  for (const { text, language } of questions.slice(0, 30)) bm25?.(text, language)
  const ours = questions.map((): number[] => [])
  const theirs = questions.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, question] of questions.entries()) {
      ours[place]?.push(await ask(question))
      if (bm25 === null) continue
      const started = performance.now()
      bm25(question.text, question.language)
      theirs[place]?.push(performance.now() - started)
    }
  }
  const result: Result = {
    ours: ours.map(median),
    bm25: bm25 === null ? [] : theirs.map(median),
    firstMs,
    grownMb,
  }
  await closer.close()
  return result
}

process.once('message', (task: Task) => {
  measure(task).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
