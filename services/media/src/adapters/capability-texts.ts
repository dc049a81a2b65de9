import type { Language } from '@lumen/contracts/languages'

/** Why a capability is off. `{programs}` and `{variable}` are filled in. */
type Texts = {
  /** The programs are still being looked for. */
  readonly searching: string
  readonly missing: string
  /** A provider could do it as well. */
  readonly missingOr: string
  readonly noTranscription: string
}

export const capabilityTexts: Readonly<Record<Language, Texts>> = {
  zh: {
    searching: '正在准备 {programs}，请稍后再试。',
    missing: '这台服务器上没有 {programs}，管理员安装后即可使用。',
    missingOr:
      '这台服务器上没有 {programs}。管理员安装后即可使用，也可以设置 {variable} 改用模型服务。',
    noTranscription:
      '尚未接入语音识别：管理员设置 {variable} 后即可使用。录音仍会保留，可以作为语音消息发送。',
  },
  en: {
    searching: '{programs} is being set up. Please try again in a moment.',
    missing: 'This server has no {programs}. It works once the operator installs it.',
    missingOr:
      'This server has no {programs}. It works once the operator installs it, or sets {variable} to use a model instead.',
    noTranscription:
      'No speech recognition is connected. It works once the operator sets {variable}. Your recording is kept and can be sent as a voice note.',
  },
  ja: {
    searching: '{programs} を準備しています。しばらくしてからもう一度お試しください。',
    missing: 'このサーバーには {programs} がありません。管理者がインストールすると使えます。',
    missingOr:
      'このサーバーには {programs} がありません。管理者がインストールするか、{variable} でモデルを設定すると使えます。',
    noTranscription:
      '音声認識が接続されていません。管理者が {variable} を設定すると使えます。録音は残り、ボイスメッセージとして送れます。',
  },
  ko: {
    searching: '{programs} 프로그램을 준비하고 있어요. 잠시 후 다시 시도해 주세요.',
    missing: '이 서버에는 {programs} 프로그램이 없어요. 운영자가 설치하면 사용할 수 있어요.',
    missingOr:
      '이 서버에는 {programs} 프로그램이 없어요. 운영자가 설치하거나 {variable}로 모델을 설정하면 사용할 수 있어요.',
    noTranscription:
      '음성 인식이 연결되어 있지 않아요. 운영자가 {variable} 값을 설정하면 사용할 수 있어요. 녹음은 남아 있으며 음성 메시지로 보낼 수 있어요.',
  },
  fr: {
    searching: '{programs} est en cours d’installation. Réessayez dans un instant.',
    missing:
      'Il manque {programs} sur ce serveur. La fonction s’active dès que l’opérateur l’installe.',
    missingOr:
      'Il manque {programs} sur ce serveur. La fonction s’active dès que l’opérateur l’installe ou qu’il choisit un modèle avec {variable}.',
    noTranscription:
      'Aucune reconnaissance vocale n’est reliée. Elle s’active dès que l’opérateur définit {variable}. Votre enregistrement est conservé et peut être envoyé comme message vocal.',
  },
  de: {
    searching: '{programs} wird gerade eingerichtet. Bitte versuche es gleich noch einmal.',
    missing: 'Auf diesem Server fehlt {programs}. Es klappt, sobald der Betreiber es installiert.',
    missingOr:
      'Auf diesem Server fehlt {programs}. Es klappt, sobald der Betreiber es installiert oder mit {variable} ein Modell einträgt.',
    noTranscription:
      'Es ist keine Spracherkennung angeschlossen. Sie ist da, sobald der Betreiber {variable} setzt. Deine Aufnahme bleibt erhalten und lässt sich als Sprachnachricht senden.',
  },
  es: {
    searching: '{programs} se está preparando. Inténtalo de nuevo en un momento.',
    missing: 'En este servidor falta {programs}. Funcionará cuando el administrador lo instale.',
    missingOr:
      'En este servidor falta {programs}. Funcionará cuando el administrador lo instale o elija un modelo con {variable}.',
    noTranscription:
      'No hay reconocimiento de voz conectado. Funcionará cuando el administrador configure {variable}. Tu grabación se conserva y puedes enviarla como nota de voz.',
  },
  pt: {
    searching: '{programs} está sendo preparado. Tente de novo daqui a pouco.',
    missing: 'Falta {programs} neste servidor. Vai funcionar quando o administrador instalar.',
    missingOr:
      'Falta {programs} neste servidor. Vai funcionar quando o administrador instalar ou escolher um modelo com {variable}.',
    noTranscription:
      'Nenhum reconhecimento de voz está conectado. Vai funcionar quando o administrador definir {variable}. Sua gravação fica guardada e pode ser enviada como mensagem de voz.',
  },
}
