import { Archive, Download, Mail, Printer, ShieldCheck } from 'lucide-react'
import settings from 'virtual:site-settings'
import { DocumentView } from '@/site/document-view'
import { PageStateView } from '@/site/page-state-view'
import { SiteLink, useSite } from '@/site/site-context'
import { usePageData } from '@/site/use-page-data'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'

/**
 * A legal document: to read, to keep as a file, to print, and whom to ask.
 * @param agree offers to start; for people who are signed in that leads to the app
 */
export function LegalPage({
  name,
  mailbox,
  agree = false,
}: {
  name: 'privacy-policy' | 'terms-of-service' | 'terms'
  mailbox: 'privacy' | 'legal'
  agree?: boolean
}) {
  const { t } = useSiteText()
  const { language } = useSite()
  const loaded = usePageData('document', `${name}/${language}.json`)
  if (loaded.state !== 'ready') return <PageStateView state={loaded.state} />
  const mail = (
    <Button asChild variant="secondary">
      <a href={`mailto:${settings.mail[mailbox]}`}>
        <Mail aria-hidden className="size-4.5" />
        {t(`legal.ask.${mailbox}`)}
      </a>
    </Button>
  )
  const start = (
    <>
      <span className="signed-in:hidden">
        <Button asChild>
          <SiteLink to="/auth?mode=register">{t('legal.agree')}</SiteLink>
        </Button>
      </span>
      <span className="hidden signed-in:block">
        <Button asChild>
          <SiteLink to="/">{t('legal.agree')}</SiteLink>
        </Button>
      </span>
    </>
  )
  return (
    <DocumentView
      document={loaded.data}
      actions={
        <>
          {agree && start}
          {name === 'privacy-policy' && <OwnData />}
          <Button asChild variant="secondary">
            <a href={`/content/${name}/${language}.txt`} download={`lumen-${name}-${language}.txt`}>
              <Download aria-hidden className="size-4.5" />
              {t('legal.download')}
            </a>
          </Button>
          <Button variant="secondary" onClick={() => globalThis.print()}>
            <Printer aria-hidden className="size-4.5" />
            {t('legal.print')}
          </Button>
          {mail}
        </>
      }
      below={
        agree ? (
          <div className="mt-14 flex flex-wrap items-center gap-3 border-t border-line pt-8 print:hidden">
            {start}
            {mail}
          </div>
        ) : undefined
      }
    />
  )
}

/** From what is promised to where it is kept. */
function OwnData() {
  const { t } = useSiteText()
  return (
    <>
      <Button asChild>
        <SiteLink to="/privacy-settings">
          <ShieldCheck aria-hidden className="size-4.5" />
          {t('legal.settings')}
        </SiteLink>
      </Button>
      <Button asChild variant="secondary">
        <SiteLink to="/data-export">
          <Archive aria-hidden className="size-4.5" />
          {t('legal.export')}
        </SiteLink>
      </Button>
    </>
  )
}
