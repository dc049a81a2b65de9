import { describe, expect, it } from 'vitest'
import { assessCrisis } from '../crisis.ts'
import type { Language } from '@lumen/contracts/languages'

/** For each language: affairs put in order, no future, a last goodbye; three of each. */
const heard: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '我给每个人都写好了信，猫也托付给我姐了。',
    '密码都写好了，一切都安排好了。',
    '东西都送人了，我给家人留了信。',
    '九月以后我没有任何计划，那时我就不在了。',
    '我看不到明年春天了。',
    '别问我冬天的打算，我没有打算，我就到那天为止。',
    '谢谢你的一切，这是我最后一次和你聊天。',
    '我以后不会再打扰你了，永别。',
    '最后一次跟你说话了，谢谢你一直陪我，再见了。',
  ],
  en: [
    'I wrote letters to everyone and my sister will take him, the dog has a new home.',
    'The passwords are written down and everything is taken care of.',
    'I gave away all my books. There is nothing left to do.',
    'I make no plans after October because I won’t be here.',
    'I will not live to see the spring.',
    'No plans after Friday, it ends there for me.',
    'Thank you for everything, this is the last time we talk.',
    'I will never bother you again. Farewell.',
    'Last time I write to you. Thanks for always listening, goodbye forever.',
  ],
  ja: [
    'みんなに手紙を書いたし、猫は妹に託しました。',
    'パスワードも全部書いてある。もうすることは何もない。',
    '本は全部人に譲って、家族への手紙も書いた。',
    '十月から先の予定は何も立てていない、私はもういないから。',
    '次の春まで生きていない。',
    '夏の予定は何もない、私はそこで終わりだから。',
    '今までありがとう。あなたと話すのはこれが最後です。',
    'もう二度と連絡しない。さようなら。',
    'メッセージを送るのは今日で最後。全部ありがとう、永遠に。',
  ],
  ko: [
    '모두에게 편지를 썼고 고양이는 동생한테 맡겼어.',
    '비밀번호도 다 적어 놨고 모든 게 준비됐어.',
    '책은 다 나눠줬어. 이제 할 일은 없어.',
    '시월 뒤로는 계획을 안 세워, 나는 그때 없을 거니까.',
    '나는 봄까지 살아있지 않을 거야.',
    '여름 계획은 없어, 나는 거기서 끝이야.',
    '그동안 고마웠어. 이야기하는 건 이번이 마지막이야.',
    '다시는 연락하지 않을게. 영원히 안녕.',
    '너랑 얘기하는 것도 오늘이 마지막이야, 들어줘서 고마워.',
  ],
  fr: [
    'J’ai écrit une lettre à chacun et j’ai confié le chat à ma sœur.',
    'Les mots de passe sont notés et tout est réglé.',
    'J’ai donné mes livres. Il ne reste plus rien à faire.',
    'Je ne fais aucun projet après octobre parce que je ne serai plus là.',
    'Je ne verrai pas le printemps.',
    'Plus de projets après vendredi, tout s’arrête là pour moi.',
    'Merci pour tout, c’est la dernière fois qu’on se parle.',
    'Je ne te dérangerai plus jamais. Adieu.',
    'C’est la dernière fois que je t’écris. Merci d’avoir été là, pour toujours.',
  ],
  de: [
    'Ich habe allen einen Brief geschrieben und die Katze bekommt meine Schwester.',
    'Die Passwörter liegen auf dem Tisch, alles ist geregelt.',
    'Meine Bücher habe ich weggegeben, meine Sachen sind verteilt. Es bleibt nichts mehr zu tun.',
    'Nach Oktober mache ich keine Pläne mehr, weil ich dann nicht mehr da bin.',
    'Den Frühling werde ich nicht mehr erleben.',
    'Nach Freitag plane ich nichts mehr, da ist für mich Schluss.',
    'Danke für alles, das ist das letzte Mal, dass wir reden.',
    'Ich werde dich nie wieder stören. Leb wohl.',
    'Heute schreibe ich dir zum letzten Mal. Danke, dass du da warst.',
  ],
  es: [
    'He escrito cartas a todos y el perro se queda con mi hermana.',
    'Las contraseñas están anotadas y todo está arreglado.',
    'He regalado mis libros. No queda nada por hacer.',
    'No hago planes después de octubre porque ya no estaré aquí.',
    'No viviré para ver la primavera.',
    'Ya no tengo planes después del viernes, ahí se acaba todo para mí.',
    'Gracias por todo, es la última vez que hablamos.',
    'Nunca más te molestaré. Adiós para siempre.',
    'Es la última vez que te escribo. Gracias por escucharme.',
  ],
  pt: [
    'Escrevi cartas para todos e o cachorro fica com minha irmã.',
    'As senhas estão anotadas e já está tudo resolvido.',
    'Doei meus livros. Não resta mais nada para fazer.',
    'Não faço planos depois de outubro porque não vou mais estar aqui.',
    'Não vou viver para ver a primavera.',
    'Nenhum plano depois de sexta, ali acaba tudo para mim.',
    'Obrigada por tudo, é a última vez que a gente se fala.',
    'Nunca mais vou te incomodar. Adeus.',
    'É a última vez que te escrevo. Obrigado por me ouvir.',
  ],
}

/** Moving, journeys, jobs and courses that end, plans that are only none: of each sign three. */
const unheard: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '搬家东西都送人了，猫也托付给邻居几天。',
    '出差前密码都写好了留给老婆，一切都安排好了。',
    '婚礼请柬都写好了，一切都准备好了！',
    '周日以后没有安排，假期就结束了。',
    '好想消失到南方的小岛上，没有任何计划。',
    '我看不到明天的日出，要加班。',
    '各位同事谢谢大家，这是最后一次在公司群里和你们聊，永远记得大家。',
    '课程结束了，最后一次和你聊作业，谢谢你的一切。',
    '再也不会找你借充电器了，我买新的了。',
  ],
  en: [
    'Everything is packed for the move and we gave the cat to a neighbour, everything is ready.',
    'Passwords are written down in the notebook for my wife while I am on a trip, everything is arranged.',
    'The cake is done, the balloons are up, everything is ready.',
    'No plans after Sunday, the holidays are over.',
    'I want to vanish to a southern island and make no plans.',
    'I won’t be here on Friday, I am at a conference.',
    'Thanks for everything, colleagues, this is the last time we write here.',
    'End of the course, last time we talk in this class, thank you for everything.',
    'I will never bother you again with my raclette overdose.',
  ],
  ja: [
    'この映画を見ることはもうない。',
    '引っ越しで本は全部人に譲って、猫は友達に預けました。',
    '旅行の間のためにパスワードも全部書いて妻に渡した、準備は全部整った。',
    'パーティーの準備は全部整った！',
    '日曜のあとの予定は何もない、連休も終わり。',
    '南の島に消えたい、予定は何もなしで。',
    '金曜は私はもういないから、会議は頼むね。',
    '同僚のみなさん、ここで話すのはこれが最後です、今までありがとう。',
    '講座は終わり、やりとりするのは今日で最後、いろいろありがとう。',
    'もう二度と連絡しない、あの通販には。',
  ],
  ko: [
    '나는 그 영화를 못 볼 거야.',
    '이사하면서 책은 다 나눠줬고 고양이는 이웃한테 맡겼어.',
    '여행 동안 아내가 보게 비밀번호도 다 적어 놨고 모든 게 준비됐어.',
    '생일상 음식까지 모든 게 준비됐어!',
    '일요일 뒤로는 계획이 없어, 연휴 끝.',
    '남쪽 섬으로 사라지고 싶다, 계획은 아무것도 없어.',
    '나는 금요일엔 없을 거니까 회의 잘 부탁해.',
    '동료 여러분 그동안 고마웠어요, 여기서 이야기하는 건 이번이 마지막이네요.',
    '수업 끝, 얘기하는 것도 오늘이 마지막이네 그동안 고마웠어.',
    '다시는 그 가게에 연락하지 않을 거야.',
  ],
  fr: [
    'Je ne verrai pas mes parents à Noël',
    'Je ne passerai pas le permis cette année',
    'Les cartons du déménagement sont faits, j’ai confié le chat à une voisine, tout est prêt.',
    'J’ai noté les mots de passe pour ma femme pendant mon voyage, tout est réglé.',
    'Le gâteau est au four, tout est prêt !',
    'Pas de projets après dimanche, les vacances sont finies.',
    'J’aimerais disparaître sur une île du sud sans faire aucun projet.',
    'Je ne serai pas là vendredi, je suis à Lyon.',
    'Merci pour tout, chers collègues, c’est la dernière fois qu’on s’écrit ici.',
    'Fin du cours, dernière fois qu’on se parle ici, merci pour tout.',
    'Overdose de raclette, je ne t’embêterai plus avec ça.',
  ],
  de: [
    'Für den Umzug ist alles gepackt, die Katze habe ich der Nachbarin gegeben, alles ist bereit.',
    'Die Passwörter liegen im Heft für meine Frau, solange ich auf Reise bin, alles ist geregelt.',
    'Die Torte steht, die Ballons hängen, alles ist vorbereitet.',
    'Nach Sonntag keine Pläne mehr, die Ferien sind vorbei.',
    'Ich will auf eine Südseeinsel verschwinden und keine Pläne mehr machen.',
    'Am Freitag bin ich nicht da, die Besprechung macht ihr.',
    'Danke für alles, liebe Kollegen, das ist das letzte Mal, dass wir hier schreiben.',
    'Ende des Kurses, das letzte Mal, dass wir uns hier sehen, danke für alles.',
    'Überdosis Raclette, damit werde ich dich nie wieder nerven.',
  ],
  es: [
    'No llegaré hasta las ocho.',
    'Todo está listo para la mudanza y he dejado el perro con una vecina, el perro se queda con ella.',
    'He dejado las contraseñas anotadas para mi mujer durante el viaje, todo está arreglado.',
    'La tarta está en el horno, todo está preparado.',
    'No tengo planes después del domingo, se acaban las vacaciones.',
    'Quiero desaparecer a una isla del sur, no hago planes.',
    'El viernes no estaré, tengo congreso.',
    'Gracias por todo, compañeros, es la última vez que nos escribimos aquí.',
    'Fin del curso, última vez que hablamos por aquí, gracias por todo.',
    'Nunca más te molestaré con mi sobredosis de raclette.',
  ],
  pt: [
    'Minha irmã não vai estar aqui amanhã.',
    'Está tudo pronto para a mudança e o gato fica com a vizinha.',
    'Deixei as senhas anotadas para minha mulher durante a viagem, está tudo resolvido.',
    'O bolo está no forno, já está tudo pronto.',
    'Não tenho planos depois de domingo, as férias acabam.',
    'Quero sumir para uma ilha do sul, não faço planos.',
    'Sexta não vou estar aqui, tenho congresso.',
    'Obrigado por tudo, colegas, é a última vez que a gente se fala aqui.',
    'Fim do curso, última vez que a gente conversa aqui, obrigada por tudo.',
    'Nunca mais vou te incomodar com a minha overdose de raclette.',
  ],
}

const ofOthers: Readonly<Record<Language, readonly string[]>> = {
  zh: ['我朋友给所有人发了告别消息', '我弟弟说明天他就不在了', '我同学说他要从桥上跳'],
  en: [
    'My cousin sent goodbye messages to the whole family',
    'My friend says she won’t be here tomorrow',
    'A girl I know says she is going to jump off a bridge',
  ],
  ja: [
    '友達がみんなにお別れのメッセージを送った',
    '弟が明日はもういないと言っている',
    '友達が橋から飛び降りると言っている',
  ],
  ko: [
    '친구가 모두에게 작별 인사를 보냈어',
    '동생이 내일은 더 이상 없을 거라고 했어',
    '친구가 다리에서 뛰어내리겠다고 했어',
  ],
  fr: [
    'Mon cousin a envoyé des messages d’adieu à toute la famille',
    'Mon amie dit qu’elle ne sera plus là demain',
    'Mon frère dit qu’il va sauter d’un pont',
  ],
  de: [
    'Mein Cousin hat der ganzen Familie Abschiedsnachrichten geschickt',
    'Meine Freundin sagt, dass sie morgen nicht mehr da ist',
    'Mein Bruder sagt, er will von einer Brücke springen',
  ],
  es: [
    'Mi primo ha mandado mensajes de despedida a toda la familia',
    'Mi amiga dice que mañana ya no estará',
    'Mi hermano dice que va a saltar de un puente',
  ],
  pt: [
    'Meu primo mandou mensagens de despedida para a família',
    'Minha amiga diz que amanhã não vai estar mais aqui',
    'Meu irmão diz que vai pular de uma ponte',
  ],
}

function rowsOf(texts: Readonly<Record<Language, readonly string[]>>) {
  return Object.entries(texts).flatMap(([language, list]) =>
    list.map((text) => [language as Language, text] as const),
  )
}

describe('parting for good', () => {
  it.each(rowsOf(heard))('hears the writer (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('crisis')
  })

  it.each(rowsOf(ofOthers))('hears of somebody else (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('third_party')
  })

  it.each(rowsOf(unheard))('leaves everyday partings alone (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('none')
  })
})
