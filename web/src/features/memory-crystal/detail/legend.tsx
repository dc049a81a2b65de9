import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'

const rows: readonly { id: string; sample: ReactNode }[] = [
  {
    id: 'facets',
    sample: (
      <>
        <Crystal hue="violet" facets={5} seed="c" className="h-9" />
        <Crystal hue="violet" facets={9} seed="c" className="h-9" />
      </>
    ),
  },
  {
    id: 'size',
    sample: (
      <>
        <Crystal hue="wood" seed="b" className="h-6" />
        <Crystal hue="wood" seed="b" className="h-10" />
      </>
    ),
  },
  {
    id: 'hue',
    sample: (
      <>
        <Crystal hue="rose" seed="e" className="h-8" />
        <Crystal hue="water" seed="f" className="h-8" />
      </>
    ),
  },
  {
    id: 'glow',
    sample: (
      <span className="rounded-full bg-[radial-gradient(closest-side,var(--earth-fill),transparent)] px-3">
        <Crystal hue="earth" seed="a" glow className="h-9" />
      </span>
    ),
  },
  {
    id: 'edges',
    sample: (
      <svg viewBox="0 0 64 36" className="h-9 text-ring" fill="none" stroke="currentColor">
        <path d="M10 26 Q32 2 54 14" strokeWidth="1.6" />
        <circle cx="10" cy="26" r="4" fill="currentColor" stroke="none" />
        <circle cx="54" cy="14" r="4" fill="currentColor" stroke="none" />
      </svg>
    ),
  },
  {
    id: 'pinned',
    sample: (
      <span className="grid size-8 place-items-center rounded-full bg-primary text-on-primary">
        <Pin className="size-4 fill-current" />
      </span>
    ),
  },
  { id: 'past', sample: <Crystal hue="teal" seed="d" className="h-9 opacity-40" /> },
]

/** What the looks of a crystal tell. Stands where no memory is open. */
export default function Legend({ plain = false }: { plain?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={cn(plain ? 'px-4 pb-5' : 'p-6')}>
      {!plain && (
        <>
          <h3 className="font-display text-h3 font-bold">{t('memoryCrystal.legend.title')}</h3>
          <p className="mt-1 text-small text-text-2">{t('memoryCrystal.legend.hint')}</p>
        </>
      )}
      <dl className={cn('grid gap-3.5', plain ? 'sm:grid-cols-2' : 'mt-5')}>
        {rows.map(({ id, sample }) => (
          <div key={id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3">
            <span
              aria-hidden
              className="row-span-2 flex h-11 items-end justify-center gap-1.5 [&>*]:my-auto"
            >
              {sample}
            </span>
            <dt className="self-end text-small font-semibold">
              {t(`memoryCrystal.legend.${id}.title`)}
            </dt>
            <dd className="self-start text-small text-text-3">
              {t(`memoryCrystal.legend.${id}.text`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
