import type {
  Announcement,
  AnnouncementDraft,
  AnnouncementRecord,
} from '@lumen/contracts/announcements/schema'
import type { ErrorBody } from '@lumen/contracts/error-body'
import type { Language } from '@lumen/contracts/languages'
import type { PlanId } from '@lumen/contracts/plans'

/** What does not fit together in an announcement; empty when all does. */
export function problemsOf(draft: AnnouncementDraft): NonNullable<ErrorBody['details']> {
  const { words, fallback, beginsAt, endsAt, audience, plans } = draft
  return [
    ...(words[fallback] === undefined
      ? [{ path: 'fallback', message: 'must be a language that it is written in' }]
      : []),
    ...(endsAt !== null && Date.parse(endsAt) <= Date.parse(beginsAt)
      ? [{ path: 'endsAt', message: 'must be after it begins' }]
      : []),
    ...((audience === 'plans') === (plans.length === 0)
      ? [{ path: 'plans', message: 'must be named when they are the audience, and only then' }]
      : []),
  ]
}

/** Whether somebody belongs to the audience. @param plan theirs; null: not known */
export function isMeant(
  { audience, plans }: Pick<AnnouncementRecord, 'audience' | 'plans'>,
  { signedIn, plan }: { signedIn: boolean; plan: PlanId | null },
): boolean {
  if (audience === 'all') return true
  if (audience === 'signed-in') return signedIn
  return plan !== null && plans.includes(plan)
}

/** An announcement in the language of a reader, else in the one that stands in for it. */
export function inLanguage(record: AnnouncementRecord, wanted: Language): Announcement {
  const { id, words, fallback, link, beginsAt, endsAt } = record
  const language = words[wanted] === undefined ? fallback : wanted
  const { title, text } = words[language]!
  return { id, title, text, language, link, beginsAt, endsAt }
}
