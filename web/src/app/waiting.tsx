import { useTranslation } from 'react-i18next'
import { PageLoading } from '@/ui/page-loading'
import { TalkLoading } from '@/ui/talk-loading'
import { useCurrentRoute } from './current-route'

/** Shown while the page of the address, or who asks for it, is not here yet: its name and its shape. */
export function Waiting({ text }: { text: string }) {
  const { t } = useTranslation()
  const route = useCurrentRoute()
  const Shape = route?.talk === true ? TalkLoading : PageLoading
  return <Shape title={t(route?.titleKey ?? 'route.notFound')} text={text} />
}
