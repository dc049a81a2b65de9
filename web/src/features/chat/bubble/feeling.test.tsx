import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

it('says what one’s own message sounds like, as a guess', async () => {
  await openChat({ messages: [aMessage({ metadata: { emotion: 'sadness' } })] })
  expect(await screen.findByText('似乎有些难过')).toBeVisible()
})

it.each(['neutral', 'unheard-of'])('says nothing of one that is %s', async (emotion) => {
  await openChat({ messages: [aMessage({ metadata: { emotion } })] })
  expect(await screen.findByText('已送达')).toBeVisible()
  expect(screen.queryByText(/^似乎/)).toBeNull()
})
