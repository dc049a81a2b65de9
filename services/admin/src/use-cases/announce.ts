import type {
  Announcement,
  AnnouncementDraft,
  AnnouncementRecord,
} from '@lumen/contracts/announcements/schema'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { subjects } from '@lumen/contracts/bus'
import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { inLanguage, isMeant, problemsOf } from '../domain/announcement-rules.ts'
import {
  deleteAnnouncement,
  dismissAnnouncement,
  listAnnouncements,
  listCurrent,
  listDismissed,
  saveAnnouncement,
} from '../store/announcements.ts'
import { writeDown } from '../store/audit-log.ts'

export const allAnnouncements = ({ db }: AdminContext): Promise<AnnouncementRecord[]> =>
  listAnnouncements(db)

/** The newest that somebody is meant by and has not put away; none or one. */
export async function readBanner(
  context: AdminContext,
  userId: string | undefined,
  language: Language,
): Promise<Announcement[]> {
  const { db, clock } = context
  const current = await listCurrent(db, clock.now())
  if (current.length === 0) return []
  const signedIn = userId !== undefined
  const dismissed = signedIn ? await listDismissed(db, userId) : new Set<string>()
  const left = current.filter(({ id }) => !dismissed.has(id))
  const asksForPlan = signedIn && left.some(({ audience }) => audience === 'plans')
  const plan = asksForPlan ? await planOf(context, userId) : null
  const shown = left.find((each) => isMeant(each, { signedIn, plan }))
  return shown === undefined ? [] : [inLanguage(shown, language)]
}

/** null: billing does not say, and an announcement for some plans is not shown. */
async function planOf({ bus, log }: AdminContext, userId: string): Promise<PlanId | null> {
  try {
    return (await bus.request(billingRequests, 'billing.read-account', { userId })).plan
  } catch (error) {
    log.warn({ err: error, userId }, 'whose plan it is is not known')
    return null
  }
}

/** What the status page tells everybody, the newest first. */
export async function readStatusAnnouncements(
  { db, clock }: AdminContext,
  language: Language,
): Promise<Announcement[]> {
  const current = await listCurrent(db, clock.now())
  return current.filter(({ onStatus }) => onStatus).map((each) => inLanguage(each, language))
}

/** Shows an announcement to this user no more. @throws AppError `not_found` */
export async function putAway({ db }: AdminContext, userId: string, id: string): Promise<void> {
  if (!(await dismissAnnouncement(db, userId, id)))
    throw new AppError('not_found', 'There is no such announcement')
}

/**
 * Publishes or changes an announcement; open pages ask for it anew.
 * @throws AppError `invalid_input`; `conflict` when another version is there than was read
 */
export async function announce(
  context: AdminContext,
  actor: string,
  id: string,
  draft: AnnouncementDraft,
): Promise<AnnouncementRecord> {
  const details = problemsOf(draft)
  if (details.length > 0)
    throw new AppError('invalid_input', 'This announcement does not fit together', { details })
  const { db, bus, clock } = context
  await db.transaction().execute(async (tx) => {
    if (!(await saveAnnouncement(tx, id, draft)))
      throw new AppError('conflict', 'Somebody changed it meanwhile; look at it again')
    await writeDown(tx, {
      at: clock.now(),
      actor,
      action: 'save-announcement',
      subject: id,
      reason: draft.words[draft.fallback]!.title,
    })
  })
  bus.broadcast(subjects.announcementsChanged, {})
  const { version, ...rest } = draft
  return { id, ...rest, version: version + 1 }
}

/**
 * Removes an announcement; one that is gone already is no failure.
 * @throws AppError `conflict` when another version is there than was read
 */
export async function removeAnnouncement(
  { db, bus, clock }: AdminContext,
  actor: string,
  id: string,
  version: number,
): Promise<void> {
  const removed = await db.transaction().execute(async (tx) => {
    const outcome = await deleteAnnouncement(tx, id, version)
    if (outcome === 'changed')
      throw new AppError('conflict', 'Somebody changed it meanwhile; look at it again')
    if (outcome === 'gone') return false
    const at = clock.now()
    await writeDown(tx, { at, actor, action: 'remove-announcement', subject: id, reason: null })
    return true
  })
  if (removed) bus.broadcast(subjects.announcementsChanged, {})
}
