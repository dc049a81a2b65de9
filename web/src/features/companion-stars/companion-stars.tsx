import type { Companion } from '@lumen/contracts/chat/schema'
import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetCompanionQuery } from '@/features/companion-data'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'

/** The signs and pillars of a companion’s birth, and the way to “you two”; nothing without a birth. */
export function CompanionStars({ companion: { id, name } }: { companion: Companion }) {
  const { t } = useTranslation()
  const { currentData } = useGetCompanionQuery({ params: { companionId: id } })
  const stars = currentData?.birth?.stars
  if (stars === undefined) return null
  const { sun, moon, rising, pillars } = stars
  const three = [
    ['sun', sun],
    ['moon', moon],
    ['rising', rising],
  ] as const
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('companions.stars.title', { name })}</h2>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {three.map(
          ([which, sign]) =>
            sign !== null && (
              <Fact key={which} name={t(`astrology.three.${which}`)}>
                {t(`astrology.sign.${sign}`)}
              </Fact>
            ),
        )}
        <Fact name={t('companions.stars.pillars')}>
          <span lang="zh">
            {[pillars.year, pillars.month, pillars.day, pillars.hour].filter(Boolean).join(' ')}
          </span>
        </Fact>
      </dl>
      <Button asChild variant="secondary" size="small" className="mt-4">
        <Link to={`/astrology?tab=compatibility&with=${id}`}>
          <HeartHandshake aria-hidden className="size-4" />
          {t('companions.stars.together')}
        </Link>
      </Button>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-text-2">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
