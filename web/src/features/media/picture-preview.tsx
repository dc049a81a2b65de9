import type { PicturePreview } from '@lumen/contracts/media/schema'
import { CircleSlash, Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'
import { cn } from '@/ui/class-names'
import { isWithoutSubject, type Preview } from './use-picture-preview'

/**
 * What of the words of a picture the painter of this server would show, before it is paid for. Its place
 * is kept while nothing is known; nothing where a model paints.
 */
export function PicturePreviewLine({
  id,
  of,
  className,
}: {
  id: string
  of: Preview
  className?: string
}) {
  const { t, i18n } = useTranslation()
  const { told, described, preview } = of
  if (!told) return null
  const list = (phrases: readonly string[]) =>
    new Intl.ListFormat(tagOf(i18n.language), { style: 'narrow', type: 'conjunction' }).format(
      phrases,
    )
  const values = { shown: list(preview?.shown ?? []), missing: list(preview?.notShown ?? []) }
  // While words change nothing is said, so that nothing is read aloud either.
  const key = preview?.local === true ? sentenceOf(preview) : described ? null : 'idle'
  const refused = isWithoutSubject(of)
  const Icon = refused ? CircleSlash : Eye
  return (
    <p
      id={id}
      role="status"
      className={cn(
        'flex items-start gap-2 text-small',
        refused ? 'text-danger' : key === 'idle' ? 'text-text-3' : 'text-text-2',
        className,
      )}
    >
      {key !== null && (
        <>
          <Icon aria-hidden className="mt-[.2em] size-4 shrink-0" />
          <span className="min-w-0 break-words">{t(`media.preview.${key}`, values)}</span>
        </>
      )}
    </p>
  )
}

function sentenceOf({ shown, notShown, mainSubjectShown }: PicturePreview) {
  if (!mainSubjectShown) return 'refused'
  if (notShown.length > 0) return shown.length > 0 ? 'some' : 'missing'
  return shown.length > 0 ? 'shown' : 'open'
}
