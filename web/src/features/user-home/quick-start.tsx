import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { destinations } from '@/app/destinations'

/** Pages people begin with, the most wanted first. Those that do not exist yet are left out. */
const wanted = [
  'chat',
  'memory-crystal',
  'western-astrology',
  'eastern-fortune',
  'multimodal',
  'scenarios',
  'dashboard',
  'companions',
] as const
const shown = 6

const tints = [
  'bg-soft text-on-soft',
  'bg-teal/12 text-teal',
  'bg-water/12 text-water',
  'bg-earth/12 text-earth',
  'bg-rose/12 text-rose',
  'bg-wood/12 text-wood',
] as const

/** Six ways to begin, as far as the route table leads there. */
export function QuickStart() {
  const { t } = useTranslation()
  const cards = wanted
    .flatMap((page) => {
      const destination = destinations.find(({ path }) => path === `/${page}`)
      return destination === undefined ? [] : [{ page, ...destination }]
    })
    .slice(0, shown)
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
      {cards.map(({ page, path, labelKey, icon: Icon }, index) => (
        <li key={page}>
          <Link
            to={path}
            className="flex h-full flex-col gap-3 rounded-4 border border-line bg-surface p-4 shadow-1 transition-[border-color,box-shadow,transform] duration-160 hover:-translate-y-0.5 hover:border-ring hover:shadow-2 md:flex-row md:items-center md:gap-4 md:p-5"
          >
            <span
              className={`grid size-11 shrink-0 place-items-center rounded-2 ${tints[index % tints.length]}`}
            >
              <Icon aria-hidden className="size-5.5" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold">{t(labelKey)}</span>
              <span className="block text-small text-text-2">{t(`home.start.${page}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
