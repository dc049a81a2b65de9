import { Info, PowerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useGetMediaCapabilitiesQuery } from './media-api'
import type { Capability, CapabilityName, MediaCapabilities } from './media-types'

/** What can be made here; undefined while it is asked for or could not be asked for. */
export function useCapability(name: keyof MediaCapabilities): Capability | undefined {
  const { data } = useGetMediaCapabilitiesQuery()
  return data?.[name]
}

/** Who makes it, the local engine or, of pictures, a model; or that nothing does, and how to switch it on. */
export function CapabilityNote({
  name,
  instead,
  className,
}: {
  name: CapabilityName
  /** Said in place of who makes it, where it can be made. */
  instead?: string | undefined
  className?: string
}) {
  const { t } = useTranslation()
  const capability = useCapability(name)
  if (capability === undefined) return null
  if (capability.available) {
    const by =
      capability.provider === 'local'
        ? name === 'speech' && capability.neural === true
          ? t('media.neural.speech', { model: capability.model?.replace(/^own\//, '') ?? '' })
          : t(`media.local.${name}`)
        : name === 'image' && t('media.provided', { model: capability.model ?? '' })
    return by === false ? null : (
      <p className={cn('flex items-start gap-2 text-small text-text-3', className)}>
        <Info aria-hidden className="mt-[.2em] size-4 shrink-0" />
        <span className="min-w-0 break-words">{instead ?? by}</span>
      </p>
    )
  }
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
