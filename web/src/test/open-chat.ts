import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aMessage } from './chat-samples'
import { startChatServer } from './chat-server'
import { renderApp } from './render-app'

/** The app on the chat page, connected, with a server of its own. */
export async function openChat(
  options: Parameters<typeof startChatServer>[0] = {},
  path = '/chat',
) {
  const chat = startChatServer(options)
  const view = await renderApp({ path })
  const box = await screen.findByRole('textbox', { name: /消息$/ })
  await chat.connected()
  return { ...view, chat, box }
}

/** Chooses something from the menu at the beginning of the composer. */
export async function fromComposerMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: '还可以这样说' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

export const log = () => screen.getByRole('log')
export const said = (text: string) => screen.findByText(text)

/** A companion’s message. */
export const aReply = (changes: Partial<ReturnType<typeof aMessage>> = {}) =>
  aMessage({ id: 'reply', isFromUser: false, content: '嗯，我在听。', position: '2', ...changes })
