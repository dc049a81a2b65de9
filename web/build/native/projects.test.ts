import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import config from '../../capacitor.config.ts'
import { readApiBase } from './sync.ts'

const read = (path: string) =>
  readFileSync(new URL(`../../native/${path}`, import.meta.url), 'utf8')

describe('the Android project', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml')
  const filters = manifest.match(/<intent-filter[\s\S]*?<\/intent-filter>/g) ?? []
  const viewing = filters.filter((filter) => filter.includes('android.intent.action.VIEW'))

  it('opens links of its own scheme and, verified, of its server', () => {
    expect(viewing).toHaveLength(2)
    for (const filter of viewing) {
      expect(filter).toContain('android.intent.category.BROWSABLE')
      expect(filter).toContain('android.intent.category.DEFAULT')
    }
    expect(viewing[0]).toContain('<data android:scheme="lumen" />')
    expect(viewing[1]).toMatch(/android:autoVerify="true"/)
    expect(viewing[1]).toContain('<data android:scheme="https" android:host="${linkHost}" />')
    expect(read('android/app/build.gradle')).toContain('manifestPlaceholders = [linkHost:')
  })

  it('keeps sessions out of backups', () => {
    expect(manifest).toContain('android:allowBackup="false"')
  })

  it('has the status bar’s colour and the app’s id', () => {
    expect(read('android/app/src/main/res/values/colors.xml')).toContain(
      '<color name="colorPrimaryDark">#6B46C1</color>',
    )
    expect(read('android/app/build.gradle')).toContain(`applicationId "${config.appId}"`)
  })
})

describe('the iOS project', () => {
  const info = read('ios/App/App/Info.plist')
  const project = read('ios/App/App.xcodeproj/project.pbxproj')

  it('opens links of its own scheme and of its server', () => {
    expect(info).toMatch(
      /<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>lumen<\/string>\s*<\/array>/,
    )
    expect(read('ios/App/App/App.entitlements')).toContain(
      '<string>applinks:$(LUMEN_LINK_HOST)</string>',
    )
    expect(read('ios/lumen.xcconfig')).toContain('#include? "link.xcconfig"')
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2)
  })

  it('passes push tokens on', () => {
    const delegate = read('ios/App/App/AppDelegate.swift')
    expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications')
    expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications')
    expect(read('ios/App/App/App.entitlements')).toContain('<key>aps-environment</key>')
  })

  it('says in every language why it wants camera and microphone', () => {
    const folders = readdirSync(new URL('../../native/ios/App/App/', import.meta.url))
      .filter((name) => name.endsWith('.lproj') && name !== 'Base.lproj')
      .sort()
    expect(folders.map((name) => name.split(/[-.]/)[0])).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'ja',
      'ko',
      'pt',
      'zh',
    ])
    for (const folder of folders) {
      expect(read(`ios/App/App/${folder}/InfoPlist.strings`)).toMatch(
        /NSCameraUsageDescription = ".+";\nNSPhotoLibraryUsageDescription = ".+";\nNSMicrophoneUsageDescription = ".+";/,
      )
      expect(project).toContain(`${folder}/InfoPlist.strings`)
    }
  })

  it('refers only to objects it has, and has the app’s id', () => {
    const objects = new Set(
      [...project.matchAll(/^\t\t([0-9A-F]{24}) .*= \{/gm)].map(([, id]) => id),
    )
    const used = [...project.matchAll(/\b[0-9A-F]{24}\b/g)].map(([id]) => id)
    expect(used.filter((id) => !objects.has(id))).toEqual([])
    expect(project).toContain(`PRODUCT_BUNDLE_IDENTIFIER = ${config.appId};`)
  })
})

describe('the wrapper’s configuration', () => {
  it('colours the status bar before the page does', () => {
    expect(config.plugins?.['StatusBar']).toMatchObject({ backgroundColor: '#6B46C1' })
  })

  it.each([undefined, '', 'lumen.example', 'http://lumen.example', 'https://lumen.example/app'])(
    'refuses %s as the server’s address',
    (value) => {
      expect(() => readApiBase(value)).toThrow('Set VITE_API_BASE')
    },
  )

  it('takes an https origin', () => {
    expect(readApiBase('https://lumen.example').origin).toBe('https://lumen.example')
  })
})
