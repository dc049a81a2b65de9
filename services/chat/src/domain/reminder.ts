import type { ReminderState } from '@lumen/contracts/chat/reminders'
import type { Missing } from '@lumen/understanding/reminder'
import type { Rhythm } from './reminder-time.ts'

/** What was done about a reminder that a message asks for, to be said in the answer to it. */
export type ReminderNote =
  | { state: 'set'; what: string; dueAt: Date; rhythm: Rhythm | null; timeZone: string; now: Date }
  /** Minutes of the day, of which one is meant. */
  | { state: 'hour'; either: readonly [number, number] }
  | { state: 'cancelled'; what: string }
  | { state: Exclude<ReminderState, 'set' | 'hour' | 'cancelled' | 'due'> }

/** What was asked back for, and what to complete: the user's messages since they asked. */
export type AskedBack = { text: string; missing: Missing }

type Said = {
  isFromUser: boolean
  content: string
  metadata: { reminder?: ReminderState | undefined }
}

const isMissing = (state: ReminderState | undefined): state is Missing =>
  state === 'when' || state === 'hour' || state === 'what' || state === 'repeat'

/** @param before what was said before the message to read, the newest first */
export function askedBack(before: readonly Said[]): AskedBack | null {
  const [newest] = before
  const missing = newest?.metadata.reminder
  if (newest?.isFromUser !== false || !isMissing(missing)) return null
  const texts: string[] = []
  for (const { isFromUser, content, metadata } of before)
    if (isFromUser) texts.unshift(content)
    else if (!isMissing(metadata.reminder)) break
  return { text: texts.join('\n'), missing }
}
