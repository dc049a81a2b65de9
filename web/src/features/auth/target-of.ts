/**
 * Where to go afterwards: what the address names as `next`, else where somebody came from. Only paths
 * of this product, and never back to this page.
 */
export function targetOf(state: unknown, next: string | null = null): string {
  const before =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const from = next ?? before
  return typeof from === 'string' && /^\/(?![/\\]|auth\b)/.test(from) ? from : '/'
}

/** The same for who is new here: whoever wanted nowhere else meets a companion first. */
export const newcomersTarget = (target: string): string => (target === '/' ? '/welcome' : target)
