import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useOnDemand } from '@/ui/use-on-demand'

/** A part of the chat whose code comes after the page; `waiting` keeps its place. */
export function OnDemandPart<P extends object>({
  load,
  waiting,
  ...props
}: P & { load: () => Promise<{ default: ComponentType<P> }>; waiting: ReactNode }) {
  const [part, request] = useOnDemand(load)
  useEffect(() => request(), [request])
  if (part === null) return waiting
  const Part = part.default
  return <Part {...(props as unknown as P)} />
}
