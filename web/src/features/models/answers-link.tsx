import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { answersOf } from './answering'
import { useModels } from './use-models'

/**
 * Who answers, in a word or two, and the way to where that is explained.
 * @param script what the offline companion is called here
 * @param short what is shown of that where there is little room
 */
export function AnswersLink({ script, short }: { script?: string; short?: string | undefined }) {
  const { t } = useTranslation()
  const { data } = useModels()
  if (data === undefined) return null
  const { title } = answersOf(data)
  const name = title ?? script ?? t('models.who.offline')
  return (
    <Link
      to="/settings/model"
      aria-label={t('models.answersLink', { name })}
      className="rounded-1 py-2.5 text-text-2 underline-offset-4 hover:text-link hover:underline"
    >
      {title ?? short ?? name}
    </Link>
  )
}
