/** Lines that invite: to go on in the language asked for, to tell of a feeling, of the past, of a person. */
export const inviteLines = {
  languageSwitch: [
    'Claro, daqui em diante em português, pode continuar.',
    'Com certeza, vamos de português, onde a gente parou?',
    'Mudei para o português, por onde você quer começar?',
    'Português, então, e fico nele até você pedir outra língua.',
  ],
  tellFeeling: [
    'Vai com calma, qual sentimento está falando mais alto agora?',
    'Pode falar, desde quando esse humor está aí?',
    'Parece mais um peso, um vazio ou outra coisa?',
    'Comece pelo que quiser sair primeiro, a ordem não importa.',
    'Página dos sentimentos aberta, o que foi que mexeu nela primeiro?',
  ],
  tellPast: [
    'Conta, que idade você tinha?',
    'Comece pela primeira imagem que ainda ficou.',
    'História antiga se conta sem pressa, quem estava por perto?',
    'Leio com atenção, onde foi isso?',
    'Voltamos juntos a essa página, o que fez você lembrar dela hoje?',
  ],
  tellPerson: [
    'Me fala dessa pessoa, quem ela é para você?',
    'Primeiro as apresentações, como você chama essa pessoa?',
    'Como essa pessoa entrou na sua vida?',
    'Que imagem vem primeiro quando você pensa nessa pessoa?',
    'Tem alguma coisa entre vocês que anda na sua cabeça?',
  ],
} as const
