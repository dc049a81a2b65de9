import type { Box } from '@lumen/database/sealing'
import { contactLine } from '../answers/contact-line.ts'
import { localModel } from '../answers/local-answer.ts'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { crisisRestMs, type Occasion } from '../domain/contact.ts'
import { contactAsk } from '../domain/prompt-rules.ts'
import type { StoredCompanion } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { readTalk } from './read-talk.ts'
import { nobodysTask, unaskedModel, writeUnasked, type UnaskedWords } from './write-unasked.ts'

/** The tone in which a companion writes by itself. */
const emotion = 'gentle'

type Wish = { asker: Asker; companion: StoredCompanion; occasion: Occasion }

/**
 * What a companion writes by itself: by the model that answers for it, for free, else a line of the
 * content. null: nothing, because somebody may have been in danger lately. Nothing is asked of
 * somebody then that is not about them, and help does not wait for a companion.
 */
export async function writeContactMessage(
  context: ChatContext,
  box: Box,
  wish: Wish,
  signal: AbortSignal,
): Promise<UnaskedWords | null> {
  const { db, clock } = context
  const { asker, companion, occasion } = wish
  const lately = await listMessages(db, box, companion.id, { limit: 100 })
  const since = clock.now().getTime() - crisisRestMs
  const inCrisis = ({ metadata, createdAt }: StoredMessage) =>
    createdAt.getTime() > since &&
    (metadata.crisis !== undefined || metadata.provider === 'safety' || metadata.helpLink === true)
  if (lately.some(inCrisis)) return null
  const [newest] = lately
  const talk = await readTalk(context, box, nobodysTask(wish, newest, clock.now()))
  if (talk.crisis !== 'none' || talk.care !== null || talk.helpLink) return null
  const seed = `${companion.id}:${occasion.key}`
  const model = await unaskedModel(context, asker.userId, companion)
  const written =
    model === null
      ? null
      : await writeUnasked(
          context,
          // Nobody plays who has not been there for a while.
          { asker, companion, talk: { ...talk, scene: null }, model, emotion },
          contactAsk(occasion),
          { seed, signal },
        )
  if (written !== null) return written
  const last = talk.turns.findLast(({ from }) => from === 'companion')?.text ?? ''
  return {
    text: contactLine(occasion, talk.language, { seed, last }),
    metadata: { provider: 'local', model: localModel, emotion, language: talk.language },
  }
}
