import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { SiteLink } from '@/site/site-context'
import { siteCall } from '@/site/site-call'
import { siteErrorText } from '@/site/site-error-text'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'

/** Whether an article helped. The last word counts, so it can be changed. */
export function ArticleFeedback({ slug }: { slug: string }) {
  const { t } = useSiteText()
  const [said, setSaid] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const say = async (helpful: boolean) => {
    setBusy(true)
    setFailure(null)
    try {
      await siteCall('POST /api/help/articles/:slug/feedback', {
        params: { slug },
        body: { helpful },
      })
      setSaid(helpful)
    } catch (error) {
      console.error('The feedback could not be sent', error)
      setFailure(siteErrorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-label={t('help.feedback.question')}
      className="mt-12 flex min-h-18 flex-wrap items-center gap-x-5 gap-y-3 rounded-4 border border-line bg-surface px-6 py-4"
    >
      <p className="font-semibold">{t('help.feedback.question')}</p>
      <span className="flex gap-2">
        <Button
          variant={said === true ? 'soft' : 'secondary'}
          size="small"
          aria-pressed={said === true}
          busy={busy}
          onClick={() => void say(true)}
        >
          <ThumbsUp aria-hidden className="size-4" />
          {t('help.feedback.yes')}
        </Button>
        <Button
          variant={said === false ? 'soft' : 'secondary'}
          size="small"
          aria-pressed={said === false}
          busy={busy}
          onClick={() => void say(false)}
        >
          <ThumbsDown aria-hidden className="size-4" />
          {t('help.feedback.no')}
        </Button>
      </span>
      <p aria-live="polite" className="basis-full text-small text-text-2 empty:hidden">
        {failure ??
          (said === true ? (
            t('help.feedback.thanks')
          ) : said === false ? (
            <>
              {t('help.feedback.sorry')}{' '}
              <SiteLink to="/contact" className="text-link underline underline-offset-2">
                {t('route.contact')}
              </SiteLink>
            </>
          ) : null)}
      </p>
    </section>
  )
}
