import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { errorFixture } from '@/test/fixtures'
import { createTestTexts } from '@/test/render-app'
import { server } from '@/test/server'
import StatusPage from './status-page'

it('says that the status cannot be read instead of loading for ever, and asks again', async () => {
  server.use(
    http.get('*/api/status', () => HttpResponse.json(errorFixture('unavailable'), { status: 503 })),
  )
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <StatusPage />
    </I18nextProvider>,
  )
  expect(screen.getByRole('heading', { name: '各项服务' })).toBeVisible()
  expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeVisible()
  expect(screen.queryByRole('heading', { name: '各项服务' })).toBeNull()

  server.use(
    http.get('*/api/status', () =>
      HttpResponse.json({
        status: 'operational',
        checkedAt: '2026-11-21T08:00:00.000Z',
        services: [
          {
            id: 'media',
            name: 'Media',
            description: 'Avatars, pictures, speech and video',
            status: 'operational',
            uptime: null,
            responseTime: 3,
            days: [],
            off: ['video', 'storage', 'holograms'],
          },
        ],
        incidents: [],
      }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText('所有服务运行正常')).toBeVisible()
  expect(screen.getByText(/还不能生成视频：缺少 ffmpeg/)).toBeVisible()
  expect(screen.getByText(/暂时无法保存新文件/)).toBeVisible()
  expect(screen.queryByText(/holograms/)).toBeNull()
  expect(screen.getByText('最近 90 天没有发生事件。')).toBeVisible()

  server.use(
    http.get('*/api/status', () =>
      HttpResponse.json({
        status: 'degraded',
        checkedAt: '2026-11-21T08:01:00.000Z',
        services: [],
        incidents: [
          {
            id: '01990000-0000-7000-8000-000000000001',
            title: '聊天回复变慢',
            description: '',
            language: 'zh',
            status: 'investigating',
            severity: 'major',
            timestamp: '2026-11-21T07:50:00.000Z',
            resolvedAt: null,
            updates: [],
          },
        ],
      }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: '刷新' }))
  expect(await screen.findByText('正在处理：聊天回复变慢')).toBeVisible()
  expect(screen.queryByText('所有服务运行正常')).toBeNull()
})
