import type { CrisisResources } from '@lumen/contracts/chat/schema'
import { ExternalLink, MessageSquareText, Phone } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { languageOf, tagOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { useGetHelpLinesQuery } from '../chat-api'
import { emergencyNumbers, nearestLines } from './help-order'

type Line = CrisisResources['lines'][number]

/** Help in the reader's language and region. */
export function useHelpLines() {
  const { i18n } = useTranslation()
  const { region } = useUser()
  return useGetHelpLinesQuery({
    query: { language: languageOf(i18n.language), ...(region !== null && { region }) },
  })
}

const digits = (text: string) => text.replaceAll(/[^\d+*#]/g, '')

function Way({
  href,
  urgent = false,
  icon,
  children,
}: {
  href: string
  urgent?: boolean
  icon: ReactNode
  children: ReactNode
}) {
  const away = href.startsWith('http')
  return (
    <a
      href={href}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-2 px-4 font-semibold wrap-anywhere hover:underline [&_svg]:size-4.5 [&_svg]:shrink-0',
        urgent ? 'bg-danger-fill text-white' : 'bg-soft text-on-soft',
      )}
    >
      {icon}
      {children}
    </a>
  )
}

function HelpLine({ line }: { line: Line }) {
  const { i18n } = useTranslation()
  const { region } = useUser()
  const regions = useMemo(
    () => new Intl.DisplayNames(tagOf(i18n.language), { type: 'region' }),
    [i18n.language],
  )
  const elsewhere = line.region !== '' && line.region !== region
  const about = [elsewhere && regions.of(line.region), line.hours, line.note].filter(Boolean)
  return (
    <li className="grid gap-2">
      <div>
        <p className="font-semibold">{line.name}</p>
        <p className="text-small text-text-2">{about.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {line.phone !== undefined && (
          <Way href={`tel:${digits(line.phone)}`} icon={<Phone aria-hidden />}>
            {line.phone}
          </Way>
        )}
        {line.text !== undefined && (
          <Way
            href={`sms:${digits(/\d[\d\s-]{2,}/.exec(line.text)?.[0] ?? line.text)}`}
            icon={<MessageSquareText aria-hidden />}
          >
            {line.text}
          </Way>
        )}
        {line.url !== undefined && (
          <Way href={line.url} icon={<ExternalLink aria-hidden />}>
            {new URL(line.url).hostname.replace(/^www\./, '')}
          </Way>
        )}
      </div>
    </li>
  )
}

function Emergency({ text }: { text: string }) {
  const { t } = useTranslation()
  const numbers = emergencyNumbers(text)
  if (numbers === null) return <p className="font-semibold">{text}</p>
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('chat.help.emergency')}</p>
      <div className="flex flex-wrap gap-2">
        {numbers.map((number) => (
          <Way key={number} href={`tel:${digits(number)}`} urgent icon={<Phone aria-hidden />}>
            {number}
          </Way>
        ))}
      </div>
    </div>
  )
}

/**
 * Emergency numbers, and lines that somebody in a crisis can call, write to or open.
 * @param nearest shows only the nearest lines until more are asked for
 */
export function HelpLines({
  nearest = false,
  className,
}: {
  nearest?: boolean
  className?: string
}) {
  const { t } = useTranslation()
  const { region } = useUser()
  const { data, error, refetch } = useHelpLines()
  const errorText = useErrorText()
  const [all, setAll] = useState(!nearest)
  if (error !== undefined)
    return (
      <div role="alert" className={cn('grid justify-items-start gap-2', className)}>
        <p>{errorText(error)}</p>
        <p className="font-semibold">{t('chat.help.emergency')}</p>
        <Button size="small" variant="secondary" onClick={() => void refetch()}>
          {t('app.action.retry')}
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <div className={cn('grid gap-3', className)} aria-busy="true">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    )
  const lines = all ? data.lines : nearestLines(data.lines, region)
  return (
    <div className={cn('grid gap-4', className)}>
      <Emergency text={data.emergency} />
      <ul className="grid gap-4">
        {lines.map((line) => (
          <HelpLine key={`${line.name} ${line.phone ?? line.url ?? line.text}`} line={line} />
        ))}
      </ul>
      {lines.length < data.lines.length && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {t('chat.help.more')}
        </Button>
      )}
    </div>
  )
}
