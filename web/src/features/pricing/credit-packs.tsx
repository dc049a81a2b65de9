import { creditPacks, pricePer100Credits } from '@lumen/contracts/plans'
import { SiteLink, useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { useMoney } from './use-money'

export function CreditPacks() {
  const { t } = useSiteText()
  const { signedIn } = useSite()
  const { money, number } = useMoney()
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {creditPacks.map((pack) => {
        const { id, credits, bonus, priceUsd, originalPriceUsd, popular } = pack
        return (
          <li
            key={id}
            className={cn(
              'relative flex flex-col rounded-4 border bg-surface p-6',
              popular ? 'border-violet-500 shadow-2' : 'border-line shadow-1',
            )}
          >
            {popular && (
              <span className="absolute -top-3.5 left-5 rounded-full bg-primary px-3 py-1 text-small font-semibold text-on-primary">
                {t('pricing.packs.popular')}
              </span>
            )}
            <h3 className="font-bold">{t(`pricing.packs.${id}`)}</h3>
            <p className="mt-3 text-text-2">
              <span className="font-display text-[2rem] leading-none font-bold text-text tabular-nums">
                {number(credits + bonus)}
              </span>{' '}
              {t('pricing.costs.unit', { count: credits + bonus })}
            </p>
            <p className="mt-1 min-h-6 text-small text-ok">
              {bonus > 0 &&
                t('pricing.packs.bonus', { credits: number(credits), bonus: number(bonus) })}
            </p>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
              <span className="text-h3 font-bold tabular-nums">{money(priceUsd)}</span>
              {originalPriceUsd !== null && (
                <s className="text-text-3">
                  <span className="sr-only">{t('pricing.packs.before')} </span>
                  {money(originalPriceUsd)}
                </s>
              )}
            </p>
            <p className="mb-5 text-small text-text-3">
              {t('pricing.packs.unitPrice', { price: money(pricePer100Credits(pack)) })}
            </p>
            <Button asChild variant="soft" className="mt-auto">
              {signedIn ? (
                <SiteLink to="/wallet#purchase">{t('pricing.packs.buy')}</SiteLink>
              ) : (
                <SiteLink to={`/auth?mode=register&next=${encodeURIComponent('/wallet#purchase')}`}>
                  {t('pricing.packs.get')}
                </SiteLink>
              )}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
