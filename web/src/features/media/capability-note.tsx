import { Info, PowerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useGetMediaCapabilitiesQuery } from './media-api'
import type { Capability, CapabilityName } from './media-types'

/** What can be made here; undefined while it is asked for or could not be asked for. */
export function useCapability(name: CapabilityName): Capability | undefined {
  const { data } = useGetMediaCapabilitiesQuery()
  return data?.[name]
}

/** Who makes it, where that is the local engine; or that nothing does, and how to switch it on. */
export function CapabilityNote({ name, className }: { name: CapabilityName; className?: string }) {
  const { t } = useTranslation()
  const capability = useCapability(name)
  if (capability === undefined) return null
  if (capability.available)
    return capability.provider === 'local' ? (
      <p className={cn('flex items-start gap-2 text-small text-text-3', className)}>
        <Info aria-hidden className="mt-[.2em] size-4 shrink-0" />
        {t(`media.local.${name}`)}
      </p>
    ) : null
  return (
    <div role="status" className={cn('rounded-3 bg-warn/12 px-4 py-3', className)}>
      <p className="flex items-start gap-2 font-semibold">
        <PowerOff aria-hidden className="mt-[.25em] size-4.5 shrink-0 text-warn" />
        {t(`media.off.${name}`)}
      </p>
      {capability.reason !== null && (
        <p className="mt-1 text-small break-words text-text-2">{capability.reason}</p>
      )}
    </div>
  )
}
