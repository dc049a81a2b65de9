import { beginGuest } from '../guest.ts'
import { bodySamples } from '../operation-samples.ts'
import type { Product } from '../product.ts'

/** Who sends the bad input, and what it may hit. */
export type People = {
  /** An administrator, of whom everything in `ids` is. */
  owner: { token: string; userId: string }
  guest: { token: string }
  /** Whose session may end by what they send; somebody new when it did. */
  leaver(): Promise<{ token: string }>
  /** Ids that lead somewhere: of the owner’s things, of somebody else’s, of nothing. */
  ids: readonly string[]
  /** Of somebody whom nobody minds to lose. */
  victimId: string
}

/** Operations after which their caller may be signed out. */
export const endsSession: ReadonlySet<string> = new Set([
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:sessionId',
  'POST /api/auth/sessions/cookie',
  'POST /api/auth/password',
  'POST /api/enterprise/privacy/delete-account',
  'POST /api/enterprise/privacy/delete-account/revoke',
  'DELETE /api/enterprise/privacy/delete-account',
])

export async function meetPeople(product: Product): Promise<People> {
  const admin = await product.administrator()
  const { token } = admin
  const companion = await product.companion(token)
  const made = async (path: string, key: string) => {
    const { body } = await product.call('POST', path, { token, body: bodySamples[key] })
    return typeof body?.id === 'string' ? [body.id as string] : []
  }
  const owned = [
    companion.id,
    ...(await made(`/api/memories/${companion.id}`, 'POST /api/memories/:companionId')),
    ...(await made('/api/scenarios', 'POST /api/scenarios')),
    ...(await made('/api/imports', 'POST /api/imports')),
    ...(await made('/api/avatars/templates', 'POST /api/avatars/templates')),
  ]
  const victim = await product.person()
  const theirs = await product.companion(victim.token)
  let leaving = await product.person()
  return {
    owner: { token, userId: admin.user.id },
    guest: await beginGuest(product),
    async leaver() {
      const { status } = await product.call('GET', '/api/auth/me', { token: leaving.token })
      if (status !== 200) leaving = await product.person()
      return leaving
    },
    ids: [...owned, ...owned, theirs.id, victim.user.id, '018f0000-0000-7000-8000-000000000000'],
    victimId: victim.user.id,
  }
}
