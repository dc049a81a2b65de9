import type { Companion } from '@lumen/contracts/chat/schema'
import { Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useCapability } from '@/features/media'
import { IconButton } from '@/ui/icon-button'
import { callParam } from './call-param'

const CallWindow = lazy(() => import('./call-window'))

/** Leads to a call with a companion, where this server hears and speaks; shows nothing elsewhere. */
export default function CallPlace({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const capability = useCapability('call')
  if (capability?.available !== true) return null
  const close = () =>
    setParams(
      (all) => {
        all.delete(callParam)
        return all
      },
      { replace: true },
    )
  return (
    <>
      <IconButton
        data-call
        label={t('call.start')}
        aria-haspopup="dialog"
        onClick={() => setParams({ [callParam]: '' })}
      >
        <Phone />
      </IconButton>
      {params.has(callParam) && (
        <Suspense fallback={null}>
          <CallWindow key={companion.id} companion={companion} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
