import { MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** No memories yet, or nobody yet to remember: the way to a first talk. */
export default function NoMemories({ companionId }: { companionId: string | null }) {
  const { t } = useTranslation()
  if (companionId === null)
    return (
      <EmptyState
        title={t('memoryCrystal.alone.title')}
        text={t('memoryCrystal.alone.text')}
        action={
          <Button asChild>
            <Link to="/home">{t('companions.create.open')}</Link>
          </Button>
        }
        className="mt-14"
      />
    )
  return (
    <EmptyState
      title={t('memories.empty.title')}
      text={t('memories.empty.text')}
      action={
        <Button asChild>
          <Link to={`/chat/${companionId}`}>
            <MessageCircleHeart aria-hidden className="size-4.5" />
            {t('memories.empty.action')}
          </Link>
        </Button>
      }
      className="mt-14"
    />
  )
}
