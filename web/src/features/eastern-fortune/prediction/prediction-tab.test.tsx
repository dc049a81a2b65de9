import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startEasternServer } from '@/test/eastern-server'
import { renderApp } from '@/test/render-app'

it('predicts from the kept birth, and by the animal alone for another one', async () => {
  const { calls } = startEasternServer({ known: true })
  const first = await renderApp({ path: '/eastern-fortune?tab=prediction' })
  expect(await screen.findByText('按八字命盘推算')).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: '生成运势预测' }))
  await screen.findByRole('meter', { name: '总分' })
  expect(calls.at(-1)?.body).toMatchObject({ zodiac: 'horse', baziChart: { day: '丙寅' } })
  first.unmount()

  const second = await renderApp({ path: '/eastern-fortune?tab=prediction&animal=dragon' })
  await second.user.click(await screen.findByRole('button', { name: '生成运势预测' }))
  await screen.findByRole('meter', { name: '总分' })
  expect(calls.at(-1)?.body).toMatchObject({ zodiac: 'dragon', baziChart: null })
})
