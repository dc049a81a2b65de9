import { ArrowLeft } from 'lucide-react'
import { DocumentView } from '@/site/document-view'
import { ProductPicture } from '@/site/product-picture'
import { PageStateView } from '@/site/page-state-view'
import { SiteLink, useSite } from '@/site/site-context'
import { usePageData } from '@/site/use-page-data'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { pictureOf } from './picture-of'

export default function TutorialPage() {
  const { t } = useSiteText()
  const { language, path } = useSite()
  const slug = path.slice('/tutorials/'.length)
  const loaded = usePageData('document', `tutorial-${slug}/${language}.json`)
  if (loaded.state !== 'ready') return <PageStateView state={loaded.state} />
  const picture = pictureOf.get(slug)
  return (
    <DocumentView
      document={loaded.data}
      above={
        <SiteLink
          to="/tutorials"
          className="mb-5 inline-flex min-h-9 items-center gap-2 font-medium text-link hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('route.tutorials')}
        </SiteLink>
      }
      beside={
        picture && (
          <ProductPicture
            picture={picture}
            tall
            captioned
            className="mx-auto mb-8 max-w-72 md:float-right md:mb-6 md:ml-10 md:w-64"
          />
        )
      }
      below={
        <div className="mt-14 flex flex-wrap gap-3 border-t border-line pt-8">
          <Button asChild>
            <SiteLink to="/chat">{t('tutorials.try')}</SiteLink>
          </Button>
          <Button asChild variant="secondary">
            <SiteLink to="/help">{t('route.help')}</SiteLink>
          </Button>
        </div>
      }
    />
  )
}
