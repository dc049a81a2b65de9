import type { ClientFrame, ServerFrame } from '@lumen/contracts/frames'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { replyFrames, startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server, socket } from '@/test/server'

const text = '第一句。第二句。第三句。'

/** Answers every question in four chunks; the second reply waits for the line to come back. */
function answer({ resume }: { resume: boolean }) {
  let asked = 0
  let held: ReturnType<typeof replyFrames> | undefined
  server.use(
    socket.addEventListener('connection', ({ client }) => {
      const send = (...frames: ServerFrame[]) => {
        for (const frame of frames) client.send(JSON.stringify(frame))
      }
      client.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data as string) as ClientFrame
        if (frame.type === 'auth') send({ type: 'auth_success', userId: 'user', protocol: 2 })
        if (frame.type === 'ping') send({ type: 'pong' })
        if (frame.type === 'streaming_chat') {
          asked += 1
          const question = aMessage({
            id: `question-${asked}`,
            content: frame.content,
            clientMessageId: frame.clientMessageId ?? null,
            companionId: frame.companionId,
          })
          const { start, chunk, complete } = replyFrames(question, text, { id: `reply-${asked}` })
          const changed: ServerFrame = {
            type: 'message_changed',
            change: 'created',
            companionId: frame.companionId,
            message: question,
          }
          send(changed, start, chunk(0, 3), chunk(3, 6), chunk(6, 8))
          if (asked === 1) send(chunk(8, text.length), complete)
          else held = replyFrames(question, text, { id: `reply-${asked}` })
        }
        if (frame.type === 'resume' && held !== undefined)
          send(
            held.start,
            // Whoever leaves out what was missed is found out.
            held.chunk(resume ? frame.afterSeq : 10, text.length),
            held.complete,
          )
      })
    }),
  )
}

async function run() {
  const chat = startChatServer()
  const view = await renderApp({ path: '/streaming-test' })
  return { ...view, chat, start: () => screen.findByRole('button', { name: '开始诊断' }) }
}
const figure = (name: string) => screen.getByText(name).closest('div')

it('measures a reply, drops the line, takes it up again, and tidies up', async () => {
  const { user, chat, start } = await run()
  answer({ resume: true })
  await user.click(await start())
  await screen.findByRole('button', { name: '复制报告' })
  expect(screen.getAllByText('通过')).toHaveLength(5)
  expect(figure('片段数')).toHaveTextContent('4')
  expect(figure('字符数')).toHaveTextContent('12')
  expect(figure('接上后的文字')).toHaveTextContent('完整')
  expect(figure('第一个字')).toHaveTextContent(/ms/)
  const deleted = chat.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(deleted.toSorted()).toEqual(
    ['question-1', 'question-2', 'reply-1', 'reply-2'].map((id) => `/api/messages/${id}`),
  )
  const frames = within(screen.getByRole('region', { name: '数据帧' }))
  expect(frames.getAllByText(/streaming_chat/).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toContain('"token":"token"')
})

it('finds a server that leaves out what was missed', async () => {
  const { user, start } = await run()
  answer({ resume: false })
  await user.click(await start())
  await screen.findByRole('button', { name: '复制报告' })
  expect(figure('接上后的文字')).toHaveTextContent('有缺失')
})
