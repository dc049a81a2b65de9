import {
  Gem,
  LayoutDashboard,
  MessagesSquare,
  ScrollText,
  Telescope,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Pages people begin with, the most wanted first. */
const pages: readonly { page: string; labelKey: string; icon: LucideIcon }[] = [
  { page: 'chat', labelKey: 'nav.chat', icon: MessagesSquare },
  { page: 'memory-crystal', labelKey: 'nav.memoryCrystal', icon: Gem },
  { page: 'western-astrology', labelKey: 'route.westernAstrology', icon: Telescope },
  { page: 'eastern-fortune', labelKey: 'nav.easternFortune', icon: ScrollText },
  { page: 'multimodal', labelKey: 'nav.multimodal', icon: WandSparkles },
  { page: 'dashboard', labelKey: 'nav.dashboard', icon: LayoutDashboard },
]

const tints = [
  'bg-soft text-on-soft',
  'bg-teal/12 text-teal',
  'bg-water/12 text-water',
  'bg-earth/12 text-earth',
  'bg-rose/12 text-rose',
  'bg-wood/12 text-wood',
] as const

/** Six ways to begin. */
export function QuickStart() {
  const { t } = useTranslation()
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
      {pages.map(({ page, labelKey, icon: Icon }, index) => (
        <li key={page}>
          <Link
            to={`/${page}`}
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
