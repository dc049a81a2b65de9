import { loadAtlas } from '@lumen/astrology/atlas'
import { estimateTokens } from '@lumen/ai/tokens'
import { inputOf } from '@lumen/companion/play-talk'
import { readWishes } from '@lumen/companion/manner'
import { requestedLanguage } from '@lumen/companion/language-request'
import { composeReply } from '@lumen/companion/reply'
import { suggestActions } from '@lumen/companion/suggestions'
import { helpLimits } from '@lumen/contracts/admin/limits'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import type { Language } from '@lumen/contracts/languages'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { cleanText } from '@lumen/language/clean-text'
import { detectLanguage } from '@lumen/language/detect-language'
import { splitText } from '@lumen/language/split-text'
import { extractByRules } from '@lumen/memory/domain/extract-by-rules'
import { readNamedTimes } from '@lumen/memory/domain/ranking/named-times'
import { assessCrisis } from '@lumen/safety/crisis'
import { checkOutput } from '@lumen/safety/output-guard'
import { checkPrompt } from '@lumen/safety/prompt-policy'
import { chartQuestionOf } from '@lumen/understanding/chart-question'
import { readFeeling } from '@lumen/understanding/feeling'
import { readWords } from '@lumen/understanding/open-words'
import { cancelsReminder, readReminder } from '@lumen/understanding/reminder'
import { readTokens } from '@lumen/understanding/tokens'
import { createUnderstanding } from '@lumen/understanding/understanding'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rankArticles } from '../../services/admin/src/domain/rank-articles.ts'
import { tellShownHere } from '../../services/media/src/adapters/local/image-provider.ts'
import { readQuestion } from '../../services/memory/src/domain/ranking/question.ts'
import { excerptOf, holdsAll, readPieces } from '../../services/memory/src/domain/said-words.ts'
import { costOf, ordinaryCost, payloads } from './adversarial-texts.ts'

const today = 20_000
const understanding = createUnderstanding(readWords)
const { gazetteer } = await loadAtlas()
const said = (text: string, language: Language) => ({
  messageId: '',
  text,
  language,
  today,
  saidAt: new Date(0),
  position: 0,
})
const help = join(import.meta.dirname, '../../content/en/help')
const articles = readdirSync(help).map((name) => {
  const body = readFileSync(join(help, name), 'utf8')
  return { title: name, summary: body.slice(0, 200), keywords: '', body }
})
const message = '我昨天和妈妈去了公园, and then we had tea. '.repeat(90)

/**
 * Everything that reads what people or models write, and the longest text it is given.
 */
const entrances: Readonly<
  Record<
    string,
    {
      limit: number
      read: (text: string, language: Language) => unknown
    }
  >
> = {
  'what is stored': {
    limit: chatLimits.messageLength,
    read: (text, language) => [cleanText(text), detectLanguage(text, language)],
  },
  'the crisis floor': {
    limit: chatLimits.messageLength,
    read: (text, language) => assessCrisis(text, { language }),
  },
  'the feeling of a message': {
    limit: chatLimits.messageLength,
    read: readFeeling,
  },
  'the offline companion': {
    limit: chatLimits.messageLength,
    read: (text, language) => composeReply(inputOf(language, text)),
  },
  'what it offers to say': {
    limit: chatLimits.messageLength,
    read: (text, language) => suggestActions([text], language),
  },
  'wishes for its manner': {
    limit: chatLimits.messageLength,
    read: (text, language) => [readWishes(text, language), requestedLanguage(text)],
  },
  reminders: {
    // Longer ones are not read.
    limit: 500,
    read: (text, language) => [
      readReminder(text, { day: today, minute: 600 }, language),
      cancelsReminder(text, language),
    ],
  },
  'questions about charts': {
    limit: chatLimits.messageLength,
    read: chartQuestionOf,
  },
  'what a message answers': {
    limit: chatLimits.messageLength,
    read: (text, language) => understanding.readClauses(said(text, language), []),
  },
  'what a message asks': {
    limit: chatLimits.messageLength,
    read: (text, language) =>
      understanding.readUserQuestion(text, { language, names: new Map(), companionName: 'Luna' }),
  },
  extraction: {
    limit: chatLimits.messageLength,
    read: (text, language) => extractByRules([said(text, language)]),
  },
  'the index of what was said': {
    limit: chatLimits.messageLength,
    read: (text, language) => [readTokens(text, language), readNamedTimes(text, today)],
  },
  recall: {
    limit: memoryLimits.recallTurnLength,
    read: (content, language) => readQuestion([{ content, isFromUser: true }], { language, today }),
  },
  'search in what was said': {
    limit: memoryLimits.searchLength,
    read: (text, language) => {
      const pieces = readPieces(text)
      return [holdsAll(message, pieces, language), excerptOf(message, pieces, 80)]
    },
  },
  'search in the help': {
    limit: helpLimits.query,
    read: (text) => rankArticles(articles, text),
  },
  places: {
    limit: fortuneLimits.place,
    read: (text) => [gazetteer.find(text), gazetteer.complete(text, 10)],
  },
  'the output guard': {
    limit: chatLimits.messageLength,
    read: (text) => checkOutput(text),
  },
  'the policy of prompts': {
    limit: mediaLimits.promptLength,
    read: (text, language) => checkPrompt(text, { language, adult: true, seen: true }),
  },
  'the picture that a prompt asks for': {
    limit: mediaLimits.promptLength,
    read: tellShownHere,
  },
  'pieces of speech': {
    limit: mediaLimits.speechLength,
    read: (text) => splitText(text, 400),
  },
  'the count of tokens': {
    limit: memoryLimits.recallTurnLength,
    read: estimateTokens,
  },
}

/** Every other text is taken to be English. */
const languageOf = (at: number): Language => (at % 2 === 0 ? 'zh' : 'en')

describe('reads what is made to be dear to read, in time that grows with its length', () => {
  it.each(Object.entries(entrances))('%s', (name, { read, limit }) => {
    for (const language of ['zh', 'en'] as const) read('I am tired. 我很累。', language)
    const usual = ordinaryCost({ limit, read: (text) => read(text, 'zh') })
    const costs = payloads.map((payload, at) => ({
      payload: payload.name,
      ...costOf({ limit, read: (text) => read(text, languageOf(at)) }, payload, usual),
    }))
    const worst = costs.reduce((most, cost) => (cost.ms > most.ms ? cost : most))
    console.log(
      `${name}: ${worst.ms.toFixed(0)} ms for ${worst.payload}, ${(worst.ms / usual).toFixed(1)} times ordinary words`,
    )
    expect(costs.filter(({ problem }) => problem !== null)).toEqual([])
  })
})
