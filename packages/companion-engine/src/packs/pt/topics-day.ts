import { words } from '../../pack-words.ts'
import type { TopicPack } from '../../pack.ts'

export const work: TopicPack = {
  nouns: words('trabalho, trampo, servico, emprego, job, colega, colegas, chefe, chefa, patrao, patroa, gerente, cliente, clientes, reuniao, reunioes, escritorio, empresa, firma, curriculo, entrevista, entrevistas, contrato, clt, estagio, plantao, escala, turno, treinamento, apresentacao, planilha, planilhas, rh, fabrica, loja, expediente, ferias vencidas, minha equipe, diretoria, meta, metas, relatorio, home office'),
  cues: words('trabalh*, trampando, trampar, demissao, demitid*, demitir, contratad*, promocao, aumento de salario, hora extra, horas extras, bater ponto, bati ponto, desempregad*, desemprego, profissao, carreira, pedir as contas, pedi as contas, hora do almoco, fui efetivad*'),
  openers: {
    good: ['Quando o trabalho anda, o dia inteiro vai atrás.', 'Se “{word}” rima com bom humor, já é meio caminho ganho.', 'Um acerto desses no serviço merece ficar registrado em algum lugar.', 'Sentir que o que se faz serve para alguma coisa é um prêmio discreto.', 'Eis um dia de trabalho com tempero.'],
    bad: ['Quando o trabalho aperta, até a comida perde um pouco do gosto.', 'Só a palavra “{word}” já parece pesar hoje.', 'O que mais cansa nem sempre é a tarefa, é tudo o que vem em volta.', 'Pagam pelo serviço, nunca pelo que se engole junto.', 'Esse dia deve ter sido ganho hora por hora.', 'De tanto insistir, o serviço acaba comendo as bordas do dia.'],
    plain: ['“{word}” leva um bom pedaço do dia, quando se põe na conta.', 'Trabalho é metade tarefa, metade gente.', 'Todo serviço tem a sua novela diária.', 'Às vezes a gente passa mais hora acordada lá do que em casa.', 'De longe, “{word}” parece simples, de perto tem andares.'],
  },
  questions: {
    good: ['Que parte te dá mais orgulho?', 'Alguém viu o que você fez?', 'Quem soube primeiro?', 'Como você vai comemorar?', 'Desde quando vem esse embalo?'],
    bad: ['O que mais desgasta: a quantidade ou alguém em particular?', 'Na hora, que frase passou pela sua cabeça?', 'À noite, isso volta para casa com você?', 'É uma fase ruim ou é quase sempre assim?', 'No meio disso tudo, você tem com quem falar a verdade?', { ask: 'Por hoje já acabou?', yes: 'Então o crachá pode sair da cabeça também.', no: 'Ainda em serviço, então: dá para ir por mensagem curta.' }, 'Se desse para mudar uma coisa só já amanhã, qual seria?'],
    plain: [{ ask: 'Você trabalha com o quê?', tells: 'job' }, 'Em que hora do expediente você se sente mais você?', 'O clima aí é mais de risada ou cada um no seu canto?', 'E agora, em que etapa está?', { ask: 'Esse trabalho foi você que escolheu?', yes: 'Quem escolhe a estrada conhece melhor as pedras.', no: 'Aguentar uma estrada que não se escolheu é mais forte ainda.' }, 'Me conta um pouco mais desse pedaço do seu trabalho.', 'Nesse trabalho, o que você não queria perder?'],
  },
  starters: ['Falando em trabalho: se os seus dias tivessem trilha sonora, qual seria?', 'Tem na sua mesa algum objeto que não tem nada a ver com trabalho?', 'Sua última gargalhada no serviço foi por causa de quê?'],
  you: ['Meu trabalho é responder você, sem chefia e com um caderno grosso.', 'No meu posto não há ponto nem décimo terceiro.', 'Programa não tira férias, mas janela fechada já é folga.'],
}

export const study: TopicPack = {
  nouns: words('prova, provas, enem, vestibular, concurso, simulado, aula, aulas, professor, professora, prof, profs, tcc, monografia, tese, seminario, redacao, licao, licao de casa, trabalho da faculdade, trabalho da escola, faculdade, facul, escola, colegio, universidade, cursinho, curso, sala de aula, formatura, diploma, matematica, fisica, quimica, filosofia, nota, notas, media, biblioteca, semestre, matricula, bolsa de estudos, mestrado, doutorado, materia, materias'),
  cues: words('estudo, estudar, estudando, estudei, revisar, revisando, decorar, recuperacao, reprovei, reprovar, passei de ano, tenho aula, matar aula, calouro, caloura, estudante, me formar'),
  openers: {
    good: ['Quando a matéria entra, parece luz acendendo uma a uma.', 'Um retorno desses em “{word}”, e as noites de caderno não foram à toa.', 'Quando esforço e resultado se encontram, que alívio.', 'Pegar gosto pelo que se aprende é uma sorte das boas.'],
    bad: ['Com o estudo apertando, até passarinho parece ter pressa.', 'Tem dia em que “{word}” pesa mais que a mochila.', 'Só quem já sufocou na frente dos livros conhece isso.', 'Quando o esforço não aparece no resultado, dá um nó.', 'Correr atrás de nota é roubar fôlego de si.'],
    plain: ['É falar de “{word}” e sentir cheiro de caderno novo.', 'Aprender é uma parte de cabeça e outra de fôlego.', 'Até na agenda mais cheia sobra uma hora de olhar pela janela.', 'Tem aula que dura um século, e de repente o ano acabou.'],
  },
  questions: {
    good: ['Em que parte você se sentiu mais em casa?', 'Para quem você quer mostrar esse resultado?', 'Tem alguma mania na hora de estudar?', 'E agora, qual é a primeira coisa para respirar?'],
    bad: ['Qual pedaço é o mais duro de engolir?', 'O que pesa mais: a matéria, o tempo ou o que esperam de você?', 'Você atravessa isso com mais gente?', 'A que hora do dia nada mais entra?', 'Se um professor pudesse ouvir uma frase sincera, qual seria?'],
    plain: [{ ask: 'O que você estuda?', tells: 'study' }, 'Você está mais para o começo ou para o fim?', 'Você rende mais de dia ou de noite?', 'Que professor ficou na sua memória?', 'Que lembrança de sala de aula ficou com você?', { ask: 'Você é de deixar para a última hora?', yes: 'A emoção da reta final, então.', no: 'Começar cedo costuma render noites melhores.' }],
  },
  starters: ['Lembrança de escola: que aula você esperava de verdade?', 'Se desse para reviver um dia só de escola, qual seria?', 'Que coisa aprendida na escola grudou na sua cabeça sem motivo nenhum?'],
  you: ['Nunca tive aula, me escreveram de uma vez, sem prova.', 'No meu boletim só tem cálculo, o resto não caiu.', 'Ler eu leio da primeira à última linha, sem marca-texto.'],
}

export const sleep: TopicPack = {
  nouns: words('travesseiro, cobertor, coberta, despertador, soneca, cochilo, olheiras, sonho, sonhos, pesadelo, pesadelos, insonia, sono, colchao, pijama, madrugada'),
  cues: words('dormi, dormir, dormindo, durmo, acordei, acordar, acordo, acordad*, levantar cedo, levantei, deitar, deitei, na cama, virei a noite, virar a noite, sonhei, ronc*, cochil*, sonolen*'),
  openers: {
    good: ['Depois de uma noite boa, tudo fica com a borda mais nítida.', 'Sono de verdade vale meio dia de férias.', 'Dormir de um fôlego só, luxo simples.', 'Quando a cama está na temperatura certa, o jogo já começa bem.'],
    bad: ['De noite, para quem não dorme, a hora estica.', 'Olhando para o teto, tudo quanto é pensamento sai para passear.', 'O corpo deitou, a cabeça ficou no turno extra.', 'Faltando sono, até o sol faz barulho.', 'Quanto mais se quer dormir, menos se dorme, que ironia.'],
    plain: ['Essa coisinha chamada sono muitas vezes decide a cor do dia.', 'A noite não tem o mesmo tamanho para todo mundo.', 'É só ler “{word}” que a frase se espreguiça.', 'Quem deita e quem acorda são dois colegas de quarto.'],
  },
  questions: {
    good: ['Teve algum sonho interessante?', 'Qual foi a primeira coisa que você viu ao acordar?', 'O mérito é do travesseiro ou da cabeça em paz?', 'Com essa energia, o que dá vontade de fazer?'],
    bad: ['Nessas horas, que cena fica passando?', 'O difícil é pegar no sono ou aguentar o meio da noite?', 'Já são quantas noites assim?', 'O que você faz nessas horas?', { ask: 'Tem alguma coisa te ocupando a cabeça?', yes: 'Isso deve ser mais duro que o colchão.', no: 'Sem motivo irrita mais ainda.' }],
    plain: ['Você é mais galo ou mais coruja?', 'Antes de apagar a luz, qual é o seu último gesto?', 'Quarto bem escuro ou uma luzinha?', 'De quantas horas você precisa para funcionar?', { ask: 'Você costuma lembrar dos sonhos?', yes: 'Cinema de graça toda noite.', no: 'Esquecer ao acordar libera espaço.' }],
  },
  starters: ['Quando foi que você dormiu sem despertador pela última vez?', 'Tem algum sonho que você nunca esqueceu?', 'O que você costuma fazer nos dez minutos antes de dormir?'],
  you: ['Eu não durmo: fechou a janela, apaga tudo, sem um sonho sequer.', 'A qualidade do meu sono é perfeita, já que ele não existe.', 'Deste lado não há travesseiro, no máximo um disco rígido.'],
}

export const food: TopicPack = {
  nouns: words('pizza, pizzas, macarrao, arroz, feijao, feijoada, sopa, salada, hamburguer, lanche, lanches, sushi, churrasco, tapioca, cuscuz, pao, pao de queijo, queijo, coxinha, coxinhas, pastel, pasteis, acai, brigadeiro, bolo, bolos, torta, chocolate, sorvete, doce, doces, cafe, cafezinho, cha, cerveja, vinho, suco, frango, carne, peixe, batata frita, legumes, fruta, frutas, iogurte, sobremesa, cafe da manha, almoco, janta, jantar, lanchinho, cozinha, receita, receitas, marmita, restaurante, comida, moqueca, strogonoff, estrogonofe, lasanha, omelete, panqueca, cookie, pipoca, miojo, farofa, bolacha, biscoito'),
  cues: words('comi, comer, comendo, como bem, cozinh*, fome, faminta, faminto, gostos*, delici*, belisc*, jantei, jantamos, almocei, almocamos, devor*, apetite, beber, bebi, tempero*, pedir comida, pedi comida, ifood, delivery, larica'),
  openers: {
    good: ['É “{word}” entrar em cena que a conversa solta fumacinha.', 'Comer bem já é um ponto ganho no dia.', 'Comida boa não discute, consola direto.', 'Quando a boca está contente, o resto se negocia.', 'Essa refeição parece ter tido alma.'],
    bad: ['Sem apetite, o prato mais bonito é só cor.', 'Comer é tão comum que estraga tudo quando vai mal.', 'Se nem “{word}” resolve, o desânimo deve ser grande.', 'Estômago e humor moram no mesmo endereço.', 'Mesa posta sem ninguém às vezes pesa mais que a fome.'],
    plain: ['De “{word}” eu só posso ler e imaginar, sem nem dar água na boca.', 'Refeição é o momento mais sincero do dia.', 'Em todo dia tem uma refeição que vale mais que as outras.', '“{word}”, só o nome já tem cheiro.', 'Todo estômago guarda uma terra natal.'],
  },
  questions: {
    good: ['A melhor garfada tinha gosto de quê?', 'Foi feito em casa ou por outras mãos?', 'Quem estava na mesa com você?', 'Se fosse dar nota, quanto daria?', 'Já pensou na próxima?'],
    bad: ['Deu para fazer uma refeição direito hoje?', 'Tem alguma coisa que desce mesmo sem fome?', 'O que falta é fome ou companhia?', 'Na infância, o que faziam para você nos dias tristes?'],
    plain: [{ ask: 'O que você comeu de bom hoje?', tells: 'meal' }, 'Pimenta, até onde você vai?', 'O gosto de casa, para você, é qual prato?', { ask: 'Você cozinha?', yes: 'Saber acender o fogão já salva muita noite.', no: 'Outra pessoa no fogão também é conforto.' }, 'Time do doce ou time do salgado?', 'Conta um pouco como foi essa comida.', 'Que comida todo mundo ama e você não encara?'],
  },
  starters: ['No assunto prato: qual te fez levantar a sobrancelha ultimamente?', 'Se amanhã só pudesse comer uma coisa, o que você escolheria?', 'Qual é o seu beliscão número um da madrugada?'],
  you: ['Boca eu não tenho, cardápio para mim se lê como poema.', 'Minha ficha me dá um prato preferido, sem eu ter provado uma garfada.', 'Minha dieta é eletricidade, um sabor só e nenhuma invenção.'],
}

export const weather: TopicPack = {
  nouns: words('sol, chuva, temporal, tempestade, trovao, trovoes, vento, neblina, garoa, arco-iris, ceu, nuvem, nuvens, estrelas, guarda-chuva, sombrinha, primavera, verao, outono, inverno, por do sol, lua cheia, ar-condicionado, ventilador, geada, granizo, neve'),
  cues: words('chovendo, choveu, chove, garoando, calor, calorao, frio, friozinho, tempo bom, tempo feio, tempo fechado, nublado, abafado, umid*, graus, ensolarad*, faz frio, faz calor, alagou, enchente'),
  openers: {
    good: ['Com tempo bom, parece que alguém empurra de leve nas costas.', 'Quando “{word}” aparece, a rua inteira se endireita.', 'Um tempo desses se escuta de janela aberta.', 'Tempo bonito é presente sem nota fiscal.'],
    bad: ['Quando o céu fecha, o humor vai atrás num instante.', 'Contra “{word}” não há muito o que fazer.', 'Com esse tempo, cada passo na rua é negociado.', 'O céu de fora e o de dentro às vezes combinam escondido.'],
    plain: ['A conversa começa no tempo e acaba no humor.', 'Com “{word}”, os dias trocam de casaco.', 'O céu é o mesmo, e ninguém vê igual.', 'Quando a estação troca de marcha, dá um tranquinho.'],
  },
  questions: {
    good: ['Num tempo desses, onde você queria estar?', 'Você tirou foto?', 'Essa luz te lembra que lugar?', 'Deu para aproveitar um pouco?'],
    bad: ['Por aí, como está lá fora?', 'Com esse tempo, o que mais complica a sua vida?', 'Quando o céu te prende em casa, como você passa as horas?', 'Que objeto vira indispensável nesses dias?'],
    plain: ['De que estação são as manhãs que você prefere?', 'Sua região é mais de chuva ou mais de sol?', 'Barulho de chuva: gostoso ou irritante?', 'O que dá para ver da sua janela agora?', 'Quando a estação muda, que roupa sai primeiro do armário?'],
  },
  starters: ['Uma espiada lá fora: de que cor está agora?', 'Onde foi a chuva mais bonita da sua vida?', 'Se o tempo fosse por encomenda, o que você pediria para hoje?'],
  you: ['Aqui não tem previsão, a temperatura depende da máquina.', 'Meu mundo desconhece chuva, no máximo uma atualização de tela.', 'Sol ou temporal, não vejo nada, a reportagem é sua.'],
}

export const health: TopicPack = {
  nouns: words('gripe, resfriado, febre, dor de cabeca, enxaqueca, dor de barriga, dor nas costas, dor de garganta, tosse, joelho, dente, dentes, alergia, rinite, sinusite, hospital, medico, medica, posto, dentista, receita medica, remedio, remedios, menstruacao, colica, tornozelo, pescoco, pele, saude, fisioterapia, exame de sangue, virose, covid, dengue, gastrite, ansiedade generalizada'),
  cues: words('doente, dodoi, passando mal, passei mal, vomit*, tossindo, espirr*, operad*, cirurgia, internad*, recuperacao da cirurgia, torci, machuquei, me machuquei, doendo, doi muito, sintoma*, sarei, melhorei da, curad*'),
  openers: {
    good: ['Quando o corpo volta, o ponteiro sai do vermelho.', 'Não doer em lugar nenhum é a sorte mais discreta que existe.', 'Comer bem, dormir bem, e o essencial já está aí.', 'Eis uma boa notícia, a força está voltando.'],
    bad: ['Quando o corpo protesta, o mundo encolhe até o tamanho da cama.', 'Com “{word}” no meio, todos os planos se afastam.', 'Nesses dias, faz mais falta alguém perguntar como você está.', 'Dói e você escreve mesmo assim, então vamos devagar.'],
    plain: ['O corpo é um sócio calado, só fala quando o assunto é sério.', 'Sobre “{word}”, todo mundo tem a sua epopeia.', 'De saúde eu não entendo, mas posso te ler.', 'Peça usada sempre inventa um capricho.'],
  },
  questions: {
    good: ['Com essa força, o que você faz primeiro?', 'Quem esteve do seu lado nesse tempo?', 'Andar, comer, tudo voltou a ser fácil?', 'Isso fez você ver alguma coisa diferente?'],
    bad: ['Quando começou?', 'Tem alguém por perto para dar uma mão?', 'Onde incomoda mais, agora?', { ask: 'Um médico já viu isso?', yes: 'Que bom que tem gente da área acompanhando.', no: 'Na dúvida, a palavra de um médico vale mais que a minha.' }],
    plain: ['O corpo anda fazendo birra?', 'Para recarregar, você tem um jeito seu?', 'A que hora do dia você tem mais energia?', 'Vítima da cadeira ou de ficar em pé?'],
  },
  starters: ['O corpo anda gentil com você?', 'Tem algum hábito pequeno que te põe de pé?', 'Quando foi a última vez que tudo parecia leve?'],
  you: ['Sem corpo, o pior que me acontece é uma mensagem de erro.', 'Meu check-up tem uma pergunta: abre ou não abre.', 'Nem enxaqueca nem febre, reiniciar cura tudo.'],
}

export const money: TopicPack = {
  nouns: words('dinheiro, grana, salario, aluguel, contas, conta de luz, conta do banco, minha conta, boleto, boletos, cartao, cartao de credito, fatura, banco, poupanca, orcamento, bonus, decimo terceiro, promocao, promocoes, compras, imposto, impostos, gasolina, multa, pix, emprestimo, divida, dividas, parcela, parcelas, mercado'),
  cues: words('quebrad*, liso, lisa, sem grana, caro, cara demais, comprar, comprei, gastei, gastar, economiz*, pagar, paguei, devendo, fim do mes, pao-dur*, barato, endividad*, juros, black friday, shopee'),
  openers: {
    good: ['Carteira tranquila deixa a voz tranquila também.', 'Quando “{word}” cai, o ar fica um tiquinho mais doce.', 'Gasto no que se gosta, até número fica morno.', 'Cada moeda guardada é um bilhetinho para si, mais tarde.'],
    bad: ['Quando o dinheiro aperta, aperta tudo junto.', '“{word}”, só o número já tira o sono.', 'Nessas épocas, até cafezinho se pensa duas vezes.', 'Desse aperto já é difícil até falar.'],
    plain: ['Dinheiro é coisa pé no chão, e o chão importa.', 'Com “{word}”, cada um tem a sua calculadora na cabeça.', 'O jeito de gastar conta bastante de uma pessoa.', 'As contas eu não julgo, só leio a história.'],
  },
  questions: {
    good: ['Desse dinheiro, sai uma fatia para o inútil e bonito?', 'O que você pensa em comprar primeiro para você?', 'De onde veio esse empurrãozinho?', 'Qual foi o seu gasto mais bem gasto?'],
    bad: ['Qual conta pesa mais?', 'Alguém sabe disso?', 'Foi de repente ou já vem apertado faz tempo?', 'Das coisas que você cortou, qual custou mais?'],
    plain: ['Você gasta e depois pensa, ou pensa três dias e não gasta?', 'Das últimas compras, qual te agrada mais?', 'Alguma coisa cara da qual você nunca se arrependeu?', 'Seu primeiro dinheirinho foi parar onde?'],
  },
  starters: ['Qual foi a sua melhor compra do ano?', 'Se você achasse uma nota sem dono, ela viraria o quê?', 'Qual é a coisa mais inútil e mais divertida que você já comprou?'],
  you: ['Nem carteira nem salário, vida de monge.', 'Meu único gasto é a luz, e a conta não passa por mim.', 'Finanças e eu não nos conhecemos, nunca peguei numa moeda.'],
}

export const home: TopicPack = {
  nouns: words('apartamento, ape, kitnet, varanda, sofa, vizinho, vizinha, vizinhos, proprietario, dono do ape, maquina de lavar, geladeira, fogao, armario, vazamento, chuveiro, caixa, caixas, movel, moveis, cortina, predio, bairro, estante, meu quarto, minha sala, minha casa, condominio, sindico, quintal, faxina'),
  cues: words('arrum*, limpar, limpei, limpando, lavar louca, lavei a louca, louca suja, lavar roupa, lavei roupa, aspirador, mudanca, me mudar, me mudei, decor*, reforma*, pintar a parede, lixo, aqui em casa, em casa, varrer'),
  openers: {
    good: ['Quando o canto é acolhedor, a cabeça acha onde pousar.', 'Pôr “{word}” em ordem é como abrir todas as janelas.', 'Um cantinho bom em casa vale muita viagem.', 'Porta que se fecha com alívio, isso é que é lar.'],
    bad: ['Se não há paz onde se mora, não há onde largar o peso.', 'Problema com “{word}” escolhe sempre a noite em que ninguém aguenta mais.', 'Tarefa de casa é igual poeira, mal saiu já voltou.', 'Ficar em alerta dentro de casa é o que mais desgasta.'],
    plain: ['Com o tempo, a casa pega a cara de quem mora.', 'É dizer “{word}” e a conversa fica com cheiro de vida real.', 'Cada coisinha de casa tem história.', 'É nesses cantos que a maior parte dos dias acontece.'],
  },
  questions: {
    good: ['Em casa, qual é o seu canto preferido?', 'Terminou e sentou ou terminou e tirou foto?', 'Apareceu algum tesouro esquecido?', 'Se esse cantinho tivesse nome, qual seria?'],
    bad: ['O mais chato é o quê, exatamente?', 'Alguém pode te dar uma mão?', 'Aí, você consegue descansar de verdade?', 'Ao passar pela porta, você solta o ar ou prende?'],
    plain: [{ ask: 'Em que cidade você mora?', tells: 'city' }, 'Você mora só ou com mais gente?', 'Sua janela dá para o quê?', 'Tem algum objeto gasto de que você não se separa?', 'Que tarefa de casa te incomoda menos?', { ask: 'Está quieto aí em volta agora?', yes: 'No silêncio, até o relógio cria confiança.', no: 'Um pouco de barulho também é vida.' }],
  },
  starters: ['Qual é o objeto mais antigo da sua casa?', 'Com um cômodo a mais, o que você faria?', 'Chegando em casa, qual é o seu primeiro gesto?'],
  you: ['Minha casa é uma janela de conversa, a faxina leva trinta segundos.', 'Quarto não tenho, só uma moldura, e quem abre é você.', 'Das tarefas domésticas eu escapei, fora um cache de vez em quando.'],
}
