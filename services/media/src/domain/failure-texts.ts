import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Language } from '@lumen/contracts/languages'

type Told =
  | 'prompt_refused'
  | 'provider_failed'
  | 'media_program_missing'
  | 'storage_full'
  | 'timeout'
  | 'other'

const texts: Readonly<Record<Language, Readonly<Record<Told, string>>>> = {
  zh: {
    prompt_refused: '这个内容无法生成，请换一种描述。',
    provider_failed: '生成服务出了问题，没有扣除积分，请稍后重试。',
    media_program_missing: '这台服务器缺少处理声音或视频的程序，没有扣除积分。',
    storage_full: '存储空间已满，没有扣除积分，请稍后重试。',
    timeout: '生成用时过长，已停止，没有扣除积分，请重试。',
    other: '生成失败，没有扣除积分，请重试。',
  },
  en: {
    prompt_refused: 'This can’t be made. Please describe something else.',
    provider_failed:
      'The service that makes it failed. Nothing was charged; please try again later.',
    media_program_missing: 'This server lacks a program for sound or video. Nothing was charged.',
    storage_full: 'There is no storage space left. Nothing was charged; please try again later.',
    timeout: 'It took too long and was stopped. Nothing was charged; please try again.',
    other: 'It couldn’t be made. Nothing was charged; please try again.',
  },
  ja: {
    prompt_refused: 'この内容は生成できません。別の表現でお試しください。',
    provider_failed:
      '生成サービスで問題が起きました。料金はかかっていません。しばらくしてからお試しください。',
    media_program_missing:
      'このサーバーには音声・動画用のプログラムがありません。料金はかかっていません。',
    storage_full:
      '保存容量がいっぱいです。料金はかかっていません。しばらくしてからお試しください。',
    timeout: '時間がかかりすぎたため中止しました。料金はかかっていません。もう一度お試しください。',
    other: '生成できませんでした。料金はかかっていません。もう一度お試しください。',
  },
  ko: {
    prompt_refused: '이 내용은 만들 수 없어요. 다른 설명으로 시도해 주세요.',
    provider_failed:
      '생성 서비스에 문제가 생겼어요. 차감된 크레딧은 없으니 잠시 후 다시 시도해 주세요.',
    media_program_missing:
      '이 서버에는 소리나 영상을 처리하는 프로그램이 없어요. 차감된 크레딧은 없어요.',
    storage_full: '저장 공간이 가득 찼어요. 차감된 크레딧은 없으니 잠시 후 다시 시도해 주세요.',
    timeout: '시간이 너무 오래 걸려 중단했어요. 차감된 크레딧은 없으니 다시 시도해 주세요.',
    other: '만들지 못했어요. 차감된 크레딧은 없으니 다시 시도해 주세요.',
  },
  fr: {
    prompt_refused: 'Cela ne peut pas être créé. Décrivez autre chose.',
    provider_failed: 'Le service de création a échoué. Rien n’a été débité ; réessayez plus tard.',
    media_program_missing:
      'Il manque à ce serveur un programme pour le son ou la vidéo. Rien n’a été débité.',
    storage_full: 'L’espace de stockage est plein. Rien n’a été débité ; réessayez plus tard.',
    timeout: 'La création a pris trop de temps et s’est arrêtée. Rien n’a été débité ; réessayez.',
    other: 'La création a échoué. Rien n’a été débité ; réessayez.',
  },
  de: {
    prompt_refused: 'Das lässt sich nicht erstellen. Beschreibe bitte etwas anderes.',
    provider_failed:
      'Der Dienst, der es erstellt, ist ausgefallen. Es wurde nichts berechnet; versuch es später noch einmal.',
    media_program_missing:
      'Diesem Server fehlt ein Programm für Ton oder Video. Es wurde nichts berechnet.',
    storage_full:
      'Der Speicherplatz ist voll. Es wurde nichts berechnet; versuch es später noch einmal.',
    timeout:
      'Es hat zu lange gedauert und wurde beendet. Es wurde nichts berechnet; versuch es noch einmal.',
    other: 'Das hat nicht geklappt. Es wurde nichts berechnet; versuch es noch einmal.',
  },
  es: {
    prompt_refused: 'Esto no se puede crear. Describe otra cosa.',
    provider_failed:
      'El servicio que lo crea ha fallado. No se ha cobrado nada; inténtalo más tarde.',
    media_program_missing:
      'A este servidor le falta un programa para sonido o vídeo. No se ha cobrado nada.',
    storage_full: 'No queda espacio de almacenamiento. No se ha cobrado nada; inténtalo más tarde.',
    timeout: 'Tardó demasiado y se detuvo. No se ha cobrado nada; inténtalo de nuevo.',
    other: 'No se ha podido crear. No se ha cobrado nada; inténtalo de nuevo.',
  },
  pt: {
    prompt_refused: 'Isto não pode ser criado. Descreva outra coisa.',
    provider_failed: 'O serviço de criação falhou. Nada foi cobrado; tente mais tarde.',
    media_program_missing: 'Falta a este servidor um programa para som ou vídeo. Nada foi cobrado.',
    storage_full: 'O espaço de armazenamento acabou. Nada foi cobrado; tente mais tarde.',
    timeout: 'Demorou demais e foi interrompido. Nada foi cobrado; tente de novo.',
    other: 'Não foi possível criar. Nada foi cobrado; tente de novo.',
  },
}

/** Why a job failed, for its owner. */
export function failureText(code: ErrorCode, language: Language): string {
  const known = texts[language]
  return code in known ? known[code as Told] : known.other
}
