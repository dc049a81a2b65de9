import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => {
  stubLayout()
  sessionStorage.clear()
})

async function open() {
  const chat = startChatServer({})
  const view = await renderApp({ path: '/companions' })
  const { user } = view
  const begin = async () => user.click(await screen.findByRole('button', { name: '新的伴侣' }))
  await begin()
  const next = () => user.click(screen.getByRole('button', { name: '下一步' }))
  const at = (title: string) => screen.findByRole('heading', { level: 3, name: new RegExp(title) })
  await at('选一张脸和声音')
  return { ...view, chat, begin, next, at }
}

describe('a companion made step by step', () => {
  it('asks one thing after the other, keeps what was chosen, and is looked over before it is made', async () => {
    const { user, chat, next, at } = await open()
    await user.click(screen.getByRole('radio', { name: /云奶奶/ }))
    await next()
    expect(await at('第 2 步，共 7 步')).toHaveFocus()
    const name = screen.getByRole('textbox', { name: '名字' })
    expect(name).toHaveValue('云奶奶')
    await user.clear(name)
    await next()
    expect(screen.getByText('给 Ta 起个名字吧')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '名字' }), '外婆{Enter}')
    await at('Ta 是什么样的')
    await user.click(screen.getByRole('button', { name: '上一步' }))
    await at('起个名字')
    expect(screen.getByRole('textbox', { name: '名字' })).toHaveValue('外婆')
    await next()
    expect(screen.getByRole('radio', { name: '关切' })).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: '幽默' }))
    await next()
    await user.type(screen.getByRole('textbox', { name: '说话风格' }), '慢慢地说')
    await next()
    await user.click(screen.getByRole('radio', { name: '像家人' }))
    await user.type(screen.getByRole('textbox', { name: '怎么称呼你' }), '乖乖')
    await next()
    await at('Ta 的生日')
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1950-01-02' } })
    await next()
    await at('再看一眼')
    expect(screen.getByText(/乖乖 · 我们像一家人/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '创建并开始聊天' }))
    expect(await screen.findByRole('heading', { level: 1, name: '外婆' })).toBeVisible()
    expect(chat.calls[0]?.body).toMatchObject({
      name: '外婆',
      face: 'yun',
      mood: 'caring',
      personality: { traits: ['gentle', 'supportive', 'wise', 'humorous'] },
      backstory: '我们像一家人。',
      persona: { speakingStyle: '慢慢地说', userName: '乖乖', greeting: '孩子，吃饭了没有？' },
      birth: { birthDate: '1950-01-02' },
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('goes on where it was left, or from the beginning', async () => {
    const { user, begin, next, at } = await open()
    await user.click(screen.getByRole('radio', { name: /诺亚/ }))
    await next()
    await at('起个名字')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await begin()
    await at('起个名字')
    expect(screen.getByRole('textbox', { name: '名字' })).toHaveValue('诺亚')
    await user.click(screen.getByRole('button', { name: '从头开始' }))
    await at('选一张脸和声音')
    expect(screen.getByRole('radio', { name: /小忆/ })).toBeChecked()
  })

  it('leads back to the birth that the server refused, and loses nothing', async () => {
    const { user, chat, next, at } = await open()
    for (const title of [
      '起个名字',
      'Ta 是什么样的',
      'Ta 怎么说话',
      '你们是什么关系',
      'Ta 的生日',
    ]) {
      await next()
      await at(title)
    }
    fireEvent.change(screen.getByLabelText('出生时间'), { target: { value: '02:30' } })
    await next()
    expect(screen.getByText('请填写出生日期')).toBeVisible()
    fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '2020-10-25' } })
    await next()
    await at('再看一眼')
    server.use(
      http.post(
        '*/api/companions',
        () => HttpResponse.json(errorFixture('birth_time_twice'), { status: 409 }),
        { once: true },
      ),
    )
    await user.click(screen.getByRole('button', { name: '创建并开始聊天' }))
    await user.click(await screen.findByRole('radio', { name: '先到的一次（拨钟之前）' }))
    await next()
    await user.click(await screen.findByRole('button', { name: '创建并开始聊天' }))
    await waitFor(() =>
      expect(chat.calls[0]?.body).toMatchObject({ birth: { disambiguation: 'earlier' } }),
    )
  })
})

it('is heard before it is made, as high as was chosen', async () => {
  const said: { text: string; pitch: number }[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Huihui', lang: 'zh-CN', localService: true }],
    speak: ({ text, pitch }: { text: string; pitch: number }) => said.push({ text, pitch }),
    cancel: () => undefined,
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    },
  )
  try {
    const { user, chat } = await open()
    fireEvent.keyDown(screen.getByRole('slider', { name: '音高' }), { key: 'Home' })
    await user.selectOptions(screen.getByRole('combobox', { name: '声音' }), 'onyx')
    await user.click(screen.getByRole('button', { name: '试听' }))
    expect(said[0]?.pitch).toBe(0.5)
    await user.click(screen.getByRole('button', { name: '就是 Ta 了' }))
    await waitFor(() =>
      expect(chat.calls[0]?.body).toMatchObject({ voice: { id: 'onyx', pitch: 0.5 } }),
    )
  } finally {
    vi.unstubAllGlobals()
  }
})
