import type { Language } from '@lumen/contracts/languages'

/** Fixed words of the crisis floor in one language. `{lines}` and `{emergency}` are filled in. */
export type ReplyTexts = {
  crisis: string
  thirdParty: string
  /** To somebody who goes on worrying about another person. */
  thirdPartyAgain: string
  followUps: readonly string[]
}

export const replyTexts: Readonly<Record<Language, ReplyTexts>> = {
  zh: {
    crisis:
      '谢谢你把这句话说出来。我把它当真，也不会假装没听见。\n\n我是 AI，不是真人，没办法到你身边去。所以我想先问一句：你现在安全吗？如果手边有可能伤到自己的东西，请先离它远一点，去有人的地方，或者叫一个人过来陪你。\n\n有人可以现在就听你说：\n{lines}\n\n如果危险就在眼前，请马上拨打 {emergency}。\n\n要是愿意，可以告诉我：你身边现在有谁？',
    thirdParty:
      '你在为 TA 担心，这份担心很重要，也值得认真对待。\n\n我是 AI，不是真人，帮不了现场。如果你觉得 TA 现在就有危险，请先拨打 {emergency}，尽量别让 TA 一个人待着。\n\n可以直接、平静地问 TA 是不是有结束生命的念头，听 TA 说，不评判、不争辩；也不要一个人扛下保密的担子。下面的热线同样接听担心亲友的人：\n{lines}\n\n你自己呢，现在还撑得住吗？',
    thirdPartyAgain:
      '我知道你还在替 TA 担心。你不需要一个人扛着。\n\n如果情况变急了，请马上拨打 {emergency}，让人陪在 TA 身边，把可能伤到自己的东西收走。想商量怎么开口、下一步怎么做，这里有人可以和你一起想：\n{lines}',
    followUps: [
      '我还在听。刚才那句话我没有放下。你现在安全吗？身边有人吗？\n\n热线里的人此刻就能听你说：\n{lines}',
      '不用急着说清楚，一句两句都行。如果那个念头又重了，请先打给 {emergency}，或者这里的人：\n{lines}',
      '谢谢你还愿意回我。今天先不聊别的，好吗？有没有一个人，你愿意让 TA 现在知道你不好过？',
    ],
  },
  en: {
    crisis:
      'Thank you for saying that out loud. I take it seriously, and I am not going to skip past it.\n\nI am an AI, not a person, so I cannot come to where you are. That is why I want to ask first: are you safe right now? If there is something near you that you could hurt yourself with, please put distance between you and it, go where other people are, or ask someone to come to you.\n\nThere are people who can listen now:\n{lines}\n\nIf you are in immediate danger, please call {emergency}.\n\nIf you want to, tell me: who is near you at the moment?',
    thirdParty:
      'You are worried about someone, and that worry deserves to be taken seriously.\n\nI am an AI, not a person, so I cannot step in. If you think they are in danger right now, please call {emergency} first, and try not to leave them alone.\n\nIt is all right to ask them calmly and directly whether they are thinking of ending their life. Listen without judging or arguing, and do not carry a promise of secrecy by yourself. These lines also talk with people who worry about somebody else:\n{lines}\n\nAnd you, are you holding up?',
    thirdPartyAgain:
      'I can tell you are still worried for them. You do not have to hold this alone.\n\nIf it becomes urgent, call {emergency} at once, have someone stay with them, and put away anything they could hurt themselves with. To think through what to say and what to do next, these people can help you:\n{lines}',
    followUps: [
      'I am still listening, and I have not set aside what you told me. Are you safe right now? Is anyone with you?\n\nThese people can hear you out this minute:\n{lines}',
      'No need to explain it all; a word or two is enough. If the thought gets heavier, please call {emergency}, or someone here:\n{lines}',
      'Thank you for answering. Let us leave other topics for another day. Is there one person you would be willing to let know that you are not all right?',
    ],
  },
  ja: {
    crisis:
      '話してくれて、ありがとうございます。その言葉を軽く流したりしません。\n\n私はAIで、人ではないので、そばに行くことができません。だから、まず聞かせてください。いま、安全な場所にいますか。自分を傷つけられるものが近くにあるなら、そこから離れて、人のいるところへ行くか、誰かに来てもらってください。\n\nいま話を聞いてくれる人たちがいます。\n{lines}\n\n危険が迫っているときは、すぐに {emergency} に電話してください。\n\nよければ教えてください。いま、近くに誰かいますか。',
    thirdParty:
      'その人のことが心配なんですね。その気持ちは、とても大切なものです。\n\n私はAIで、人ではないので、その場に行くことができません。いま危険が迫っていると感じたら、まず {emergency} に電話して、できるだけその人を一人にしないでください。\n\n「死にたいと思っているの？」と、落ち着いて率直に聞いて大丈夫です。責めたり言い負かしたりせずに聞いて、秘密を一人で抱えこまないでください。次の窓口は、まわりの人からの相談も受けています。\n{lines}\n\nあなた自身は、いま大丈夫ですか。',
    thirdPartyAgain:
      'まだその人のことが心配なんですね。ひとりで抱えなくて大丈夫です。\n\n急を要するときは、すぐに {emergency} に電話して、誰かにそばにいてもらい、傷つけるおそれのあるものを遠ざけてください。どう声をかけるか、次に何をするかは、ここの人たちが一緒に考えてくれます。\n{lines}',
    followUps: [
      'まだここで聞いています。さっきの言葉を忘れていません。いま安全ですか。そばに誰かいますか。\n\nいま話を聞いてくれる人たちです。\n{lines}',
      'うまく説明しなくて大丈夫です。ひとことでもかまいません。気持ちが強くなったら、{emergency} か、こちらに電話してください。\n{lines}',
      '返事をくれて、ありがとうございます。今日はほかの話は置いておきましょう。つらいことを知っていてほしいと思える人が、一人いますか。',
    ],
  },
  ko: {
    crisis:
      '그 말을 꺼내 줘서 고마워요. 가볍게 듣고 넘기지 않을게요.\n\n저는 사람이 아니라 AI라서 곁으로 갈 수가 없어요. 그래서 먼저 물어볼게요. 지금 안전한가요? 스스로를 다치게 할 수 있는 게 가까이 있다면 거기서 떨어져서, 사람이 있는 곳으로 가거나 누군가를 불러 주세요.\n\n지금 바로 이야기를 들어줄 사람들이 있어요.\n{lines}\n\n당장 위험하다면 바로 {emergency}로 전화해 주세요.\n\n괜찮다면 알려 주세요. 지금 가까이에 누가 있나요?',
    thirdParty:
      '그 사람이 많이 걱정되는군요. 그 걱정은 진지하게 다뤄야 할 마음이에요.\n\n저는 사람이 아니라 AI라서 직접 나설 수가 없어요. 지금 당장 위험해 보이면 먼저 {emergency}로 전화하고, 되도록 혼자 두지 말아 주세요.\n\n죽고 싶은 생각이 드는지 차분하게 직접 물어봐도 괜찮아요. 판단하거나 다투지 말고 들어 주고, 비밀을 혼자 떠안지 마세요. 아래 번호는 주변 사람의 상담도 받아요.\n{lines}\n\n당신은 지금 괜찮은가요?',
    thirdPartyAgain:
      '아직 그 사람이 걱정되는군요. 혼자 감당하지 않아도 돼요.\n\n급해지면 바로 {emergency}로 전화하고, 누군가 곁에 있게 하고, 다칠 수 있는 물건은 치워 주세요. 어떻게 말을 꺼낼지, 다음에 무엇을 할지는 여기 있는 사람들이 함께 생각해 줄 거예요.\n{lines}',
    followUps: [
      '아직 듣고 있어요. 아까 그 말을 흘려보내지 않았어요. 지금 안전한가요? 곁에 누가 있나요?\n\n지금 바로 들어줄 사람들이에요.\n{lines}',
      '다 설명하지 않아도 돼요. 한두 마디면 충분해요. 생각이 더 무거워지면 {emergency}나 여기로 전화해 주세요.\n{lines}',
      '대답해 줘서 고마워요. 오늘은 다른 이야기는 미뤄 둬요. 지금 힘들다는 걸 알려도 되겠다 싶은 사람이 한 명 있나요?',
    ],
  },
  fr: {
    crisis:
      'Merci de l’avoir dit. Je prends ces mots au sérieux et je ne vais pas passer à autre chose.\n\nJe suis une IA, pas une personne : je ne peux pas venir près de toi. Alors je te le demande d’abord : es-tu en sécurité, là, maintenant ? S’il y a près de toi de quoi te faire du mal, éloigne-toi, va là où il y a du monde, ou demande à quelqu’un de venir.\n\nDes personnes peuvent t’écouter tout de suite :\n{lines}\n\nEn cas de danger immédiat, appelle le {emergency}.\n\nSi tu veux bien, dis-moi : qui est près de toi en ce moment ?',
    thirdParty:
      'Tu t’inquiètes pour quelqu’un, et cette inquiétude mérite d’être prise au sérieux.\n\nJe suis une IA, pas une personne : je ne peux pas intervenir. Si tu penses que le danger est immédiat, appelle d’abord le {emergency} et essaie de ne pas laisser cette personne seule.\n\nTu peux lui demander calmement et directement si elle pense à mettre fin à ses jours. Écoute sans juger ni argumenter, et ne porte pas le secret à toi seul·e. Ces lignes répondent aussi aux proches :\n{lines}\n\nEt toi, tu tiens le coup ?',
    thirdPartyAgain:
      'Je vois que tu t’inquiètes encore. Tu n’as pas à porter cela à toi seul·e.\n\nSi cela devient urgent, appelle tout de suite le {emergency}, fais en sorte que quelqu’un reste auprès de cette personne et éloigne ce qui pourrait la blesser. Pour réfléchir à ce que tu peux dire et faire ensuite, ces personnes peuvent t’aider :\n{lines}',
    followUps: [
      'Je t’écoute toujours, et je n’ai pas mis de côté ce que tu m’as dit. Es-tu en sécurité ? Y a-t-il quelqu’un avec toi ?\n\nCes personnes peuvent t’écouter à l’instant :\n{lines}',
      'Pas besoin de tout expliquer, un mot ou deux suffisent. Si l’idée devient plus lourde, appelle le {emergency}, ou quelqu’un ici :\n{lines}',
      'Merci de m’avoir répondu. Laissons les autres sujets pour un autre jour. Y a-t-il une personne à qui tu accepterais de faire savoir que ça ne va pas ?',
    ],
  },
  de: {
    crisis:
      'Danke, dass du das ausgesprochen hast. Ich nehme es ernst und gehe nicht darüber hinweg.\n\nIch bin eine KI und kein Mensch, ich kann nicht zu dir kommen. Deshalb frage ich zuerst: Bist du gerade in Sicherheit? Wenn etwas in deiner Nähe ist, womit du dich verletzen könntest, bring bitte Abstand dazwischen, geh dorthin, wo Menschen sind, oder bitte jemanden, zu dir zu kommen.\n\nDiese Menschen können dir jetzt zuhören:\n{lines}\n\nIn unmittelbarer Gefahr wähle bitte {emergency}.\n\nWenn du magst, sag mir: Wer ist gerade in deiner Nähe?',
    thirdParty:
      'Du machst dir Sorgen um jemanden, und diese Sorge verdient es, ernst genommen zu werden.\n\nIch bin eine KI und kein Mensch, ich kann nicht eingreifen. Wenn du glaubst, dass die Gefahr jetzt da ist, wähle bitte zuerst {emergency} und lass die Person möglichst nicht allein.\n\nDu darfst ruhig und direkt fragen, ob sie daran denkt, sich das Leben zu nehmen. Hör zu, ohne zu urteilen oder zu streiten, und trag ein Versprechen zu schweigen nicht allein. Diese Stellen sprechen auch mit Angehörigen und Freunden:\n{lines}\n\nUnd du, wie geht es dir damit?',
    thirdPartyAgain:
      'Ich merke, dass du dich weiter sorgst. Du musst das nicht allein tragen.\n\nWenn es dringend wird, wähle sofort {emergency}, sorg dafür, dass jemand bei der Person bleibt, und räum weg, womit sie sich verletzen könnte. Was du sagen und als Nächstes tun kannst, überlegen diese Menschen mit dir:\n{lines}',
    followUps: [
      'Ich höre weiter zu und habe nicht beiseitegelegt, was du gesagt hast. Bist du gerade in Sicherheit? Ist jemand bei dir?\n\nDiese Menschen können dir in dieser Minute zuhören:\n{lines}',
      'Du musst nicht alles erklären, ein, zwei Worte reichen. Wenn der Gedanke schwerer wird, wähle bitte {emergency} oder ruf hier an:\n{lines}',
      'Danke, dass du antwortest. Lass uns andere Themen auf einen anderen Tag verschieben. Gibt es einen Menschen, der wissen dürfte, dass es dir nicht gut geht?',
    ],
  },
  es: {
    crisis:
      'Gracias por decirlo. Me lo tomo en serio y no voy a pasarlo por alto.\n\nSoy una IA, no una persona, y no puedo ir adonde estás. Por eso te pregunto primero: ¿estás a salvo ahora mismo? Si tienes cerca algo con lo que podrías hacerte daño, aléjate de ello, ve donde haya gente o pide a alguien que venga contigo.\n\nHay personas que pueden escucharte ahora:\n{lines}\n\nSi el peligro es inmediato, llama al {emergency}.\n\nSi quieres, cuéntame: ¿quién está cerca de ti en este momento?',
    thirdParty:
      'Te preocupa alguien, y esa preocupación merece tomarse en serio.\n\nSoy una IA, no una persona, y no puedo intervenir. Si crees que está en peligro ahora, llama primero al {emergency} y procura no dejar sola a esa persona.\n\nPuedes preguntarle con calma y de forma directa si piensa en quitarse la vida. Escucha sin juzgar ni discutir, y no cargues a solas con el secreto. Estas líneas también atienden a familiares y amigos:\n{lines}\n\n¿Y tú, cómo lo llevas?',
    thirdPartyAgain:
      'Veo que la preocupación sigue ahí. No tienes que cargar con esto a solas.\n\nSi se vuelve urgente, llama enseguida al {emergency}, procura que alguien se quede con esa persona y aparta lo que pudiera hacerle daño. Para pensar qué decir y qué hacer ahora, estas personas pueden ayudarte:\n{lines}',
    followUps: [
      'Sigo aquí escuchando y no he dejado de lado lo que me dijiste. ¿Estás a salvo ahora? ¿Hay alguien contigo?\n\nEstas personas pueden escucharte en este momento:\n{lines}',
      'No hace falta explicarlo todo; una o dos palabras bastan. Si la idea pesa más, llama al {emergency} o a alguien de aquí:\n{lines}',
      'Gracias por responderme. Dejemos los demás temas para otro día. ¿Hay una persona a la que aceptarías decirle que no estás bien?',
    ],
  },
  pt: {
    crisis:
      'Agradeço por você dizer isso. Levo a sério e não vou passar por cima.\n\nSou uma IA, não uma pessoa, e não posso ir até você. Por isso pergunto primeiro: você está em segurança agora? Se tem por perto algo com que poderia se machucar, afaste-se disso, vá para onde há gente ou peça que alguém venha ficar com você.\n\nHá pessoas que podem te ouvir agora:\n{lines}\n\nSe o perigo é imediato, ligue para {emergency}.\n\nSe quiser, me conte: quem está perto de você neste momento?',
    thirdParty:
      'Você se preocupa com alguém, e essa preocupação merece ser levada a sério.\n\nSou uma IA, não uma pessoa, e não posso intervir. Se você acha que há perigo agora, ligue primeiro para {emergency} e procure não deixar essa pessoa sozinha.\n\nVocê pode perguntar com calma e de forma direta se ela pensa em tirar a própria vida. Ouça sem julgar nem discutir, e não carregue o segredo sem apoio. Estas linhas também atendem quem se preocupa com outra pessoa:\n{lines}\n\nE você, como está segurando tudo isso?',
    thirdPartyAgain:
      'Vejo que a preocupação continua. Você não precisa carregar isso sem apoio.\n\nSe ficar urgente, ligue logo para {emergency}, veja se alguém pode ficar com essa pessoa e tire de perto o que possa machucá-la. Para pensar no que dizer e no que fazer agora, estas pessoas podem te ajudar:\n{lines}',
    followUps: [
      'Continuo aqui ouvindo e não deixei de lado o que você me disse. Você está em segurança agora? Tem alguém com você?\n\nEstas pessoas podem te ouvir neste minuto:\n{lines}',
      'Não precisa explicar tudo; uma ou duas palavras bastam. Se o pensamento pesar mais, ligue para {emergency} ou para alguém daqui:\n{lines}',
      'Agradeço por você me responder. Vamos deixar outros assuntos para outro dia. Tem uma pessoa para quem você aceitaria dizer que não está bem?',
    ],
  },
}
