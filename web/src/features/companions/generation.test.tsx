import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { anOwnModel, aRemoteModel } from '@/test/model-samples'
import { renderApp } from '@/test/render-app'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

/** The window in which the one companion is changed, with its advanced part open. */
async function openAdvanced(options: Parameters<typeof startChatServer>[0]) {
  const chat = startChatServer(options)
  const { user } = await renderApp({ path: '/chat' })
  await user.click(await screen.findByRole('button', { name: '小忆的选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑伴侣' }))
  await user.click(dialog.getByText('高级'))
  await dialog.findByRole('combobox', { name: '由谁回答' })
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(chat.calls).toHaveLength(1))
    return chat.calls[0]?.body
  }
  return { user, dialog, save }
}

const models = [aRemoteModel(), anOwnModel()]

describe('the advanced part of a companion', () => {
  it('offers models by their provider, and says where the talk goes', async () => {
    const { user, dialog, save } = await openAdvanced({ models })
    const who = dialog.getByRole('combobox', { name: '由谁回答' })
    expect(who).toHaveDisplayValue('当前在线的模型')
    expect(await dialog.findByRole('group', { name: '本机模型' })).toBeInTheDocument()
    await user.selectOptions(who, 'gpt-6-luna')
    expect(dialog.getByText('对话会发送给 OpenAI。')).toBeVisible()
    await user.selectOptions(who, 'Qwen3 4B')
    expect(dialog.getByText('回复在本站自己的设备上写成。')).toBeVisible()
    expect(await save()).toMatchObject({
      generation: { ...usualGeneration, model: { providerId: 'own', model: 'qwen3-4b' } },
    })
  })

  it('shows what is usual for the model, and goes back to it', async () => {
    const { user, dialog, save } = await openAdvanced({ models, generation: { topP: 0.5 } })
    // Nothing is known of the model that answers, until another one is chosen.
    await user.selectOptions(dialog.getByRole('combobox', { name: '由谁回答' }), 'Qwen3 4B')
    const temperature = dialog.getByRole('slider', { name: '温度' })
    expect(temperature).toHaveAttribute('aria-valuetext', '默认（0.7）')
    fireEvent.keyDown(temperature, { key: 'ArrowRight' })
    expect(temperature).toHaveAttribute('aria-valuetext', '0.75')
    await user.click(dialog.getByRole('button', { name: '恢复默认：Top-p' }))
    expect(dialog.getByRole('slider', { name: 'Top-p' })).toHaveAttribute(
      'aria-valuetext',
      '默认（0.8）',
    )
    expect(dialog.getByRole('slider', { name: '回复长度上限' })).toHaveAttribute(
      'aria-valuetext',
      '默认',
    )
    expect(await save()).toMatchObject({ generation: { temperature: 0.75, topP: null } })
  })

  it('says that the chosen model is away, and keeps it', async () => {
    const model = { providerId: 'own', model: 'qwen3-4b' }
    const { dialog } = await openAdvanced({ models: [aRemoteModel()], generation: { model } })
    expect(await dialog.findByText('qwen3-4b 现在连不上。')).toBeVisible()
    expect(dialog.getByRole('combobox', { name: '由谁回答' })).toHaveDisplayValue('qwen3-4b')
  })
})
