import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import { wallClock } from '../domain/contact.ts'
import { toldText } from '../domain/sent-pictures.ts'
import { signalsOf, type DayMessage } from '../domain/tendencies/signals.ts'
import { scoresNow, startOf, wishesIn } from '../domain/tendencies/start.ts'
import { stepsOf, type DayMove } from '../domain/tendencies/steps.ts'
import { findCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { readPersona } from '../store/personas.ts'
import { findPlayed } from '../store/plays.ts'
import type { ChatTables } from '../store/tables.ts'
import { listSetAside } from '../store/reply-versions.ts'
import {
  findTendencyState,
  insertStep,
  writeTendencyState,
  type TendencyState,
} from '../store/tendencies.ts'
import { readMasks } from './read-masks.ts'
import type { Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'

/** Of the newest messages of a talk so many are looked at; of marked ones so many of the newest. */
const messagesRead = 400
const markedRead = 100

export type LookBack = {
  userId: string
  companionId: string
  language: Language
  timeZone: string | null
}

/** With the first reply of a day, has the days before it looked back on beside everything else. */
export async function queueTendencies(
  { jobs, clock, log }: ChatContext,
  { asker: { userId, language, timeZone }, companion: { id: companionId } }: ReplyTask,
  { lookedOn }: Pick<Talk, 'lookedOn'>,
): Promise<void> {
  try {
    if (lookedOn !== null && lookedOn >= dayOf(clock.now(), timeZone ?? 'UTC')) return
    await jobs.enqueue('chat.move-tendencies', { userId, companionId, language, timeZone })
  } catch (error) {
    log.warn({ err: error, companionId }, 'a talk is looked back on later')
  }
}

const dayOf = (moment: Date, timeZone: string): string => wallClock(moment, timeZone).date

/**
 * Looks back on the last day of a talk before today, and moves its companion’s manner by what it shows:
 * once a day, and not while it is locked. Nothing is read of whom may not be.
 * @throws BusError while that is not known: the day is looked back on later
 */
export async function moveTendencies(
  context: ChatContext,
  { userId, companionId, language, timeZone }: LookBack,
): Promise<void> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const state = await findTendencyState(db, box, companionId)
  const zone = timeZone ?? state.timeZone
  const today = dayOf(clock.now(), zone)
  if (state.lookedOn !== null && state.lookedOn >= today) return
  const owner = { userId, companionId }
  const allowed = !state.locked && (await context.mayProcessLater(userId))
  const shown = allowed ? await readDay(context, box, { ...owner, state, today, zone }) : null
  await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) return
    const now = await findTendencyState(tx, box, companionId)
    if (now.lookedOn !== null && now.lookedOn >= today) return
    if (shown !== null && !now.locked)
      for (const { moved, evidence } of await movesOf(
        tx,
        box,
        { ...owner, language },
        shown.messages,
      ))
        await insertStep(tx, box, owner, { moved, evidence, day: shown.day, madeAt: clock.now() })
    await writeTendencyState(tx, box, owner, { ...now, lookedOn: today, timeZone: zone })
  })
}

type Shown = { day: string; messages: DayMessage[] }

async function movesOf(
  tx: Transaction<ChatTables>,
  box: Box,
  { userId, companionId, language }: Omit<LookBack, 'timeZone'>,
  messages: readonly DayMessage[],
): Promise<DayMove[]> {
  const companion = await findCompanion(tx, box, userId, companionId)
  if (companion === null) return []
  const { speakingStyle, boundaries } = await readPersona(tx, box, companionId)
  const start = startOf({ personality: companion.personality, speakingStyle }, language)
  const { drift } = await findTendencyState(tx, box, companionId)
  return stepsOf(
    signalsOf(messages, language),
    scoresNow(start, drift),
    wishesIn(boundaries, language),
  )
}

/** What was said on the last day of a talk before today and may count; null: no such day is left. */
async function readDay(
  context: ChatContext,
  box: Box,
  {
    userId,
    companionId,
    state: { lookedOn, countsFrom },
    today,
    zone,
  }: { userId: string; companionId: string; state: TendencyState; today: string; zone: string },
): Promise<Shown | null> {
  const { db } = context
  const said = await listMessages(db, box, companionId, { limit: messagesRead })
  const here = said.filter(({ metadata }) => metadata.imported === undefined)
  const day = here
    .filter(({ isFromUser }) => isFromUser)
    .map(({ createdAt }) => dayOf(createdAt, zone))
    .find((date) => date < today)
  if (day === undefined || (lookedOn !== null && day < lookedOn)) return null
  const isOfDay = (moment: Date | undefined): boolean =>
    moment !== undefined &&
    dayOf(moment, zone) === day &&
    (countsFrom === null || moment > countsFrom)
  const ofDay = here.filter(({ createdAt }) => isOfDay(createdAt))
  // Who was cared for that day is not read for anything else.
  if (ofDay.some(({ metadata }) => metadata.crisis !== undefined || metadata.helpLink === true))
    return { day, messages: [] }
  const marked = await listMessages(db, box, companionId, { limit: markedRead, marked: true })
  const ids = new Set(ofDay.map(({ id }) => id))
  const all = [...ofDay, ...marked.filter(({ id, markedAt }) => isOfDay(markedAt) && !ids.has(id))]
  const played = await findPlayed(
    db,
    userId,
    all.map(({ id }) => id),
  )
  const { mask } = await readMasks(context, box, userId)
  const messages: DayMessage[] = []
  for (const message of all)
    if (mayCount(message) && !played.has(message.id)) {
      const { text: told, content } = toldText(message)
      const { id: messageId, createdAt: saidAt, content: text } = message
      // Of what its user forgot something, nothing is taken.
      if (mask({ ...message, messageId, text: told, saidAt }, content) !== text) continue
      const { versions, metadata } = message
      messages.push({
        id: message.id,
        fromUser: message.isFromUser,
        text,
        emotion: metadata.emotion ?? null,
        replyTo: message.replyTo,
        wishes: ids.has(message.id) ? (metadata.wishes ?? []) : [],
        marked: isOfDay(message.markedAt),
        choseOver: versions === undefined ? null : await lengthSetAside(context, box, message),
      })
    }
  return { day, messages }
}

const mayCount = ({ offRecord, messageType, status, metadata }: StoredMessage): boolean =>
  !offRecord &&
  (messageType === 'text' || messageType === 'voice') &&
  (status === 'complete' || status === 'stopped') &&
  metadata.imported === undefined &&
  metadata.withheld === undefined &&
  metadata.crisis === undefined &&
  metadata.helpLink === undefined &&
  metadata.contact === undefined

/** How long the newest text of a reply is where its user went back to an older one. */
async function lengthSetAside(
  { db }: ChatContext,
  box: Box,
  { id, versions }: StoredMessage,
): Promise<number | null> {
  if (versions === undefined || versions.shown === versions.count) return null
  const newest = (await listSetAside(db, box, id)).at(-1)
  return newest === undefined || newest.content === '' ? null : newest.content.length
}
