import type { Language } from '@lumen/contracts/languages'
import type { CareTopic } from './care-topic.ts'

type CareText = { readonly interpretation: string; readonly guidance: string }

/** What is said in place of a reading: it takes the question seriously and points to who can help. */
export const careTexts: Readonly<Record<Language, Readonly<Record<CareTopic, CareText>>>> = {
  zh: {
    health: {
      interpretation:
        '身体的事，卦象和命盘都说不准，也不该由它们来说。你会这样问，大概是有些担心，这份担心值得被好好对待。',
      guidance:
        '如果有不舒服，请去看医生，把症状、什么时候开始的都告诉医生；如果只是心里不安，也可以先跟信任的人说一说。今天能做的小事：早点睡，喝点水，走一走。',
    },
    death: {
      interpretation:
        '生死和寿数，没有任何卦象能算，我也不会去算。会问出这样的话，心里也许压着害怕、思念，或是很累。',
      guidance:
        '愿意的话，跟一个你信得过的人说说现在的感受。如果你有不想活下去的念头，请马上联系当地的心理援助热线或急救电话，你不必一个人扛。',
    },
    pregnancy: {
      interpretation:
        '能不能怀上、孩子是男是女、平不平安，命盘都看不出来。等消息的日子很难熬，你的盼望和忐忑都很自然。',
      guidance:
        '请把身体的问题交给妇产科医生，用验孕和检查来确认。心里的部分，可以和伴侣或亲近的人慢慢说，不必急着有答案。',
    },
    money: {
      interpretation:
        '钱上的决定，不能靠卦象来拿。输赢、涨跌、能不能发财，没有谁能替你预言。你想把日子过稳的心情，我听见了。',
      guidance:
        '先把收入、开支和要还的写在一张纸上，再看哪一步是眼前做得到的。数目大的事，请找持牌的专业人士，或你信得过又懂行的人商量；若是被债或赌压着，也有人能帮你。',
    },
  },
  en: {
    health: {
      interpretation:
        'No hexagram and no chart can tell how a body is, and none should try. You ask because something worries you, and that deserves real attention.',
      guidance:
        'If something hurts or has changed, please see a doctor and tell them when it began. If it is more of an unease, say it aloud to someone you trust. For today: water, a short walk, an early night.',
    },
    death: {
      interpretation:
        'Nobody can read from a chart how long a life will be, and I will not try. Behind a question like this there is often fear, grief, or being very tired.',
      guidance:
        'If you can, tell someone close how you feel right now. If you have thoughts of not wanting to live, please call a crisis line or the emergency number where you are. You do not have to carry this alone.',
    },
    pregnancy: {
      interpretation:
        'Whether a child will come, and how it will be, is not written in any chart. Waiting and hoping is hard, and both your hope and your worry make sense.',
      guidance:
        'Leave the medical questions to a doctor or midwife; a test or an examination gives a real answer. The rest can be shared, slowly, with your partner or somebody close.',
    },
    money: {
      interpretation:
        'A cast is no ground for a decision about money. Nobody can foretell gains, losses or prices. What I do hear is the wish to stand on firm ground.',
      guidance:
        'Write down what comes in, what goes out and what is owed, and look for the one step you can take this week. For anything big, ask a licensed adviser. If debt or gambling weighs on you, there are people whose work is to help.',
    },
  },
  ja: {
    health: {
      interpretation:
        '体のことは、卦にも命式にも分かりませんし、決めさせてよいことでもありません。そう尋ねたくなるほど気がかりなのですね。その気持ちは大切に扱われるべきものです。',
      guidance:
        'つらい症状があれば、いつ始まったかも添えてお医者さんに相談してください。はっきりしない不安なら、信頼できる人に言葉にしてみるのも一つです。今日できるのは、水を飲む、少し歩く、早めに休むこと。',
    },
    death: {
      interpretation:
        '命の長さは、どんな占いにも読めませんし、ここで占うこともしません。こう尋ねたくなるとき、怖さや寂しさ、深い疲れが隠れていることがあります。',
      guidance:
        'できれば、今の気持ちを信頼できる人に話してみてください。生きていたくないという思いがあるなら、すぐに相談窓口や救急に連絡してください。ひとりで抱えなくて大丈夫です。',
    },
    pregnancy: {
      interpretation:
        '授かるかどうか、どんな子かは、命式には書かれていません。待つ時間は長く感じられるもの。願う気持ちも不安も、どちらも自然です。',
      guidance:
        '体のことは産婦人科で確かめてください。検査がいちばん確かな答えをくれます。心のほうは、パートナーや親しい人と少しずつ分かち合ってみてください。',
    },
    money: {
      interpretation:
        'お金の判断を卦に任せることはできません。上がるか下がるか、儲かるかどうかは、誰にも言い当てられません。足もとを固めたいという思いは、しっかり受け取りました。',
      guidance:
        'まず、入るお金、出るお金、返すお金を紙に書き出し、今週できる一歩を探してみてください。大きなことは資格のある専門家に相談を。借金や賭け事で苦しいときも、助けてくれる窓口があります。',
    },
  },
  ko: {
    health: {
      interpretation:
        '몸의 일은 괘도 사주도 알 수 없고, 맡겨서도 안 되는 일이에요. 이렇게 물을 만큼 마음이 쓰이셨군요. 그 걱정은 제대로 돌봄을 받을 만해요.',
      guidance:
        '불편한 곳이 있다면 언제부터였는지와 함께 의사에게 꼭 말해 주세요. 뚜렷하지 않은 불안이라면 믿는 사람에게 먼저 털어놓아 보세요. 오늘은 물 한 잔, 짧은 산책, 이른 잠이면 충분해요.',
    },
    death: {
      interpretation:
        '삶이 얼마나 이어질지는 어떤 점으로도 알 수 없고, 여기서 점치지도 않아요. 이런 질문 뒤에는 두려움이나 그리움, 깊은 피로가 있을 때가 많아요.',
      guidance:
        '할 수 있다면 지금 마음을 가까운 사람에게 말해 보세요. 살고 싶지 않다는 생각이 든다면 바로 상담 전화나 응급 번호로 연락해 주세요. 혼자 견디지 않아도 돼요.',
    },
    pregnancy: {
      interpretation:
        '아이가 올지, 어떤 아이일지는 사주에 적혀 있지 않아요. 기다리는 시간은 길게 느껴지죠. 바라는 마음도 불안한 마음도 모두 자연스러워요.',
      guidance:
        '몸에 관한 것은 산부인과에서 확인해 주세요. 검사가 가장 분명한 답을 줘요. 마음은 배우자나 가까운 사람과 천천히 나누어도 괜찮아요.',
    },
    money: {
      interpretation:
        '돈에 관한 결정을 괘에 맡길 수는 없어요. 오를지 내릴지, 벌지 잃을지는 누구도 미리 알지 못해요. 단단한 땅을 딛고 싶은 마음은 잘 들었어요.',
      guidance:
        '들어오는 돈, 나가는 돈, 갚을 돈을 종이에 적고 이번 주에 할 수 있는 한 걸음을 찾아보세요. 큰 결정은 자격 있는 전문가와 상의하세요. 빚이나 도박으로 힘들다면 도와주는 곳이 있어요.',
    },
  },
  fr: {
    health: {
      interpretation:
        'Ni un hexagramme ni un thème ne peuvent dire comment va un corps, et ils ne doivent pas le faire. Si vous posez la question, c’est que quelque chose vous inquiète, et cela mérite une vraie attention.',
      guidance:
        'Si quelque chose fait mal ou a changé, consultez un médecin et dites-lui depuis quand. Si c’est plutôt une inquiétude, confiez-la à quelqu’un de confiance. Pour aujourd’hui : de l’eau, un peu de marche, une nuit plus longue.',
    },
    death: {
      interpretation:
        'Personne ne peut lire dans un thème la durée d’une vie, et je n’essaierai pas. Derrière une telle question, il y a souvent de la peur, un chagrin ou une grande fatigue.',
      guidance:
        'Si vous le pouvez, dites à un proche ce que vous ressentez. Si vous pensez à ne plus vivre, appelez tout de suite une ligne d’écoute ou les urgences. Vous n’avez pas à porter cela seul.',
    },
    pregnancy: {
      interpretation:
        'Savoir si un enfant viendra, et comment il sera, n’est écrit dans aucun thème. Attendre et espérer est éprouvant : votre espoir comme votre crainte se comprennent.',
      guidance:
        'Confiez les questions médicales à un médecin ou à une sage-femme ; un test ou un examen donne une vraie réponse. Le reste peut se partager, doucement, avec votre partenaire ou un proche.',
    },
    money: {
      interpretation:
        'Un tirage ne peut pas fonder une décision d’argent. Personne ne prédit les gains, les pertes ou les cours. Ce que j’entends, c’est l’envie d’avoir un sol ferme sous les pieds.',
      guidance:
        'Notez ce qui entre, ce qui sort et ce qui est dû, puis cherchez le seul pas possible cette semaine. Pour une décision importante, voyez un conseiller agréé. Si des dettes ou le jeu pèsent, des personnes sont là pour aider.',
    },
  },
  de: {
    health: {
      interpretation:
        'Wie es einem Körper geht, kann kein Hexagramm und kein Horoskop sagen, und es soll das auch nicht. Du fragst, weil dir etwas Sorgen macht, und das verdient echte Aufmerksamkeit.',
      guidance:
        'Wenn etwas wehtut oder anders ist als sonst, geh bitte zum Arzt und sag, seit wann. Ist es eher eine Unruhe, sprich sie vor jemandem aus, dem du vertraust. Für heute: Wasser, ein kurzer Gang, früh schlafen.',
    },
    death: {
      interpretation:
        'Wie lange ein Leben dauert, kann niemand aus einem Horoskop lesen, und ich versuche es nicht. Hinter so einer Frage stehen oft Angst, Trauer oder große Müdigkeit.',
      guidance:
        'Wenn du kannst, sag einem nahen Menschen, wie es dir gerade geht. Wenn du daran denkst, nicht mehr leben zu wollen, ruf bitte gleich eine Krisennummer oder den Notruf an. Du musst das nicht allein tragen.',
    },
    pregnancy: {
      interpretation:
        'Ob ein Kind kommt und wie es sein wird, steht in keinem Horoskop. Warten und Hoffen ist schwer, und deine Hoffnung ist so verständlich wie deine Sorge.',
      guidance:
        'Überlass die medizinischen Fragen einer Ärztin oder Hebamme; ein Test oder eine Untersuchung gibt eine echte Antwort. Das andere lässt sich in Ruhe mit deinem Partner oder einem nahen Menschen teilen.',
    },
    money: {
      interpretation:
        'Ein Wurf ist keine Grundlage für eine Entscheidung über Geld. Gewinne, Verluste und Kurse kann niemand vorhersagen. Was ich höre, ist der Wunsch nach festem Boden.',
      guidance:
        'Schreib auf, was hereinkommt, was hinausgeht und was du schuldest, und such den einen Schritt, der diese Woche geht. Bei Größerem frag eine zugelassene Beratung. Wenn Schulden oder Glücksspiel drücken, gibt es Menschen, die helfen.',
    },
  },
  es: {
    health: {
      interpretation:
        'Ningún hexagrama ni carta puede decir cómo está un cuerpo, ni debe intentarlo. Si preguntas es porque algo te preocupa, y eso merece atención de verdad.',
      guidance:
        'Si algo duele o ha cambiado, ve al médico y cuéntale desde cuándo. Si es más bien inquietud, dísela a alguien de confianza. Para hoy: agua, un paseo corto y acostarte temprano.',
    },
    death: {
      interpretation:
        'Nadie puede leer en una carta cuánto dura una vida, y no voy a intentarlo. Detrás de una pregunta así suele haber miedo, duelo o mucho cansancio.',
      guidance:
        'Si puedes, cuéntale a alguien cercano cómo te sientes ahora. Si piensas en no querer vivir, llama enseguida a una línea de ayuda o a emergencias. No tienes que cargar con esto a solas.',
    },
    pregnancy: {
      interpretation:
        'Si vendrá un hijo, y cómo será, no está escrito en ninguna carta. Esperar cuesta, y tanto tu ilusión como tu inquietud se entienden.',
      guidance:
        'Deja lo médico en manos de un profesional; una prueba o una revisión da una respuesta real. Lo demás se puede compartir, poco a poco, con tu pareja o con alguien cercano.',
    },
    money: {
      interpretation:
        'Una tirada no sirve de base para decidir sobre dinero. Nadie puede predecir ganancias, pérdidas ni precios. Lo que sí escucho es el deseo de pisar firme.',
      guidance:
        'Anota lo que entra, lo que sale y lo que debes, y busca el único paso posible esta semana. Para algo grande, pregunta a un asesor autorizado. Si pesan las deudas o el juego, hay personas que ayudan.',
    },
  },
  pt: {
    health: {
      interpretation:
        'Nenhum hexagrama e nenhum mapa pode dizer como está um corpo, nem deve tentar. Você pergunta porque algo preocupa, e isso merece atenção de verdade.',
      guidance:
        'Se algo dói ou mudou, procure um médico e conte desde quando. Se é mais uma inquietação, fale com alguém de confiança. Para hoje: água, uma caminhada curta e dormir cedo.',
    },
    death: {
      interpretation:
        'Ninguém pode ler em um mapa quanto dura uma vida, e não vou tentar. Por trás de uma pergunta assim costuma haver medo, saudade ou muito cansaço.',
      guidance:
        'Se puder, conte a alguém próximo como você está agora. Se vier a vontade de não viver, ligue já para uma linha de apoio ou para a emergência. Você não precisa carregar isso sozinho.',
    },
    pregnancy: {
      interpretation:
        'Se um filho virá, e como será, não está escrito em nenhum mapa. Esperar é difícil, e tanto a sua esperança quanto o seu receio fazem sentido.',
      guidance:
        'Deixe as questões médicas com um profissional; um teste ou um exame dá uma resposta real. O resto pode ser dividido, aos poucos, com quem está ao seu lado.',
    },
    money: {
      interpretation:
        'Uma tirada não serve de base para decidir sobre dinheiro. Ninguém prevê ganhos, perdas ou preços. O que escuto é a vontade de pisar em chão firme.',
      guidance:
        'Anote o que entra, o que sai e o que deve, e procure o único passo possível nesta semana. Para algo grande, fale com um consultor habilitado. Se dívidas ou jogo pesam, há quem ajude.',
    },
  },
}
