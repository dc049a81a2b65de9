import type { Companion } from '@lumen/contracts/chat/schema'
import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Skeleton } from '@/ui/skeleton'
import { recommendationLimit, useRecommendAvatarsQuery } from '../avatars-api'
import { TemplatePicture } from '../library/template-picture'
import { useTagText } from '../library/use-tag-text'

const shown = 2
const shownTags = 2

/** Templates near to the personality of a companion, and how near. Nothing when there are none. */
export function Recommendations({
  companion,
  disabled,
  onChoose,
}: {
  companion: Companion
  disabled: boolean
  onChoose: (template: AvatarTemplate) => void
}) {
  const { t } = useTranslation()
  const { data, isError } = useRecommendAvatarsQuery({
    body: { personalityData: companion.personality, limit: recommendationLimit },
  })
  if (isError || data?.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-small font-semibold text-text-2">{t('avatars.recommend.title')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {data === undefined
          ? [1, 2].map((place) => (
              <li key={place}>
                <Skeleton className="h-24 rounded-3!" />
              </li>
            ))
          : data
              .slice(0, shown)
              .map((template) => (
                <Recommendation
                  key={template.id}
                  template={template}
                  disabled={disabled}
                  onChoose={() => onChoose(template)}
                />
              ))}
      </ul>
      <p className="text-xs text-text-3">{t('avatars.recommend.how', { name: companion.name })}</p>
    </section>
  )
}

function Recommendation({
  template,
  disabled,
  onChoose,
}: {
  template: AvatarTemplate
  disabled: boolean
  onChoose: () => void
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const tagText = useTagText()
  const { name, matchScore, personalityTags } = template
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'conjunction' })
  const tags = personalityTags.slice(0, shownTags).map(tagText)
  return (
    <li className="grid">
      <button
        type="button"
        disabled={disabled}
        className="flex items-center gap-3 rounded-3 border border-line bg-surface p-2.5 text-start transition-[border-color,box-shadow] duration-160 hover:border-control hover:shadow-2 disabled:opacity-55"
        onClick={onChoose}
      >
        <TemplatePicture template={template} className="size-18 shrink-0 rounded-2" />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="line-clamp-2 font-semibold wrap-break-word hyphens-auto">{name}</span>
          <span className="truncate text-small text-text-2">{list.format(tags)}</span>
          {matchScore !== null && (
            <span className="grid gap-1 text-small">
              <span className="font-semibold tabular-nums">
                {t('avatars.recommend.match', { percent: format.percent(matchScore) })}
              </span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-violet-500"
                  style={{ width: `${matchScore * 100}%` }}
                />
              </span>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
