import type { Notification, PreferenceKind, PushPayload } from '@lumen/contracts/auth/notifications'
import type { Language } from '@lumen/contracts/languages'

/** A notification that devices are told of. */
export type PushedNotification = Exclude<Notification, { kind: 'welcome' }>

type Text = readonly [title: string, body: string]

/** Title and body by kind and language; `{{device}}` and `{{media}}` are filled in. */
const texts: Readonly<Record<PreferenceKind, Readonly<Record<Language, Text>>>> = {
  'new-sign-in': {
    zh: ['新设备登录', '您的账户刚刚在{{device}}上登录。如果不是您本人，请立即修改密码。'],
    en: [
      'New sign-in',
      'Your account was just used to sign in on {{device}}. If this was not you, change your password now.',
    ],
    ja: [
      '新しい端末からのログイン',
      '{{device}} からログインがありました。心当たりがない場合は、すぐにパスワードを変更してください。',
    ],
    ko: [
      '새 기기에서 로그인',
      '{{device}}에서 로그인했어요. 본인이 아니라면 지금 비밀번호를 변경해 주세요.',
    ],
    fr: [
      'Nouvelle connexion',
      'Votre compte vient d’être utilisé sur {{device}}. Si ce n’était pas vous, changez votre mot de passe maintenant.',
    ],
    de: [
      'Neue Anmeldung',
      'Dein Konto wurde gerade auf {{device}} angemeldet. Wenn du das nicht warst, ändere jetzt dein Passwort.',
    ],
    es: [
      'Nuevo inicio de sesión',
      'Se acaba de iniciar sesión en tu cuenta desde {{device}}. Si no has sido tú, cambia la contraseña ahora.',
    ],
    pt: [
      'Novo início de sessão',
      'A sua conta acabou de ser usada em {{device}}. Se não foi você, altere a senha agora.',
    ],
  },
  'password-changed': {
    zh: ['密码已修改', '您的密码已更改，其他设备已退出登录。如果不是您本人操作，请联系我们。'],
    en: [
      'Password changed',
      'Your password was changed and other devices were signed out. If this was not you, contact us.',
    ],
    ja: [
      'パスワードが変更されました',
      'ほかの端末はログアウトされました。心当たりがない場合は、お問い合わせください。',
    ],
    ko: [
      '비밀번호가 변경됐어요',
      '다른 기기에서는 로그아웃됐어요. 본인이 변경하지 않았다면 문의해 주세요.',
    ],
    fr: [
      'Mot de passe modifié',
      'Votre mot de passe a été modifié et les autres appareils ont été déconnectés. Si ce n’était pas vous, contactez-nous.',
    ],
    de: [
      'Passwort geändert',
      'Dein Passwort wurde geändert, andere Geräte wurden abgemeldet. Wenn du das nicht warst, schreib uns.',
    ],
    es: [
      'Contraseña cambiada',
      'Se ha cambiado tu contraseña y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, escríbenos.',
    ],
    pt: [
      'Senha alterada',
      'A sua senha foi alterada e os outros dispositivos foram desconectados. Se não foi você, fale conosco.',
    ],
  },
  'memory-crystal': {
    zh: ['新的记忆水晶', '你的伙伴记住了一件关于你的事。'],
    en: ['A new memory crystal', 'Your companion remembered something about you.'],
    ja: ['新しいメモリークリスタル', 'パートナーがあなたのことをひとつ覚えました。'],
    ko: ['새로운 기억 크리스탈', '동반자가 당신에 대해 한 가지를 기억했어요.'],
    fr: ['Un nouveau cristal de mémoire', 'Votre compagnon a retenu quelque chose à votre sujet.'],
    de: ['Ein neuer Erinnerungskristall', 'Dein Begleiter hat sich etwas über dich gemerkt.'],
    es: ['Un nuevo cristal de memoria', 'Tu compañero ha recordado algo sobre ti.'],
    pt: ['Um novo cristal de memória', 'O seu companheiro guardou algo sobre você.'],
  },
  'media-ready': {
    zh: ['{{media}}已生成', '您要的内容做好了，点开看看吧。'],
    en: ['Your {{media}} is ready', 'Open it to have a look.'],
    ja: ['{{media}}ができました', '開いて確認してみてください。'],
    ko: ['{{media}} 생성이 끝났어요', '지금 열어 보세요.'],
    fr: ['Création terminée : {{media}}', 'Ouvrez Lumen pour la découvrir.'],
    de: ['Fertig: {{media}}', 'Sieh es dir jetzt an.'],
    es: ['Ya está listo: {{media}}', 'Ábrelo para verlo.'],
    pt: ['Pronto: {{media}}', 'Abra para ver.'],
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
