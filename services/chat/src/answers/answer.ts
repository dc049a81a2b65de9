import type { ChatImage, ChatStage } from '@lumen/ai/chat'
import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Generation } from '@lumen/contracts/chat/generation'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import type { Answer as ChosenAnswer } from '@lumen/understanding/answer'
import type { CrisisReading } from '../domain/crisis.ts'
import type { Modelled } from '../domain/modelled.ts'
import type { Scores } from '../domain/tendencies/start.ts'
import type { Scene } from '../domain/plays/scene.ts'
import type { Turn } from '../domain/recent-turns.ts'
import type { AboutUser, Recalled } from '../domain/recall.ts'
import type { ReminderNote } from '../domain/reminder.ts'
import type { CompanionProfile, StoredCompanion } from '../store/companions.ts'

/** What the user told that answers a message; else what was asked, and whether memory could be asked for it. */
export type ToldAnswer =
  | { readonly kind: 'unrelated' }
  | (Extract<ChosenAnswer, { readonly kind: 'quotations' }> & {
      /** What is asked, said to the user as a sentence without its end; null: only their words say it. */
      readonly fact: string | null
    })
  | { readonly kind: 'not-told' | 'unreachable'; readonly asked: readonly string[] }

/** Everything an answer is made from. */
export type AnswerRequest = CrisisReading & {
  companion: CompanionProfile & Pick<StoredCompanion, 'birth'>
  persona: Persona
  /** Oldest first; the last one is the user's message to answer. */
  turns: readonly Turn[]
  /** What others in the scene answered to that message before. */
  since: readonly Turn[]
  /** Turns before the first one exist. */
  older: boolean
  /** The user's preferred language. */
  language: Language
  ageBand: AgeBand
  region: string | null
  timeZone: string | null
  /** The language to answer in: asked for, or that of the message, as far as it can be told. */
  spoken: Language
  /** What the user asked to be spoken to in, while that holds. */
  askedLanguage: Language | null
  aboutUser: AboutUser
  /** Of what was said before the turns that a prompt shows. */
  summary: { text: string } | null
  memories: readonly Recalled[]
  facts: readonly Recalled[]
  /** How the companion’s manner has moved with the talk, in words and in points. */
  manner: string | null
  drift: Scores
  /** What they play; null: nothing. */
  scene: Scene | null
  /** A picture of the turns, for a model that sees; null: it is not there, or cannot be had now. */
  picture: (objectId: string) => Promise<ChatImage | null>
  /** What the user told that answers the message; looked up when it is called. */
  told: () => Promise<ToldAnswer>
  /** Whether a model led the talk: never, until just now, or until a fallback said that it is away. */
  modelled: Modelled
  /** What was done about a reminder that the message asks for; null: it asks for none. */
  reminder: ReminderNote | null
  instruction: string | null
  /** How a model's reply is drawn. */
  generation: Generation
  /** Somebody chose the model: when it is away, nobody stands in for it. */
  insisted: boolean
  /** The partial text to go on from. */
  continueFrom: string | null
  /** Differs for each answer to the same message. */
  seed: string
  requestId: string
  signal: AbortSignal
  /** Takes what becomes known of the answer: its writer before the first piece, the rest later. */
  note: (metadata: MessageMetadata) => void
  /** Takes what the model does before its words come. */
  onStage: (stage: ChatStage) => void
  /** Takes why a model's text was not shown, and whose rule that was. */
  onRefused: (reason: string, by: 'floor' | 'provider') => void
  /** Replaces all that was given so far, for good; followers see it when the reply ends. */
  rewrite: (text: string) => void
}

/** The text of an answer, piece by piece. */
export type Answer = AsyncGenerator<string, void, void>
