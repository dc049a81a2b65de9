import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '@/ui/button'
import { Constellation } from './zodiac/constellation'
import type { SignId } from './zodiac/signs'

/** From the basic page to the enhanced one, with the same sign. */
export function UpgradeBanner({ sign }: { sign: SignId }) {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('astrology.upgrade.title')}
      className="relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-3 overflow-hidden rounded-4 bg-[linear-gradient(110deg,var(--violet-900),var(--violet-700))] px-5 py-4 text-white print:hidden"
    >
      <Constellation
        sign={sign}
        className="absolute end-44 top-0 -z-10 h-full w-auto text-violet-300 opacity-50 max-sm:end-2 max-sm:opacity-25"
      />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-h3 font-bold">{t('astrology.upgrade.title')}</p>
        <p className="text-small text-violet-100">{t('astrology.upgrade.text')}</p>
      </div>
      <Button asChild variant="light">
        <Link to={`/western-astrology-enhanced?sign=${sign}`}>
          {t('astrology.upgrade.action')}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </Button>
    </aside>
  )
}
