import type { Play } from '@lumen/contracts/chat/play-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { anOwnModel } from '@/test/model-samples'
import { aReply } from '@/test/open-chat'
import { aPlay, startPlayServer } from '@/test/play-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

async function openPlay(
  play: Play | null = aPlay(),
  models: ReturnType<typeof anOwnModel>[] = [],
  more: Parameters<typeof startChatServer>[0] = {},
) {
  const messages = [aMessage(), aReply({ replyTo: 'message' })]
  const chat = startChatServer({ models, messages, ...more })
  const played = startPlayServer(play)
  const view = await renderApp({ path: '/chat' })
  await chat.connected()
  return { ...view, chat, ...played }
}
const strip = () => screen.findByRole('region', { name: '正在演「龙鳞集市」' })

describe('a play', () => {
  it('stands above its talk, with objectives that are ticked by hand', async () => {
    const { user, calls } = await openPlay()
    const region = within(await strip())
    const toggle = region.getByRole('button', { name: '目标 1/2' })
    expect(region.queryByRole('checkbox', { name: '换回自己的影子' })).toBeNull()
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(region.getByRole('checkbox', { name: '找到卖灯的人' })).toBeChecked()
    await user.click(region.getByRole('checkbox', { name: '换回自己的影子' }))
    expect(await region.findByRole('button', { name: '目标 2/2' })).toBeVisible()
    expect(calls).toEqual([{ path: 'objectives', body: { objective: 1, met: true } }])
    expect(region.getByText(/目标都达成了/)).toBeVisible()
  })

  it('tells how things stand, and lets one write otherwise', async () => {
    const sheet = [{ name: '灯油', value: '半壶' }]
    const { user, calls } = await openPlay(aPlay({ sheet }))
    const region = within(await strip())
    await user.click(region.getByRole('button', { name: '目标 1/2' }))
    const value = await region.findByRole('textbox', { name: '灯油的情形' })
    expect(value).toHaveValue('半壶')
    await user.clear(value)
    await user.type(value, '满了{Enter}')
    const filled = { name: '灯油', value: '满了' }
    await waitFor(() => expect(calls).toEqual([{ path: 'sheet', body: { sheet: [filled] } }]))
    await user.click(await region.findByRole('button', { name: '添一项' }))
    await user.type(region.getAllByRole('textbox', { name: '名字' })[1]!, '勇气')
    await user.type(region.getByRole('textbox', { name: '勇气的情形' }), '7{Enter}')
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ sheet: [filled, { name: '勇气', value: '7' }] }),
    )
    await user.click(await region.findByRole('button', { name: '去掉灯油' }))
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ sheet: [{ name: '勇气', value: '7' }] }),
    )
  })

  it('keeps what is written on while that is being noted', async () => {
    const play = aPlay({ sheet: [{ name: '灯油', value: '半壶' }] })
    const { user } = await openPlay(play)
    const noted = Promise.withResolvers<void>()
    server.use(
      http.put('*/api/plays/*/sheet', async ({ request }) => {
        await noted.promise
        return HttpResponse.json({ play: { ...play, ...((await request.json()) as object) } })
      }),
    )
    const region = within(await strip())
    await user.click(region.getByRole('button', { name: '目标 1/2' }))
    const value = await region.findByRole('textbox', { name: '灯油的情形' })
    await user.type(value, '{Enter}')
    await user.type(value, '，洒了{Enter}，又添了')
    const form = region.getByRole('form', { name: '眼下的情形' })
    expect(form).toHaveAttribute('aria-busy', 'true')
    noted.resolve()
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'))
    expect(value).toHaveValue('半壶，洒了，又添了')
  })

  it('ends when that is confirmed, and leaves the talk as it was', async () => {
    const { user, calls } = await openPlay()
    await user.click(within(await strip()).getByRole('button', { name: '结束场景' }))
    const dialog = within(await screen.findByRole('dialog', { name: '结束「龙鳞集市」？' }))
    await user.click(dialog.getByRole('button', { name: '接着演' }))
    expect(calls).toEqual([])
    await user.click(within(await strip()).getByRole('button', { name: '结束场景' }))
    const again = within(await screen.findByRole('dialog', { name: '结束「龙鳞集市」？' }))
    await user.click(again.getByRole('button', { name: '结束场景' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '正在演「龙鳞集市」' })).toBeNull(),
    )
    expect(calls).toMatchObject([{ path: 'end' }])
  })

  it('has dice where they decide and a model answers', async () => {
    const { user, calls } = await openPlay(aPlay(), [anOwnModel()])
    await user.click(await within(await strip()).findByRole('button', { name: '掷二十面骰' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls).toMatchObject([
      { path: 'roll', body: { clientMessageId: expect.stringMatching(/^.{36}$/) } },
    ])
  })

  it('is noticed when it begins elsewhere', async () => {
    const { chat, state } = await openPlay(null)
    await waitFor(() => expect(state.reads).toBeGreaterThan(0))
    state.play = aPlay()
    chat.send({
      type: 'message_changed',
      change: 'created',
      companionId: 'companion',
      message: aReply({ id: 'opening', position: '9' }),
    })
    expect(await strip()).toBeVisible()
  })

  it('stands otherwise as soon as another device changed it', async () => {
    const { chat, state } = await openPlay()
    const region = within(await strip())
    expect(await region.findByRole('button', { name: '目标 1/2' })).toBeVisible()
    const met = { text: '换回自己的影子', met: true }
    state.play = aPlay({ objectives: [{ text: '找到卖灯的人', met: true }, met] })
    chat.send({ type: 'play_changed', companionId: 'companion' })
    expect(await region.findByRole('button', { name: '目标 2/2' })).toBeVisible()
  })

  it('stands as it changed while an older answer was still on its way', async () => {
    const { chat, state } = await openPlay()
    const region = within(await strip())
    const answer = Promise.withResolvers<void>()
    state.held = answer.promise
    const before = state.reads
    chat.send({ type: 'play_changed', companionId: 'companion' })
    await waitFor(() => expect(state.reads).toBe(before + 1))
    const met = { text: '换回自己的影子', met: true }
    state.play = aPlay({ objectives: [{ text: '找到卖灯的人', met: true }, met] })
    chat.send({ type: 'play_changed', companionId: 'companion' })
    answer.resolve()
    expect(await region.findByRole('button', { name: '目标 2/2' })).toBeVisible()
  })

  it('shows who speaks in a scene of several, and lets them come and go', async () => {
    const companions = [aCompanion(), aCompanion({ id: 'ada', name: 'Ada' })]
    const messages = [
      aMessage(),
      aReply({ replyTo: 'message' }),
      aReply({
        id: 'ofAda',
        replyTo: 'message',
        content: '我看见一盏灯。',
        position: '3',
        speakerId: 'ada',
      }),
      aReply({ id: 'ofGone', content: '再见。', position: '4', speakerId: 'nobody' }),
    ]
    const cast = [
      { companionId: 'companion', here: true },
      { companionId: 'ada', here: true },
    ]
    const more = { companions, messages }
    const { user, calls } = await openPlay(aPlay({ cast }), [anOwnModel()], more)
    const ofAda = within(await screen.findByRole('article', { name: 'Ada说' }))
    expect(ofAda.getByText('我看见一盏灯。')).toBeVisible()
    expect(ofAda.getByText('Ada')).toBeVisible()
    expect(screen.getByRole('article', { name: '小忆说' })).toBeVisible()
    expect(screen.getByRole('article', { name: '离开了的伴侣说' })).toBeVisible()

    await user.click(await screen.findByRole('button', { name: '谁在场: 小忆, Ada' }))
    const dialog = within(await screen.findByRole('dialog', { name: '谁在这个场景里' }))
    expect(dialog.queryByRole('button', { name: /小忆/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: '让Ada离开' }))
    await user.click(await dialog.findByRole('button', { name: '请Ada进来' }))
    expect(await dialog.findByRole('button', { name: '让Ada离开' })).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([
      { companionId: 'ada', here: false },
      { companionId: 'ada', here: true },
    ])
  })

  it('offers choices where nobody but a script answers, and takes one', async () => {
    const choices = [
      { id: 'stay', text: '我留下来。' },
      { id: 'go', text: '我跟上去。' },
    ]
    const { user, calls } = await openPlay(aPlay({ script: { step: 3, choices } }))
    const list = within(await screen.findByRole('list', { name: '接下来怎么做' }))
    expect(within(await strip()).queryByRole('button', { name: '掷二十面骰' })).toBeNull()
    await user.click(list.getByRole('button', { name: '我跟上去。' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: '接下来怎么做' })).toBeNull())
    expect(calls).toEqual([{ path: 'choice', body: { choiceId: 'go', step: 3 } }])
  })
})
