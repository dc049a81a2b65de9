import type { Announcement } from '@lumen/contracts/announcements/schema'
import { useEffect, useState } from 'react'
import { tagOf } from '@/i18n/languages'
import { siteCall } from '@/site/site-call'
import { SiteLink, useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Notice, noticeLink } from '@/ui/notice'

/** What operators tell everybody here; nothing while there is nothing. */
export function Announcements() {
  const { t } = useSiteText()
  const { language } = useSite()
  const [list, setList] = useState<readonly Announcement[]>([])
  useEffect(() => {
    let current = true
    const load = async () => {
      const query = { place: 'status', language } as const
      const { announcements } = await siteCall('GET /api/announcements', { query })
      if (current) setList(announcements)
    }
    load().catch((error: unknown) => console.error('The announcements could not be read', error))
    return () => {
      current = false
    }
  }, [language])
  if (list.length === 0) return null
  return (
    <section aria-label={t('status.announcements')} className="grid gap-3">
      {list.map(({ id, title, text, link, language: written }) => (
        <Notice
          key={id}
          title={title}
          text={text}
          lang={written === language ? undefined : tagOf(written)}
          className="rounded-4 px-6 py-4"
          link={
            link === null ? undefined : link.startsWith('/') ? (
              <SiteLink to={link} className={noticeLink}>
                {t('status.more')}
              </SiteLink>
            ) : (
              <a href={link} className={noticeLink}>
                {t('status.more')}
              </a>
            )
          }
        />
      ))}
    </section>
  )
}
