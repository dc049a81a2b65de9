import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '@/ui/button'

/** From the overview to the western pages. */
export function SkyLinks() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="small">
        <Link to="/western-astrology?tab=chart">
          {t('astrology.page.toChart')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Button>
      <Button asChild variant="secondary" size="small">
        <Link to="/eastern-fortune">
          {t('route.easternFortune')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </Button>
    </div>
  )
}
