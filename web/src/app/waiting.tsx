import { useTranslation } from 'react-i18next'
import { HomeLoading } from '@/ui/home-loading'
import { PageLoading } from '@/ui/page-loading'
import { TalkLoading } from '@/ui/talk-loading'
import { useCurrentRoute } from './current-route'

const shapes = { talk: TalkLoading, home: HomeLoading } as const

/** Shown while the page of the address, or who asks for it, is not here yet: its name and its shape. */
export function Waiting({ text }: { text: string }) {
  const { t } = useTranslation()
  const route = useCurrentRoute()
  const Shape = route?.shape === undefined ? PageLoading : shapes[route.shape]
  return <Shape title={t(route?.titleKey ?? 'route.notFound')} text={text} />
}
