import type { Notification, PreferenceKind, PushPayload } from '@lumen/contracts/auth/notifications'
import type { Language } from '@lumen/contracts/languages'

/** A notification that devices are told of. */
export type PushedNotification = Exclude<Notification, { kind: 'welcome' }>

type Text = readonly [title: string, body: string]

/**
 * Title and body by kind and language, in the words of the web’s own list (its `notifications` texts).
 * `{{device}}` and `{{media}}` are filled in; names of companions are chat’s, and stay there.
 */
const texts: Readonly<Record<PreferenceKind, Readonly<Record<Language, Text>>>> = {
  'new-sign-in': {
    zh: ['新设备登录', '{{device}} 登录了你的账户。如果不是你，请立即修改密码。'],
    en: [
      'New sign-in',
      'Your account was used on {{device}}. If this wasn’t you, change your password now.',
    ],
    ja: [
      '新しいデバイスでのログイン',
      '{{device}} からログインがありました。心当たりがなければ、すぐにパスワードを変更してください。',
    ],
    ko: [
      '새 기기에서 로그인',
      '{{device}}에서 계정에 로그인했어요. 본인이 아니라면 바로 비밀번호를 바꿔 주세요.',
    ],
    fr: [
      'Nouvelle connexion',
      'Votre compte a été ouvert depuis {{device}}. Si ce n’était pas vous, changez votre mot de passe sans attendre.',
    ],
    de: [
      'Neue Anmeldung',
      'Anmeldung auf {{device}}. Warst du das nicht, ändere bitte sofort dein Passwort.',
    ],
    es: [
      'Nuevo inicio de sesión',
      'Se ha entrado en tu cuenta desde {{device}}. Si no has sido tú, cambia la contraseña ahora mismo.',
    ],
    pt: [
      'Novo acesso',
      'Sua conta foi acessada em {{device}}. Se não foi você, troque a senha agora.',
    ],
  },
  'password-changed': {
    zh: ['密码已修改', '其他设备已经退出登录。如果不是你改的，请联系我们。'],
    en: [
      'Password changed',
      'Your other devices have been signed out. If you didn’t do this, please contact us.',
    ],
    ja: [
      'パスワードが変更されました',
      'ほかのデバイスはログアウトされました。心当たりがなければ、ご連絡ください。',
    ],
    ko: [
      '비밀번호가 변경되었어요',
      '다른 기기는 모두 로그아웃되었어요. 본인이 아니라면 문의해 주세요.',
    ],
    fr: [
      'Mot de passe modifié',
      'Vos autres appareils ont été déconnectés. Si ce n’était pas vous, contactez-nous.',
    ],
    de: [
      'Passwort geändert',
      'Deine anderen Geräte wurden abgemeldet. Warst du das nicht, melde dich bitte bei uns.',
    ],
    es: [
      'Contraseña cambiada',
      'Se ha cerrado la sesión en tus otros dispositivos. Si no has sido tú, escríbenos.',
    ],
    pt: [
      'Senha alterada',
      'Seus outros dispositivos foram desconectados. Se não foi você, fale com a gente.',
    ],
  },
  'memory-crystal': {
    zh: ['凝结了一枚记忆', '你的伴侣把你们聊到的一件事收好了。'],
    en: ['A memory has formed', 'Your companion kept something you talked about.'],
    ja: ['記憶がひとつ結晶になりました', 'パートナーが、話してくれたことを大切にしまいました。'],
    ko: ['기억 하나가 결정이 되었어요', '동반자가 함께 나눈 이야기를 간직했어요.'],
    fr: [
      'Un souvenir a pris forme',
      'Votre compagnon garde précieusement ce que vous avez raconté.',
    ],
    de: [
      'Eine Erinnerung ist entstanden',
      'Dein Begleiter hat sich gemerkt, wovon du erzählt hast.',
    ],
    es: ['Se ha formado un recuerdo', 'Tu compañía ha guardado algo de lo que le contaste.'],
    pt: ['Uma memória se formou', 'Sua companhia guardou algo que vocês conversaram.'],
  },
  'media-ready': {
    zh: ['创作完成', '你要的{{media}}已经做好了。'],
    en: ['Your creation is ready', 'The {{media}} you asked for is done.'],
    ja: ['作品ができました', 'お願いされていた{{media}}ができあがりました。'],
    ko: ['작품이 완성됐어요', '요청하신 {{media}} 작업이 끝났어요.'],
    fr: ['Votre création est prête', 'Terminé : {{media}}.'],
    de: ['Deine Kreation ist fertig', 'Gewünscht und fertig: {{media}}.'],
    es: ['Tu creación está lista', 'Ya la puedes abrir: {{media}}.'],
    pt: ['Sua criação está pronta', 'Já pode abrir: {{media}}.'],
  },
}

const mediaNames: Readonly<
  Record<'image' | 'audio' | 'video', Readonly<Record<Language, string>>>
> = {
  image: {
    zh: '图片',
    en: 'image',
    ja: '画像',
    ko: '이미지',
    fr: 'image',
    de: 'Bild',
    es: 'imagen',
    pt: 'imagem',
  },
  audio: {
    zh: '音频',
    en: 'audio',
    ja: '音声',
    ko: '오디오',
    fr: 'audio',
    de: 'Audio',
    es: 'audio',
    pt: 'áudio',
  },
  video: {
    zh: '视频',
    en: 'video',
    ja: '動画',
    ko: '동영상',
    fr: 'vidéo',
    de: 'Video',
    es: 'vídeo',
    pt: 'vídeo',
  },
}

const unknownDevice: Readonly<Record<Language, string>> = {
  zh: '一台新设备',
  en: 'a new device',
  ja: '新しい端末',
  ko: '새 기기',
  fr: 'un nouvel appareil',
  de: 'einem neuen Gerät',
  es: 'un dispositivo nuevo',
  pt: 'um novo dispositivo',
}

const pages: Readonly<Record<PreferenceKind, string>> = {
  'new-sign-in': '/settings',
  'password-changed': '/settings',
  'memory-crystal': '/memory-crystal',
  'media-ready': '/multimodal',
}

const fillings = (notification: PushedNotification, language: Language): Record<string, string> => {
  switch (notification.kind) {
    case 'new-sign-in': {
      const { browser, system } = notification.params
      const known = [browser, system].filter((name) => name !== null)
      return { device: known.length > 0 ? known.join(' · ') : unknownDevice[language] }
    }
    case 'media-ready':
      return { media: mediaNames[notification.params.media][language] }
    default:
      return {}
  }
}

/** What a device shows of a notification, in its user’s language. */
export function pushPayload(notification: PushedNotification, language: Language): PushPayload {
  const values = fillings(notification, language)
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
  const [title, body] = texts[notification.kind][language]
  return {
    id: notification.id,
    kind: notification.kind,
    title: fill(title),
    body: fill(body),
    language,
    url: pages[notification.kind],
  }
}
