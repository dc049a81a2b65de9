import { Check } from 'lucide-react'
import { Closing } from '@/site/closing'
import type { Picture } from '@/site/pictures'
import { ProductPicture } from '@/site/product-picture'
import { PageHead, Section } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'

const features: readonly { id: string; picture: Picture }[] = [
  { id: 'companion', picture: 'chat' },
  { id: 'memory', picture: 'crystal' },
  { id: 'western', picture: 'chart' },
  { id: 'eastern', picture: 'pillars' },
  { id: 'creation', picture: 'workshop' },
  { id: 'growth', picture: 'dashboard' },
]
const points = ['first', 'second', 'third'] as const
const everywhere = ['offline', 'languages', 'access', 'yours'] as const

export default function FeaturesPage() {
  const { t } = useSiteText()
  return (
    <>
      <PageHead heading={t('features.heading')} text={t('features.text')} />
      <div className="mx-auto grid w-full max-w-6xl gap-16 px-5 py-12 md:gap-24 md:px-8 md:py-16">
        {features.map(({ id, picture }, index) => (
          <section
            key={id}
            id={id}
            className={cn(
              'grid items-center gap-8 lg:gap-14',
              index % 2 === 0 ? 'lg:grid-cols-[4fr_6fr]' : 'lg:grid-cols-[6fr_4fr]',
            )}
            aria-labelledby={`${id}-name`}
          >
            <div className={cn(index % 2 === 1 && 'lg:order-2')}>
              <h2 id={`${id}-name`} className="font-display text-h1 font-bold">
                {t(`features.${id}.heading`)}
              </h2>
              <p className="mt-3 text-lg text-pretty text-text-2">{t(`features.${id}.text`)}</p>
              <ul className="mt-5 grid gap-3">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Check aria-hidden className="mt-1 size-5 shrink-0 text-link" />
                    <span className="text-pretty">{t(`features.${id}.${point}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
            <ProductPicture picture={picture} />
          </section>
        ))}
      </div>
      <div className="border-y border-line bg-surface-2">
        <Section heading={t('features.everywhere.heading')}>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {everywhere.map((id) => (
              <li key={id} className="border-l-2 border-violet-400 pl-5">
                <h3 className="text-h3 font-bold">{t(`features.everywhere.${id}.name`)}</h3>
                <p className="mt-1 text-text-2">{t(`features.everywhere.${id}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="h-14" />
      <Closing />
    </>
  )
}
