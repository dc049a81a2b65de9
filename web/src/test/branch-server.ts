import type { TalkBranch, TalkBranches } from '@lumen/contracts/chat/branches'
import type { Message } from '@lumen/contracts/chat/schema'
import { http, HttpResponse } from 'msw'
import type { startChatServer } from './chat-server'
import { server } from './server'

type Chat = ReturnType<typeof startChatServer>

/** The branches of the one conversation of a chat server, each with all that it shows. */
export function startBranchServer(
  chat: Chat,
  others: Readonly<Record<string, readonly Message[]>> = {},
) {
  const aside = new Map(Object.entries(others))
  const deleted = new Set<string>()
  const calls: string[] = []
  let open = 'companion'

  const branchOf = (id: string, messages: readonly Message[]): TalkBranch => ({
    id,
    parentId: id === 'companion' ? null : 'companion',
    forkedFrom: id === 'companion' ? null : (chat.state.messages[0]?.id ?? null),
    createdAt: '2026-11-21T08:00:00.000Z',
    messages: messages.length,
    lastSpokenAt: messages.at(-1)?.createdAt ?? null,
    beginning: messages.at(-1)?.content ?? '',
    deletedAt: deleted.has(id) ? '2026-11-22T08:00:00.000Z' : null,
  })
  const list = (): TalkBranches => ({
    shown: open === 'companion' ? [open] : ['companion', open],
    branches: [[open, chat.state.messages] as const, ...aside].map(([id, messages]) =>
      branchOf(id, messages),
    ),
  })
  const show = (id: string, messages: readonly Message[]) => {
    if (open !== id) aside.set(open, chat.state.messages)
    aside.delete(id)
    deleted.delete(id)
    open = id
    chat.state.messages = [...messages]
  }
  const path = '*/api/messages/:id/branches'
  server.use(
    http.get(path, () => HttpResponse.json(list())),
    http.post(path, async ({ request }) => {
      const { after } = (await request.json()) as { after?: string }
      calls.push(`part ${after ?? 'anew'}`)
      const to = chat.state.messages.findIndex(({ id }) => id === after) + 1
      if (to < chat.state.messages.length) show('parted', chat.state.messages.slice(0, to))
      return HttpResponse.json(list())
    }),
    http.put(`${path}/:branchId/open`, ({ params }) => {
      const id = String(params['branchId'])
      calls.push(`open ${id}`)
      show(id, aside.get(id) ?? [])
      return HttpResponse.json(list())
    }),
    http.delete(`${path}/:branchId`, ({ params }) => {
      calls.push(`delete ${String(params['branchId'])}`)
      deleted.add(String(params['branchId']))
      return HttpResponse.json(list())
    }),
    http.post(`${path}/:branchId/restore`, ({ params }) => {
      calls.push(`restore ${String(params['branchId'])}`)
      deleted.delete(String(params['branchId']))
      return HttpResponse.json(list())
    }),
    http.post('*/api/messages/:id/clear', () => {
      const cleared = open
      calls.push('clear')
      show('anew', [])
      deleted.add(cleared)
      return HttpResponse.json({ cleared, ...list() })
    }),
    http.get('*/api/messages/:id/branch', ({ params }) => {
      const found = [...aside].find(([, messages]) =>
        messages.some(({ id }) => id === params['id']),
      )
      return found === undefined
        ? HttpResponse.json({ error: 'gone', code: 'not_found', requestId: 'r' }, { status: 404 })
        : HttpResponse.json({
            companionId: 'companion',
            branchId: found[0],
            deleted: deleted.has(found[0]),
          })
    }),
  )
  return { calls, show }
}
