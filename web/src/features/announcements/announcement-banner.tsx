import type { Announcement } from '@lumen/contracts/announcements/schema'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { languageOf, tagOf } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { readStored, writeStored } from '@/storage/browser-storage'
import { IconButton } from '@/ui/icon-button'
import { Notice, noticeLink } from '@/ui/notice'
import { useGetBannerQuery, usePutAwayMutation } from './announcements-api'

/** An announcement may begin or end while nothing is said of it. */
const askEveryMs = 5 * 60_000
/** What a visitor put away, who has no account to keep it in. */
const visitorKey = 'lumen.dismissedAnnouncement'

/** What is announced now, over every page, until it is put away. */
export function AnnouncementBanner() {
  const { t, i18n } = useTranslation()
  const showError = useShowError()
  const language = languageOf(i18n.language)
  const signedIn = useSession().status === 'signed-in'
  const { data } = useGetBannerQuery({ query: { language } }, { pollingInterval: askEveryMs })
  const [putAway, { isLoading }] = usePutAwayMutation()
  const [hidden, setHidden] = useState(() => readStored(visitorKey))
  const shown = data?.announcements[0]
  const dismiss = async (id: string) => {
    if (!signedIn) {
      writeStored(visitorKey, id)
      setHidden(id)
      return
    }
    try {
      await putAway({ params: { id } }).unwrap()
    } catch (error) {
      showError(error, t('announcement.dismissFailed'))
    }
  }
  return (
    <section aria-label={t('announcement.label')} className="shrink-0 empty:hidden">
      {shown !== undefined && (signedIn || shown.id !== hidden) && (
        <AnnouncementNotice
          announcement={shown}
          action={
            <IconButton
              size="small"
              label={t('announcement.dismiss')}
              tooltip={false}
              busy={isLoading}
              className="text-on-soft"
              onClick={() => void dismiss(shown.id)}
            >
              <X aria-hidden />
            </IconButton>
          }
        />
      )}
    </section>
  )
}

/** An announcement as it is read. */
export function AnnouncementNotice({
  announcement: { title, text, link, language },
  action,
}: {
  announcement: Pick<Announcement, 'title' | 'text' | 'link' | 'language'>
  action?: ReactNode
}) {
  const { t, i18n } = useTranslation()
  const more = t('announcement.more')
  return (
    <Notice
      title={title}
      text={text}
      lang={language === languageOf(i18n.language) ? undefined : tagOf(language)}
      action={action}
      link={
        link === null ? undefined : link.startsWith('/') ? (
          <Link to={link} className={noticeLink}>
            {more}
          </Link>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer" className={noticeLink}>
            {more}
          </a>
        )
      }
    />
  )
}
