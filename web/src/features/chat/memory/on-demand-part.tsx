import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useOnDemand } from '@/ui/use-on-demand'

/**
 * A part of the chat whose code comes after the page; `waiting` keeps its place. `broken` stands
 * there when the code could not be had, with what asks for it again.
 */
export function OnDemandPart<P extends object>({
  load,
  waiting,
  broken,
  ...props
}: P & {
  load: () => Promise<{ default: ComponentType<P> }>
  waiting: ReactNode
  broken?: (retry: () => void) => ReactNode
}) {
  const [part, request, failed] = useOnDemand(load)
  useEffect(() => request(), [request])
  if (part === null) return failed && broken !== undefined ? broken(request) : waiting
  const Part = part.default
  return <Part {...(props as unknown as P)} />
}
