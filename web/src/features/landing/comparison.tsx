import { Check, CircleDashed, Minus } from 'lucide-react'
import { Section } from '@/site/section'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'

const ours = ['manage', 'why', 'derive', 'charts', 'crisis', 'open'] as const

/** What others say of themselves, each with the page of theirs that says it; of who says nothing, nothing. */
const others = [
  {
    id: 'replika',
    name: 'Replika',
    says: ['seen', 'changed'],
    page: 'https://help.replika.com/hc/en-us/articles/37208679176077-How-does-Replika-s-memory-work',
  },
  {
    id: 'nomi',
    name: 'Nomi',
    says: ['seen', 'made'],
    page: 'https://nomi.ai/updates/mind-map-2-0-bringing-nomi-memory-into-view',
  },
] as const

/** What is said of a part only has a mark of its own. */
function Mark({ what }: { what: string }) {
  const Icon = what === 'seen' ? CircleDashed : Minus
  return <Icon aria-hidden className="mt-1 size-4.5 shrink-0" strokeWidth={1.75} />
}

/** Ours beside others: only what can be looked up, with the day and the pages. */
export function Comparison() {
  const { t } = useSiteText()
  return (
    <Section heading={t('landing.compare.heading')} text={t('landing.compare.text')}>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div className="rounded-4 bg-soft p-6 text-on-soft shadow-1 md:max-lg:col-span-2">
          <h3 className="font-display text-h3 font-bold">{t('app.name')}</h3>
          <ul className="mt-4 grid gap-3 sm:max-lg:grid-cols-2">
            {ours.map((id) => (
              <li key={id} className="flex gap-3 font-medium">
                <Check aria-hidden className="mt-1 size-4.5 shrink-0" strokeWidth={2.5} />
                <span className="text-pretty">{t(`landing.compare.${id}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        {others.map(({ id, name, says, page }) => (
          <div
            key={id}
            className="flex flex-col rounded-4 border border-line bg-surface p-6 shadow-1"
          >
            <h3 className="text-h3 font-bold">{name}</h3>
            <ul className="mt-4 mb-5 grid gap-3 text-text-2">
              {says.map((what) => (
                <li key={what} className="flex gap-3">
                  <Mark what={what} />
                  <span className="text-pretty">{t(`landing.compare.${id}.${what}`)}</span>
                </li>
              ))}
            </ul>
            <a
              href={page}
              rel="noopener"
              className="mt-auto w-fit text-small text-link underline underline-offset-2"
            >
              {t('landing.compare.source', { name })}
            </a>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-4xl text-small text-text-3">
        {t('landing.compare.note')}{' '}
        <SiteLink to="/contact" className="text-link underline underline-offset-2">
          {t('route.contact')}
        </SiteLink>
      </p>
    </Section>
  )
}
