import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge'

/** That a picture was generated, and by what: a program of this server, or a named model. */
export function AiLabel({ model }: { model: string }) {
  const { t } = useTranslation()
  const by = model.startsWith('local/')
    ? t('avatars.label.local')
    : t('avatars.label.model', { model })
  return (
    <Badge tone="soft" className="max-w-full rounded-3! text-start whitespace-normal!">
      <Sparkles aria-hidden className="size-3.5 shrink-0" />
      {`${t('media.label')} · ${by}`}
    </Badge>
  )
}
