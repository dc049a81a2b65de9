import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, startAvatarServer } from '@/test/avatar-server'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { stubLayout } from '@/test/stub-layout'

type Drawn = { part: number[]; size: number; type: string | undefined }

/** The DOM of tests neither reads pictures nor draws: pictures are 2000 × 1000, drawing is noted. */
function stubPictures({ readable = true } = {}): Drawn[] {
  const drawn: Drawn[] = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const image = HTMLImageElement.prototype
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(2000)
  vi.spyOn(image, 'naturalHeight', 'get').mockReturnValue(1000)
  Object.defineProperty(image, 'decode', {
    configurable: true,
    value: () => (readable ? Promise.resolve() : Promise.reject(new Error('no picture'))),
  })
  let part: number[] = []
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...numbers: number[]) => {
      part = numbers
    },
  } as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    take,
    type,
  ) {
    drawn.push({ part, size: this.width, type })
    take(new Blob(['x'], { type: type ?? 'image/png' }))
  })
  return drawn
}

beforeEach(stubLayout)

async function openUpload() {
  startChatServer()
  const avatars = startAvatarServer()
  const view = await renderApp({ path: '/companions' })
  await view.user.click(await screen.findByRole('button', { name: '账户菜单' }))
  await view.user.click(await screen.findByRole('button', { name: '换我的头像' }))
  await view.user.click(await screen.findByRole('tab', { name: '上传' }))
  const inside = within(screen.getByRole('dialog', { name: '我的头像' }))
  const choose = (file: File) =>
    fireEvent.change(inside.getByLabelText('选择图片', { selector: 'input' }), {
      target: { files: [file] },
    })
  return { ...view, ...avatars, inside, choose }
}
const jpeg = (name = 'me.jpg') => new File(['jpeg'], name, { type: 'image/jpeg' })

describe('an uploaded avatar', () => {
  it('is cut to a square by keys and slider, sent as a JPEG of 1024 px at most, and worn', async () => {
    const drawn = stubPictures()
    const { user, inside, choose, calls, store } = await openUpload()
    expect(inside.getByText(/支持 JPG、PNG 格式/)).toBeVisible()
    choose(jpeg())
    const frame = await inside.findByRole('application', { name: '裁剪区域' })
    expect(inside.getByText(/1,000 × 1,000 像素/)).toBeVisible()
    frame.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await user.click(inside.getByRole('button', { name: '上传头像' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [picture] = drawn
    // The largest square, two steps of a twentieth of its side to the right of the middle.
    expect(picture?.part.slice(0, 4).map(Math.round)).toEqual([600, 0, 1000, 1000])
    expect(picture).toMatchObject({ size: 1000, type: 'image/jpeg' })
    expect(calls.at(-1)).toEqual({
      path: 'POST /api/user/avatar/upload',
      body: { name: 'avatar.jpg', type: 'image/jpeg' },
    })
    expect(await screen.findByText('头像上传成功')).toBeVisible()
    expect(store.getState().session.user?.profileImageUrl).toBe('/api/media/objects/uploaded')
  })

  it('is zoomed by wheel, plus and slider, moved by dragging and by a click', async () => {
    const drawn = stubPictures()
    const { user, inside, choose } = await openUpload()
    choose(new File(['png'], 'me.png', { type: 'image/png' }))
    const frame = await inside.findByRole('application', { name: '裁剪区域' })
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 0, width: 200, height: 200 }),
    )
    const slider = inside.getByRole('slider', { name: '缩放' })
    frame.focus()
    await user.keyboard('+')
    expect(Number(slider.getAttribute('aria-valuenow'))).toBeCloseTo(1.15)
    // The wheel of this DOM has no place of its own.
    const turn = createEvent.wheel(frame, { deltaY: -200 })
    fireEvent(frame, Object.assign(turn, { clientX: 100, clientY: 100 }))
    expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThan(1.5)
    fireEvent.keyDown(slider, { key: 'End' })
    expect(slider).toHaveAttribute('aria-valuenow', '6')
    fireEvent.keyDown(slider, { key: 'Home' })
    const pointer = { pointerId: 1, button: 0, isPrimary: true }
    // A drag of half the window to the left shows half a side more of the right.
    fireEvent.pointerDown(frame, { ...pointer, clientX: 150, clientY: 100 })
    fireEvent.pointerMove(frame, { ...pointer, clientX: 50, clientY: 100 })
    fireEvent.pointerUp(frame, { ...pointer, clientX: 50, clientY: 100 })
    await user.click(inside.getByRole('button', { name: '上传头像' }))
    await waitFor(() => expect(drawn[0]?.part[0]).toBe(1000))
    expect(drawn[0]).toMatchObject({ type: 'image/png' })
  })

  it('puts in the middle what is clicked', async () => {
    const drawn = stubPictures()
    const { user, inside, choose } = await openUpload()
    choose(jpeg())
    const frame = await inside.findByRole('application', { name: '裁剪区域' })
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ x: 0, y: 0, width: 200, height: 200 }),
    )
    const point = { pointerId: 1, button: 0, clientX: 50, clientY: 100 }
    fireEvent.pointerDown(frame, point)
    fireEvent.pointerUp(frame, point)
    await user.click(inside.getByRole('button', { name: '上传头像' }))
    await waitFor(() => expect(drawn[0]?.part[0]).toBe(250))
  })

  it('takes pictures only, of 5 MB at most, that can be read', async () => {
    stubPictures({ readable: false })
    const { inside, choose } = await openUpload()
    choose(new File(['x'], 'a.txt', { type: 'text/plain' }))
    expect(await screen.findByText('文件类型错误')).toBeVisible()
    expect(inside.getByText('请选择图片文件')).toBeVisible()
    const large = jpeg()
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 })
    choose(large)
    expect(await screen.findByText('文件过大')).toBeVisible()
    expect(inside.getByText('请选择小于5MB的图片文件')).toBeVisible()
    // A drawing of this kind is a document that may hold scripts.
    choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    expect(await inside.findByText('请选择图片文件')).toBeVisible()
    choose(jpeg('text.png'))
    expect(await screen.findByText('图片打不开')).toBeVisible()
    expect(inside.queryByRole('application')).toBeNull()
  })

  it('can be dropped', async () => {
    stubPictures()
    const { inside } = await openUpload()
    const place = inside.getByText('把图片拖到这里，或选择文件')
    fireEvent.dragOver(place, { dataTransfer: { files: [] } })
    fireEvent.drop(place, { dataTransfer: { files: [jpeg()] } })
    expect(await inside.findByRole('application', { name: '裁剪区域' })).toBeVisible()
  })

  it('stays open to be sent again when the server refuses it', async () => {
    stubPictures()
    const { user, inside, choose, state } = await openUpload()
    state.upload = () => refusal('picture_too_large', 413)
    choose(jpeg())
    await user.click(await inside.findByRole('button', { name: '上传头像' }))
    expect(await screen.findByText('上传失败')).toBeVisible()
    expect(screen.getByText('图片的像素太多了，请先缩小尺寸。')).toBeVisible()
    state.upload = () => refusal('internal', 500)
    await user.click(inside.getByRole('button', { name: '上传头像' }))
    expect(await screen.findByText('头像上传失败，请重试')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '换一张图片' }))
    expect(await inside.findByText('把图片拖到这里，或选择文件')).toBeVisible()
  })
})
