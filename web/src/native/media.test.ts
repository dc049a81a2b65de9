import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterShell, leaveShell } from '@/test/native-shell'
import { choosePicture, takePicture } from './camera'
import { listFiles } from './files'

const camera = vi.hoisted(() => ({ takePhoto: vi.fn(), chooseFromGallery: vi.fn() }))
const filesystem = vi.hoisted(() => ({ readdir: vi.fn() }))
vi.mock('@capacitor/camera', () => ({ Camera: camera }))
vi.mock('@capacitor/filesystem', () => ({
  Filesystem: filesystem,
  Directory: { Data: 'DATA' },
}))

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  camera.takePhoto.mockReset()
  camera.chooseFromGallery.mockReset()
  filesystem.readdir.mockReset()
})
afterEach(leaveShell)

describe('camera, gallery and files on a phone', () => {
  beforeEach(() => enterShell('ios'))

  it('takes pictures of quality 90 that can be edited', async () => {
    camera.takePhoto.mockResolvedValue({ webPath: 'capacitor://localhost/a.jpg' })
    expect(await takePicture()).toBe('capacitor://localhost/a.jpg')
    expect(camera.takePhoto).toHaveBeenCalledWith({ quality: 90, editable: 'in-app' })
  })

  it('chooses from the gallery alike', async () => {
    camera.chooseFromGallery.mockResolvedValue({ results: [{ webPath: 'https://localhost/b' }] })
    expect(await choosePicture()).toBe('https://localhost/b')
    expect(camera.chooseFromGallery).toHaveBeenCalledWith({ quality: 90, editable: 'in-app' })
  })

  it('has no picture and a line in the log when something fails', async () => {
    const log = logged()
    camera.takePhoto.mockRejectedValue(new Error('User denied access to camera'))
    camera.chooseFromGallery.mockResolvedValue({ results: [] })
    expect(await takePicture()).toBeNull()
    expect(log).toHaveBeenCalledOnce()
    expect(await choosePicture()).toBeNull()
  })

  it('lists files, and none when the folder cannot be read', async () => {
    const log = logged()
    const file = { name: 'a.txt', type: 'file', size: 1, mtime: 0, uri: 'file:///a.txt' }
    filesystem.readdir.mockResolvedValueOnce({ files: [file] })
    expect(await listFiles('saved')).toEqual([file])
    expect(filesystem.readdir).toHaveBeenCalledWith({ path: 'saved', directory: 'DATA' })
    filesystem.readdir.mockRejectedValueOnce(new Error('Folder does not exist'))
    expect(await listFiles('saved')).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('camera, gallery and files in a browser', () => {
  it('are not implemented: logged, null and empty', async () => {
    const log = logged()
    expect([await takePicture(), await choosePicture(), await listFiles('')]).toEqual([
      null,
      null,
      [],
    ])
    expect(log.mock.calls.map(([, error]) => String(error))).toEqual([
      'Error: Camera is unavailable: not implemented on web',
      'Error: Camera is unavailable: not implemented on web',
      'Error: Filesystem is unavailable: not implemented on web',
    ])
    expect(camera.takePhoto).not.toHaveBeenCalled()
  })
})
