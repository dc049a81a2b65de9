import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { startSkyServer } from '@/test/sky-server'

it('predicts from the kept birth without asking for it again', async () => {
  startSkyServer({ own: 'taurus' })
  const asked: unknown[] = []
  server.use(
    http.post('*/api/astrology/fortune', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(errorFixture('unavailable'), { status: 503 })
    }),
  )
  const { user } = await renderApp({ path: '/astrology?tab=fortune' })
  await user.click(await screen.findByRole('button', { name: '本月' }))
  expect(await screen.findByText('没能完成预测')).toBeVisible()
  expect(asked[0]).toMatchObject({
    period: 'month',
    zodiacSign: 'taurus',
    baziChart: { year: '庚午', day: '丙寅' },
  })
})
