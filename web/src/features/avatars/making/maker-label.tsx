import { Cog, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isByProgram } from '@/features/media'
import { Badge } from '@/ui/badge'

/** Who made a picture: a program of this server, or AI and the model's name. */
export function MakerLabel({ model }: { model: string }) {
  const { t } = useTranslation()
  const byProgram = isByProgram(model)
  const Icon = byProgram ? Cog : Sparkles
  return (
    <Badge tone="soft" className="max-w-full rounded-3! text-start whitespace-normal!">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {byProgram
        ? t('media.byProgram')
        : `${t('media.label')} · ${t('avatars.byModel', { model })}`}
    </Badge>
  )
}
