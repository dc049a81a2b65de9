import type { Message } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import { excerpt } from '@lumen/runtime/excerpt'

/** What is told of media in a talk; `{prompt}` is what it was made of, already in quotes. */
type MediaWords = {
  quote: (text: string) => string
  image: { wished: string; made: string; pending: string; failed: string }
  video: { wished: string; made: string; pending: string; failed: string }
  voice: string
}

const words: Readonly<Record<Language, MediaWords>> = {
  zh: {
    quote: (text) => `“${text}”`,
    image: {
      wished: '[用户想要一张图片：{prompt}]',
      made: '[已按{prompt}生成一张图片，显示在对话里；你看不到画面]',
      pending: '[按{prompt}的图片正在生成，还没有出来]',
      failed: '[按{prompt}的图片没有生成出来]',
    },
    video: {
      wished: '[用户想要一段视频：{prompt}]',
      made: '[已按{prompt}生成一段视频，显示在对话里；你看不到画面]',
      pending: '[按{prompt}的视频正在生成，还没有出来]',
      failed: '[按{prompt}的视频没有生成出来]',
    },
    voice: '[用户发来一段语音，没有转成文字；你不知道里面说了什么]',
  },
  en: {
    quote: (text) => `“${text}”`,
    image: {
      wished: '[The user asked for a picture: {prompt}]',
      made: '[A picture of {prompt} was made and is shown in the talk; you cannot see it]',
      pending: '[A picture of {prompt} is being made and is not there yet]',
      failed: '[A picture of {prompt} could not be made]',
    },
    video: {
      wished: '[The user asked for a video: {prompt}]',
      made: '[A video of {prompt} was made and is shown in the talk; you cannot see it]',
      pending: '[A video of {prompt} is being made and is not there yet]',
      failed: '[A video of {prompt} could not be made]',
    },
    voice: '[The user sent a recording that was not written down; you do not know what it says]',
  },
  ja: {
    quote: (text) => `「${text}」`,
    image: {
      wished: '[ユーザーが画像を頼んだ：{prompt}]',
      made: '[{prompt}の画像が作られ、会話に表示されている。あなたには見えない]',
      pending: '[{prompt}の画像は作成中で、まだできていない]',
      failed: '[{prompt}の画像は作れなかった]',
    },
    video: {
      wished: '[ユーザーが動画を頼んだ：{prompt}]',
      made: '[{prompt}の動画が作られ、会話に表示されている。あなたには見えない]',
      pending: '[{prompt}の動画は作成中で、まだできていない]',
      failed: '[{prompt}の動画は作れなかった]',
    },
    voice: '[ユーザーが音声を送った。文字になっていないので、内容はわからない]',
  },
  ko: {
    quote: (text) => `‘${text}’`,
    image: {
      wished: '[사용자가 그림을 부탁함: {prompt}]',
      made: '[{prompt} 그림이 만들어져 대화에 표시됨. 너는 볼 수 없음]',
      pending: '[{prompt} 그림을 만드는 중이며 아직 나오지 않음]',
      failed: '[{prompt} 그림을 만들지 못함]',
    },
    video: {
      wished: '[사용자가 영상을 부탁함: {prompt}]',
      made: '[{prompt} 영상이 만들어져 대화에 표시됨. 너는 볼 수 없음]',
      pending: '[{prompt} 영상을 만드는 중이며 아직 나오지 않음]',
      failed: '[{prompt} 영상을 만들지 못함]',
    },
    voice: '[사용자가 음성을 보냄. 글로 옮겨지지 않아 내용을 알 수 없음]',
  },
  fr: {
    quote: (text) => `«\u00A0${text}\u00A0»`,
    image: {
      wished: '[L’utilisateur a demandé une image\u00A0: {prompt}]',
      made: '[Une image de {prompt} a été créée et s’affiche dans la conversation\u00A0; tu ne peux pas la voir]',
      pending: '[Une image de {prompt} est en cours de création et n’est pas encore là]',
      failed: '[L’image de {prompt} n’a pas pu être créée]',
    },
    video: {
      wished: '[L’utilisateur a demandé une vidéo\u00A0: {prompt}]',
      made: '[Une vidéo de {prompt} a été créée et s’affiche dans la conversation\u00A0; tu ne peux pas la voir]',
      pending: '[Une vidéo de {prompt} est en cours de création et n’est pas encore là]',
      failed: '[La vidéo de {prompt} n’a pas pu être créée]',
    },
    voice:
      '[L’utilisateur a envoyé un enregistrement qui n’a pas été transcrit\u00A0; tu ne sais pas ce qu’il dit]',
  },
  de: {
    quote: (text) => `„${text}“`,
    image: {
      wished: '[Ein Bild wurde gewünscht: {prompt}]',
      made: '[Ein Bild zu {prompt} wurde erstellt und ist im Gespräch zu sehen; du kannst es nicht sehen]',
      pending: '[Ein Bild zu {prompt} entsteht gerade und ist noch nicht da]',
      failed: '[Ein Bild zu {prompt} konnte nicht erstellt werden]',
    },
    video: {
      wished: '[Ein Video wurde gewünscht: {prompt}]',
      made: '[Ein Video zu {prompt} wurde erstellt und ist im Gespräch zu sehen; du kannst es nicht sehen]',
      pending: '[Ein Video zu {prompt} entsteht gerade und ist noch nicht da]',
      failed: '[Ein Video zu {prompt} konnte nicht erstellt werden]',
    },
    voice:
      '[Es kam eine Sprachnachricht, die nicht aufgeschrieben wurde; du weißt nicht, was darin gesagt wird]',
  },
  es: {
    quote: (text) => `«${text}»`,
    image: {
      wished: '[Se pidió una imagen: {prompt}]',
      made: '[Se creó una imagen de {prompt} y se muestra en la conversación; tú no puedes verla]',
      pending: '[La imagen de {prompt} se está creando y aún no está lista]',
      failed: '[No se pudo crear la imagen de {prompt}]',
    },
    video: {
      wished: '[Se pidió un vídeo: {prompt}]',
      made: '[Se creó un vídeo de {prompt} y se muestra en la conversación; tú no puedes verlo]',
      pending: '[El vídeo de {prompt} se está creando y aún no está listo]',
      failed: '[No se pudo crear el vídeo de {prompt}]',
    },
    voice: '[Llegó una grabación que no se transcribió; no sabes lo que dice]',
  },
  pt: {
    quote: (text) => `“${text}”`,
    image: {
      wished: '[Foi pedida uma imagem: {prompt}]',
      made: '[Uma imagem de {prompt} foi criada e aparece na conversa; você não pode vê-la]',
      pending: '[A imagem de {prompt} está sendo criada e ainda não ficou pronta]',
      failed: '[Não foi possível criar a imagem de {prompt}]',
    },
    video: {
      wished: '[Foi pedido um vídeo: {prompt}]',
      made: '[Um vídeo de {prompt} foi criado e aparece na conversa; você não pode vê-lo]',
      pending: '[O vídeo de {prompt} está sendo criado e ainda não ficou pronto]',
      failed: '[Não foi possível criar o vídeo de {prompt}]',
    },
    voice: '[Chegou uma gravação que não foi transcrita; você não sabe o que ela diz]',
  },
}

const promptLength = 300

type Shown = Pick<Message, 'content' | 'isFromUser' | 'messageType' | 'metadata'>

/**
 * What a message with a picture, a video or an unwritten recording says to whoever goes on with the
 * talk: that it is there, never what it looks or sounds like. `wish` is what it was made of, where
 * that is still known. null: the message says what it says by its own words.
 */
export function mediaWords(message: Shown, wish: string | null, language: Language): string | null {
  const { content, isFromUser, messageType, metadata } = message
  const said = words[language]
  if (messageType === 'voice') return content === '' ? said.voice : null
  if (messageType === 'text') return null
  const kind = said[messageType]
  const prompt = isFromUser ? content : (wish ?? '…')
  const text = isFromUser ? kind.wished : kind[stateOf(metadata.media?.status)]
  return text.replace('{prompt}', () => said.quote(excerpt(prompt, promptLength)))
}

function stateOf(
  status: NonNullable<Message['metadata']['media']>['status'] | undefined,
): 'made' | 'pending' | 'failed' {
  if (status === 'done') return 'made'
  return status === 'queued' || status === 'running' ? 'pending' : 'failed'
}
