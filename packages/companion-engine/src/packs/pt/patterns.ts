/** Pieces of patterns; all match folded text (lower case, no accents), where é and e are the same. */

/** The ways of addressing the companion, by chat spelling. */
export const vc = '(?:voce|vc|vce|oce|ce|tu)'
export const nao = '(?:nao|naum|n|num)'
export const que = '(?:o que|oque|oq|o q)'
export const is = '(?:e|eh)'
/** What often stands in front of a question. */
export const pre = '(?:(?:e|mas|entao|ai|tipo|dai|agora|oi|ei|me diz|me fala|me conta),? ){0,2}'

export const re = (source: string): RegExp => new RegExp(source, 'u')

/** Days and hours that put a thing ahead. */
export const soon =
  '(?:amanha|depois de amanha|hoje a noite|mais tarde|(?:na |nesta |essa |esta )?(?:segunda|terca|quarta|quinta|sexta)|(?:no |neste |esse )?(?:sabado|domingo)|semana que vem|mes que vem|daqui a (?:pouco|\\d+|um|uma|dois|duas|tres) ?(?:dias?|horas?|semanas?|minutos?)?)'

const weekdays = '(?:segunda|terca|quarta|quinta|sexta)(?:[- ]feira)?|sabado|domingo'
const months =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const dayOfMonth = `(?:\\d{1,2}|primeiro)[oº]? de ${months}`

/** A time as said, kept for plans. */
export const time = `(?:hoje a (?:noite|tarde)|hj a (?:noite|tarde)|mais tarde|depois de amanha|amanha(?: (?:de manha|cedo|a tarde|a noite))?|(?:(?:na |no |nesta |neste |essa |esse |esta |este )(?:proxim[ao] )?(?:${weekdays})|${weekdays})(?: (?:que vem|de manha|a tarde|a noite|agora))?|(?:n?o |n?esse |n?este )?(?:proximo )?(?:fim de semana|fds|final de semana)(?: que vem)?|(?:na )?semana que vem|(?:na )?proxima semana|mes que vem|ano que vem|daqui a (?:\\d{1,2}|um|uma|dois|duas|tres|alguns|algumas) (?:dias?|semanas?|meses|mes|horas?)|(?:no )?dia ${dayOfMonth}|(?:no )?dia \\d{1,2}|n(?:o|as) (?:natal|carnaval|feriado|ferias|reveillon|ano novo|verao)|de noite)`
export const birthdayTime = `(?:(?:no )?dia ${dayOfMonth}|${dayOfMonth}|(?:no )?dia \\d{1,2}(?:\\/\\d{1,2})?|\\d{1,2}\\/\\d{1,2}|em ${months}|amanha|depois de amanha|n[ao] (?:${weekdays})|(?:${weekdays})|semana que vem|mes que vem|nesse fim de semana|daqui a (?:\\d{1,2}|um|uma|dois|duas|tres) (?:dias?|semanas?|meses|mes))`

/** Ends a value: the clause's end, or a word that begins something else. */
export const end =
  '(?=$|,| (?:e|mas|porque|pq|por isso|desde|ha|faz|quando|entao|so que|que|qdo|pra|para|por|com|ai|dai|ele|ela|eu|a gente|nois|agora|hoje|hj|atualmente|no momento|ultimamente|tambem|tb|tbm|kk+|rs+|haha\\w*|lol|ne|viu|sabe|na verdade|na real|mesmo|msm|alias|enfim|chamad[oa]|com o nome|demais|muito)(?: |,|$))'
/** Ends a plan, which may say with whom and where. */
export const planEnd =
  '(?=$|,| (?:mas|porque|pq|por isso|entao|so que|ai|dai|ele|ela|eu|kk+|rs+|haha\\w*|ne|viu|sabe|na verdade|enfim|e (?:to|estou|nao|n|eu|ja|ainda|tenho|depois|preciso|vou)) ?)'

export const name = "[\\p{L}][\\p{L}'-]{1,18}(?: (?:d[aeo]s? )?[\\p{L}-]{2,14})??"
/** What may not begin a name after "é": meu gato é lindo. */
export const noName =
  '(?!(?:o|a|os|as|um|uma|uns|umas|meu|minha|seu|sua|de|do|da|que|quem|nao|n|mais|muito|mt|mto|tao|bem|assim|igual|como|qual|quando|onde|so|tudo|toda|todo|lind[oa]|fof[oa]|chat[oa]|legal|otim[oa]|bom|boa|ruim|melhor|pior|tipo|doid[oa]|louc[oa]|complicad[oa]|dificil|feliz|triste|preguicos[oa]|gord[oa]|pequen[oa]|grande|velh[oa]|nov[oa]|alergic[oa]|isso|esse|essa|ele|ela|eu|voce|vc|gente|super|ja|ainda|sempre|nunca|tambem|tb|estranh[oa]|normal|casad[oa]|solteir[oa]|branc[oa]|pret[oa]|cinza|laranja|caramelo|castrad[oa]|mans[oa]|brav[oa]|carinhos[oa]|carente|folgad[oa]|quase|meio|foda|fogo|medic[oa]|professora?|enfermeir[oa]|advogad[oa]|aposentad[oa]|uma?)\\b)'

export const animal =
  '(?:gat(?:inh)?[oa]s?|gatao|bichan[oa]|cachorr(?:inh)?[oa]s?|cadela|cadelinha|cao|caes|cachorrao|doguinho|doguinha|dog|catioro|vira-lata|labrador|poodle|pinscher|golden|salsicha|pug|shih tzu|coelh(?:inh)?[oa]s?|hamsters?|porquinho da india|passar(?:o|inho)s?|periquit[oa]s?|calopsitas?|papagaio|canario|galinhas?|peix(?:e|inho)s?|tartarugas?|jabuti|bichinho(?: de estimacao)?|pet|animal de estimacao|furao|cavalo|egua)'

export const relation =
  '(?:mae|mamae|maezinha|pai|papai|paizinho|pais|avo|vo|vovo|irma mais velha|irma mais nova|irmazinha|irma cacula|irma|mana|irmao mais velho|irmao mais novo|irmaozinho|irmao cacula|irmao|mano|esposa|mulher|marido|esposo|companheir[oa]|noiv[oa]|namorad[oa]|mozao|filh[oa]|filhinh[oa]|bebe|nenem|net[oa]|netinh[oa]|melhor amig[oa]|amig[oa]|amiguinh[oa]|colega de (?:quarto|apartamento|ape)|colega|chef[ea]|patrao|patroa|gerente|prof|professora?|tia|titia|tio|titio|prim[oa]|vizinh[oa]|sogr[oa]|cunhad[oa])'

export const kin =
  '(?:mae|mamae|pai|papai|pais|irma|irmao|irmaos|avo|vo|vovo|familia|filh[oa]s?|ti[oa]s?|prim[oa]s?|sogr[oa]|cunhad[oa]|padrasto|madrasta)'
export const friend = '(?:amig[oa]s?|migas?|parceir[oa]|galera|turma|melhor amig[oa])'
export const partner =
  '(?:namorad[oa]|marido|esposa|mulher|esposo|noiv[oa]|companheir[oa]|mozao|crush|ficante|boy|mina)'
export const beast =
  '(?:gat(?:inh)?[oa]s?|cachorr(?:inh)?[oa]s?|cadel(?:a|inha)|dog|doguinho|coelh(?:inh)?[oa]|hamster|calopsita|periquito|passarinho|papagaio|tartaruga|bichinho|pet)'

export const job =
  '(?:enfermeir[oa]|tecnic[oa](?: de enfermagem| em [^,]{3,20})?|professora?|prof|medic[oa]|residente|dentista|psicolog[oa]|nutricionista|fisioterapeuta|farmaceutic[oa]|veterinari[oa]|advogad[oa]|engenheir[oa]|arquitet[oa]|designer|programadora?|desenvolvedora?|dev|analista|contador|contadora|administradora?|economista|jornalista|publicitari[oa]|fotograf[oa]|music[oa]|ator|atriz|artista|escritora?|tradutora?|bibliotecari[oa]|vendedora?|caixa|garcom|garconete|cozinheir[oa]|chef de cozinha|confeiteir[oa]|padeir[oa]|cabeleireir[oa]|manicure|barbeir[oa]|esteticista|maquiadora?|motorista(?: de (?:app|aplicativo|onibus|uber|caminhao))?|motoboy|entregadora?|caminhoneir[oa]|policial|bombeir[oa]|militar|seguranca|vigilante|porteir[oa]|faxineir[oa]|diarista|domestica|baba|cuidadora?|secretari[oa]|recepcionista|assistente|auxiliar|gerente|supervisora?|coordenadora?|diretora?|empresari[oa]|autonom[oa]|freelancer|freela|mei|estagiari[oa]|jovem aprendiz|eletricista|encanador|pedreir[oa]|marceneir[oa]|mecanic[oa]|costureir[oa]|artesa|artesao|agricultora?|agronom[oa]|biolog[oa]|quimic[oa]|pesquisadora?|servidora? public[oa]|funcionari[oa] public[oa]|bancari[oa]|corretora?|consultora?|operadora?|atendente|telemarketing|barista|bartender|personal(?: trainer)?|educador(?:a)? [^,]{3,16}|pedagog[oa]|assistente social|streamer|youtuber|influencer|social media|dona de casa|aposentad[oa]|pilot[oa]|comissari[oa]|guia|florista|tatuadora?|dubladora?|roteirista|editora?|ux|qa|dba|cientista de dados|product owner|scrum master|juiz|juiza|promotora?|oficial|escriva|perit[oa])'

/** Nouns that follow "faço", "jogo", "toco", "pratico". */
export const pastime =
  '(?:yoga|ioga|pilates|natacao|musculacao|academia|crossfit|corrida|caminhada|trilhas?|ciclismo|bike|danca(?: de salao)?|forro|bale|ballet|zumba|capoeira|judo|jiu-?jitsu|karate|muay thai|boxe|volei|basquete|handebol|tenis|futebol|futsal|surfe?|skate|patinacao|escalada|xadrez|poker|truco|domino|rpg|video ?game|violao|guitarra|piano|teclado|bateria|baixo|cavaquinho|ukulele|flauta|sax(?:ofone)?|violino|canto|coral|musica|teatro|desenho|pintura|aquarela|ceramica|croche|trico|costura|bordado|artesanato|fotografia|jardinagem|marcenaria|culinaria|confeitaria|caligrafia|origami|lego|quebra-cabeca|cosplay|voluntariado|pesca|ingles|espanhol|frances|italiano|alemao|japones|coreano|mandarim|libras|programacao)'

export const bossy =
  '(?:chef[ea]|patrao|patroa|gerente|supervisora?|coordenadora?|diretora?|gestora?|client[ea]s?|rh|lider)'
export const mate = '(?:colegas?|equipe|estagiari[oa]|time|pessoal do trabalho)'
