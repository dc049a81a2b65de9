import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startBranchServer } from '@/test/branch-server'
import { aMessage } from '@/test/chat-samples'
import { aReply, openChat, said } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const now = new Date().toISOString()
const question = aMessage({ createdAt: now })
const reply = aReply({ replyTo: 'message', createdAt: now })
const later = aMessage({ id: 'later', content: '后来说的话', position: '3', createdAt: now })
const otherwise = aMessage({
  id: 'otherwise',
  content: '另一种说法',
  position: '4',
  createdAt: now,
})
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

it('goes on differently after a message, and back again', async () => {
  const { user, chat } = await openChat({ messages: [question, reply, later] })
  const branches = startBranchServer(chat)
  await said('后来说的话')
  const bubble = (await said('嗯，我在听。')).closest<HTMLElement>('article')!
  await user.click(within(bubble).getByRole('button', { name: '消息选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '从这里另起一支' }))
  expect(await screen.findByText('已从这里另起一支')).toBeVisible()
  await gone('后来说的话')
  expect(screen.getByText('嗯，我在听。')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '回到原来' }))
  expect(await said('后来说的话')).toBeVisible()
  expect(branches.calls).toEqual(['part reply', 'open companion'])
})

it('lists the branches, opens, deletes and restores them', async () => {
  const { user, chat, router } = await openChat({ messages: [question, reply, later] })
  const branches = startBranchServer(chat, { side: [question, reply, otherwise] })
  await user.click(screen.getByRole('button', { name: '小忆的选项' }))
  await user.click(await screen.findByRole('menuitem', { name: '分支与清空…' }))
  const window = async () => within(await screen.findByRole('dialog', { name: '分支' }))
  let dialog = await window()
  await user.click(await dialog.findByRole('button', { name: /^删除这个分支/ }))
  const deleted = within(await dialog.findByRole('region', { name: /已删除/ }))
  await user.click(deleted.getByRole('button', { name: /^恢复/ }))
  await user.click(await dialog.findByRole('button', { name: /^另一种说法/ }))
  expect(await said('另一种说法')).toBeVisible()
  await gone('后来说的话')
  expect(router.state.location.search).toBe('')

  await router.navigate('/chat/companion?branches')
  dialog = await window()
  await user.click(await dialog.findByRole('button', { name: '重新开始' }))
  await gone('另一种说法')
  expect(branches.calls).toEqual(['delete side', 'restore side', 'open side', 'part anew'])
})

it('turns from one branch to the next at the message where they part', async () => {
  const { user, chat } = await openChat({ messages: [question, reply, later] })
  const branches = startBranchServer(chat, { side: [question, otherwise] })
  chat.send({ type: 'talk_changed', companionId: 'companion' })
  const fork = within(await screen.findByRole('group', { name: '分支' }))
  expect(fork.getByText('第 1 支，共 2 支')).toBeInTheDocument()
  await user.click(fork.getByRole('button', { name: '下一支' }))
  expect(await said('另一种说法')).toBeVisible()
  await gone('后来说的话')
  expect(await fork.findByText('第 2 支，共 2 支')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(await said('后来说的话')).toBeVisible()
  await user.click(fork.getByRole('button', { name: '分支 1/2' }))
  expect(await screen.findByRole('dialog', { name: '分支' })).toBeVisible()
  expect(branches.calls).toEqual(['open side', 'open companion'])
})

it('clears a conversation, and brings it back', async () => {
  const { user, chat, router } = await openChat({ messages: [question, reply] })
  const branches = startBranchServer(chat)
  await said('嗯，我在听。')
  await router.navigate('/chat/companion?branches')
  const dialog = within(await screen.findByRole('dialog', { name: '分支' }))
  await user.click(await dialog.findByRole('button', { name: '清空对话' }))
  expect(await screen.findByText('对话已清空')).toBeVisible()
  await gone('嗯，我在听。')
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await said('嗯，我在听。')).toBeVisible()
  expect(branches.calls).toEqual(['clear', 'open companion'])
})

it('shows what another device opened, and nothing of what was shown before', async () => {
  const { chat } = await openChat({ messages: [question, reply, later] })
  const branches = startBranchServer(chat, { side: [question, otherwise] })
  await said('后来说的话')
  branches.show('side', [question, otherwise])
  chat.send({ type: 'talk_changed', companionId: 'companion' })
  expect(await said('另一种说法')).toBeVisible()
  await gone('后来说的话')
  await gone('嗯，我在听。')
})

it('leads to a message that stands in another branch, once that is opened', async () => {
  const { user, chat, router } = await openChat({ messages: [question, reply] })
  const branches = startBranchServer(chat, { side: [question, otherwise] })
  await said('嗯，我在听。')
  await router.navigate('/chat/companion?message=otherwise')
  expect(await screen.findByText('这条消息在另一个分支里')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '打开那个分支' }))
  const found = (await said('另一种说法')).closest('[data-item]')
  await waitFor(() => expect(found).toHaveFocus())
  expect(branches.calls).toEqual(['open side'])

  await router.navigate('/chat/companion?message=nowhere')
  expect(await screen.findByText('这条消息已经不在了')).toBeVisible()
})
