import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReportButton } from '@/features/reports'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { TemplatePicture } from './template-picture'
import { useTagText } from './use-tag-text'

const shownTags = 2

/** A template: its picture, name and two of its traits. Choosing it makes an avatar in its style. */
export function TemplateCard({
  template,
  onChoose,
  onDelete,
}: {
  template: AvatarTemplate
  onChoose: () => void
  /** Own templates can be deleted. */
  onDelete?: () => void
}) {
  const { t } = useTranslation()
  const tagText = useTagText()
  const { name, description, styleType, personalityTags } = template
  return (
    <li className="relative grid">
      <button
        type="button"
        title={description}
        className="grid content-start gap-2 rounded-3 border border-line bg-surface p-2 text-start transition-[border-color,box-shadow] duration-160 hover:border-control hover:shadow-2"
        onClick={onChoose}
      >
        <TemplatePicture template={template} className="w-full rounded-2" />
        <span className="grid min-w-0 gap-1 px-1 pb-1">
          <span className="line-clamp-2 font-semibold wrap-break-word hyphens-auto">{name}</span>
          <span className="text-xs text-text-3">{t(`media.style.${styleType}`)}</span>
          <span className="flex min-w-0 flex-wrap gap-1">
            {personalityTags.slice(0, shownTags).map((tag) => (
              <Badge key={tag} className="max-w-full px-2">
                <span className="truncate">{tagText(tag)}</span>
              </Badge>
            ))}
          </span>
        </span>
      </button>
      {!template.isCustom && (
        <ReportButton
          target={{ kind: 'template', targetId: template.id }}
          name={name}
          className="absolute top-3 right-3 bg-surface/90 shadow-1 hover:bg-surface!"
        />
      )}
      {onDelete !== undefined && (
        <IconButton
          label={t('avatars.library.delete.label', { name })}
          size="small"
          variant="danger"
          className="absolute top-3 right-3 bg-surface/90 shadow-1 hover:bg-surface!"
          onClick={onDelete}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  )
}
