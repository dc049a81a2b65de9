import { Phrase } from '@/i18n/phrase'
import { firstSentence } from '@/i18n/first-sentence'
import { cn } from '@/ui/class-names'

/** A reading that begins with one sentence to remember; the rest of it follows. */
export function Hook({
  text,
  language,
  className,
}: {
  text: string
  language: string
  className?: string
}) {
  const first = firstSentence(text, language)
  const rest = text.trim().slice(first.length).trim()
  return (
    <div lang={language} className={cn('grid gap-2', className)}>
      <p className="font-name text-h3 leading-snug font-bold text-balance md:text-h2">
        <Phrase>{first || '—'}</Phrase>
      </p>
      {rest !== '' && <p className="text-lg leading-relaxed">{rest}</p>}
    </div>
  )
}
