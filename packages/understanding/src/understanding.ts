import { languages, type Language } from '@lumen/contracts/languages'
import type { Clause, Said } from './clauses.ts'
import { compileRules, hasLabel, type LanguageRules } from './language-rules.ts'
import { compileFacts, type FactRules } from './fact-rules.ts'
import { withFacts } from './fact-tokens.ts'
import type { Fact } from './facts.ts'
import type { Day } from './days.ts'
import { readFactsOf } from './read-facts.ts'
import { newTalk, readNext, tokensAsked, type Ending } from './read-clauses.ts'
import { readQuestion, type QuestionContext, type UserQuestion } from './user-question.ts'
import type { LanguageWords } from './words.ts'

/** Reads what people write to their companions. */
export type Understanding = {
  /**
   * Splits a message into clauses and says what they could answer.
   *
   * @param earlier the user's messages before it, oldest first: for pronouns, names and corrections;
   *   a dozen will do
   * @param companionAsked what the companion said just before: it tells what a bare answer answers
   * @returns its clauses, and which clauses, its own and earlier ones, they end
   */
  readClauses(
    said: Said,
    earlier: readonly Said[],
    companionAsked?: string | null,
  ): { clauses: Clause[]; ends: Ending[] }
  /** All clauses of the user's messages, oldest first, with what ended them, in one pass. */
  readTalk(messages: readonly Said[]): { clauses: Clause[]; names: ReadonlyMap<string, string> }
  /**
   * What messages of the user tell about them and theirs, oldest first. The facts of one lean on those
   * before it: names, pronouns, corrections; a dozen will do.
   *
   * @param dayOf the day that a message was said on, where the user was
   */
  readFacts(messages: readonly Said[], dayOf: (said: Said) => Day): Fact[]
  /** What a message asks about the user; null when it asks nothing about them. */
  readUserQuestion(text: string, context: QuestionContext): UserQuestion | null
}

/**
 * @param wordsOf what the rules listen for: `readWords`; asked for every language at once, so that words
 *   which are missing stop a start. Rules are compiled when a language is first read.
 */
export function createUnderstanding(wordsOf: (language: Language) => LanguageWords): Understanding {
  const words = new Map<Language, LanguageWords>(
    languages.map((language) => [language, wordsOf(language)]),
  )
  const compiled = new Map<Language, LanguageRules>()
  const rulesOf = (language: Language): LanguageRules => {
    let rules = compiled.get(language)
    if (rules !== undefined) return rules
    const own = words.get(language)
    if (own === undefined) throw new Error(`no words for ${language}`)
    compiled.set(language, (rules = compileRules(own, language)))
    return rules
  }
  const factRules = new Map<Language, FactRules>()
  const factRulesOf = (language: Language): FactRules => {
    let rules = factRules.get(language)
    if (rules === undefined) factRules.set(language, (rules = compileFacts(wordsOf(language))))
    return rules
  }
  const asks =
    ({ language }: Said, names: ReadonlyMap<string, string>) =>
    (sentence: string): boolean => {
      const rules = rulesOf(language)
      const question = readQuestion(sentence, rules, { language, names, companionName: '' })
      // “Oh no, which it isn't”: who puts something right and asks for nothing of a kind, tells it.
      return (
        question?.certain === true &&
        !(question.type === 'what' && hasLabel(rules.hear(sentence).hits, 'mistaken'))
      )
    }

  const readFacts: Understanding['readFacts'] = (messages, dayOf) =>
    readFactsOf(
      messages.map((said) => ({
        said,
        rules: rulesOf(said.language),
        factRules: factRulesOf(said.language),
        isQuestion: asks(said, new Map()),
        today: dayOf(said),
      })),
    )

  return {
    readClauses(said, earlier, companionAsked = null) {
      const talk = newTalk()
      for (const each of earlier)
        readNext(talk, each, rulesOf(each.language), asks(each, talk.names))
      const rules = rulesOf(said.language)
      const asked = companionAsked === null ? [] : tokensAsked(companionAsked, rules)
      const { clauses, ends } = readNext(talk, said, rules, asks(said, talk.names), asked)
      return { clauses: withFacts(clauses, readFacts([...earlier, said], dayInUtc)), ends }
    },
    readTalk(messages) {
      const talk = newTalk()
      for (const each of messages)
        readNext(talk, each, rulesOf(each.language), asks(each, talk.names))
      return { clauses: withFacts(talk.clauses, readFacts(messages, dayInUtc)), names: talk.names }
    },
    readFacts,
    readUserQuestion: (text, context) => readQuestion(text, rulesOf(context.language), context),
  }
}

/** Which facts a clause tells does not hang on the day. */
const dayInUtc = ({ saidAt }: Said): Day => Math.floor(saidAt.getTime() / 86_400_000)
