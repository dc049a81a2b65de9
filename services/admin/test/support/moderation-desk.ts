import { newId } from '@lumen/database/ids'
import type { Caller } from '@lumen/http/identity'
import { someCaller, type AdminStack, type Instance } from './admin-stack.ts'
import type { serveOwners } from './content-owners.ts'

export type Owners = Awaited<ReturnType<typeof serveOwners>>

/** Two administrators, of whom each decides what the other did not. */
export const first = { ...someCaller(), role: 'admin' as const }
export const second = { ...someCaller(), role: 'admin' as const }

/** Reports and decisions as clients make them; what they need is there once the tests begin. */
export function openDesk(parts: () => { stack: AdminStack; admin: Instance; owners: Owners }) {
  const ask = (caller: Caller, method: string, path: string, body?: object) => {
    const { stack, admin } = parts()
    return stack.call(admin, method, path, { caller, ...(body !== undefined && { body }) })
  }
  return {
    ask,
    /** Somebody reports what their companion said. */
    async report(caller = someCaller(), change: object = {}) {
      const targetId = newId()
      parts().owners.messages.set(targetId, caller.userId)
      const body = { id: newId(), kind: 'message', targetId, reason: 'hate', ...change }
      return { caller, body, answer: await ask(caller, 'POST', '/api/reports', body) }
    },
    decide: (actor: Caller, id: string, version: number, action: string, reason = 'As told') =>
      ask(actor, 'POST', `/api/admin/moderation/${id}/decision`, {
        version,
        action,
        rule: 'hate',
        reason,
      }),
  }
}
