import type { CrisisResources } from '@lumen/contracts/chat/schema'
import { ExternalLink, MessageSquareText, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { useGetHelpLinesQuery } from '../chat-api'

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

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const away = href.startsWith('http')
  return (
    <a
      href={href}
      {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="inline-flex min-h-11 items-center gap-2 rounded-2 bg-soft px-4 font-semibold wrap-anywhere text-on-soft hover:underline [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {icon}
      {children}
    </a>
  )
}

const HelpLine = ({ line }: { line: Line }) => (
  <li className="grid gap-2">
    <div>
      <p className="font-semibold">{line.name}</p>
      <p className="text-small text-text-2">
        {line.hours}
        {line.note !== undefined && ` · ${line.note}`}
      </p>
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

/** Lines that somebody in a crisis can call, write to or open, and the emergency number. */
export function HelpLines({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useHelpLines()
  const errorText = useErrorText()
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
  return (
    <div className={cn('grid gap-4', className)}>
      <p className="font-semibold">{data.emergency}</p>
      <ul className="grid gap-4">
        {data.lines.map((line) => (
          <HelpLine key={line.name} line={line} />
        ))}
      </ul>
    </div>
  )
}
